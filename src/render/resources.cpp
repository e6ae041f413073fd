#include "render/resources.h"

#include <QtGlobal>

void initRenderResources()
{
    Q_INIT_RESOURCE(render);
}
