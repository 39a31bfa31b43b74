import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StoresModule } from '../stores/stores.module';
import { CatalogueVersion } from './catalogue-version.service';
import { FitBackfill } from './fit-backfill.service';
import { MOVIMIENTO, MovimientoSchema } from './movement.schema';
import { MovementsRepository } from './movements.repository';
import { PriceSweep } from './price-sweep.service';
import { PRODUCTO, ProductoSchema } from './product.schema';
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
  ],
  providers: [
    ProductsRepository,
    MovementsRepository,
    CatalogueVersion,
    StockService,
    PriceSweep,
    FitBackfill,
    ProductsService,
  ],
  exports: [ProductsService, CatalogueVersion],
})
export class ProductsModule {}
