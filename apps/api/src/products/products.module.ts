import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StoresModule } from '../stores/stores.module';
import { SystemModule } from '../system/system.module';
import { CatalogueVersion } from './catalogue-version.service';
import { MOVIMIENTO, MovimientoSchema } from './movement.schema';
import { MovementsRepository } from './movements.repository';
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
    SystemModule,
  ],
  providers: [ProductsRepository, MovementsRepository, CatalogueVersion, StockService, ProductsService],
  exports: [ProductsService],
})
export class ProductsModule {}
