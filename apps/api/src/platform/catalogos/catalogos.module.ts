import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CAMBIO_CATALOGO, CambioCatalogoSchema } from './cambio.schema';
import { CambiosRepository } from './cambios.repository';
import { CATALOGO, CatalogoSchema } from './catalogo.schema';
import { CatalogoHolders } from './catalogo-holders.service';
import { CatalogoRunner } from './catalogo-runner.service';
import { CatalogoViews } from './catalogo-views.service';
import { CatalogosController } from './catalogos.controller';
import { CatalogosRepository } from './catalogos.repository';
import { CatalogosService } from './catalogos.service';
import { LiveCatalogos } from './live-catalogos.service';
import { SINONIMOS, SinonimosSchema } from './sinonimo.schema';
import { SinonimosRepository } from './sinonimos.repository';
import { SinonimosService } from './sinonimos.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: CATALOGO, schema: CatalogoSchema },
      { name: CAMBIO_CATALOGO, schema: CambioCatalogoSchema },
      { name: SINONIMOS, schema: SinonimosSchema },
    ]),
  ],
  controllers: [CatalogosController],
  providers: [
    CatalogosRepository,
    CambiosRepository,
    SinonimosRepository,
    LiveCatalogos,
    CatalogoHolders,
    CatalogoRunner,
    CatalogoViews,
    CatalogosService,
    SinonimosService,
  ],
  exports: [LiveCatalogos, CatalogoHolders, CatalogosService, SinonimosService],
})
export class CatalogosModule {}
