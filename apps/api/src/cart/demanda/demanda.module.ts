import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StoresModule } from '../../auth/stores/stores.module';
import { OrdersModule } from '../../orders/orders/orders.module';
import { CatalogueModule } from '../../products/catalogue/catalogue.module';
import { ProductsModule } from '../../products/products/products.module';
import { SolicitudesModule } from '../solicitudes/solicitudes.module';
import { BUSQUEDA, BusquedaSchema } from './busqueda.schema';
import { BusquedasRepository } from './busquedas.repository';
import { DemandaController } from './demanda.controller';
import { DemandaRepository } from './demanda.repository';
import { DEMANDA, DemandaSchema } from './demanda.schema';
import { MonthFiguresService } from './month-figures.service';
import { ReorderService } from './reorder.service';
import { TallyService } from './tally.service';
import { WantedService } from './wanted.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: DEMANDA, schema: DemandaSchema },
      { name: BUSQUEDA, schema: BusquedaSchema },
    ]),
    CatalogueModule,
    OrdersModule,
    ProductsModule,
    SolicitudesModule,
    StoresModule,
  ],
  controllers: [DemandaController],
  providers: [DemandaRepository, BusquedasRepository, TallyService, MonthFiguresService, WantedService, ReorderService],
  exports: [TallyService],
})
export class DemandaModule {}
