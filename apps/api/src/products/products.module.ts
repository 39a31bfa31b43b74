import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StoresModule } from '../stores/stores.module';
import { SystemModule } from '../system/system.module';
import { CatalogueCache } from './catalogue-cache.service';
import { CatalogueRepository } from './catalogue.repository';
import { CatalogueService } from './catalogue.service';
import { CatalogueVersion } from './catalogue-version.service';
import { FitBackfill } from './fit-backfill.service';
import { Freshness } from './freshness.service';
import { MOVIMIENTO, MovimientoSchema } from './movement.schema';
import { MovementsRepository } from './movements.repository';
import { PriceSweep } from './price-sweep.service';
import { PRODUCTO, ProductoSchema } from './product.schema';
import { ProductsController } from './products.controller';
import { ProductsRepository } from './products.repository';
import { ProductsService } from './products.service';
import { StockService } from './stock.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: PRODUCTO, schema: ProductoSchema },
      { name: MOVIMIENTO, schema: MovimientoSchema },
    ]),
    StoresModule,
    SystemModule,
  ],
  controllers: [ProductsController],
  providers: [
    ProductsRepository,
    MovementsRepository,
    CatalogueRepository,
    CatalogueVersion,
    CatalogueCache,
    Freshness,
    StockService,
    PriceSweep,
    FitBackfill,
    ProductsService,
    CatalogueService,
  ],
  exports: [ProductsService, CatalogueService],
})
export class ProductsModule {}
