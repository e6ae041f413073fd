#include "project/resources.h"

#include <QtGlobal>

void initProjectResources()
{
    Q_INIT_RESOURCE(samples);
}
