#include "app/application.h"

int main(int argc, char** argv)
{
    return zonewright::runEditor(argc, argv);
}
