import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StoresModule } from '../stores/stores.module';
import { SystemModule } from '../system/system.module';
import { UploadsModule } from '../uploads/uploads.module';
import { UsersModule } from '../users/users.module';
import { CatalogueVersion } from './catalogue-version.service';
import { FitBackfill } from './fit-backfill.service';
import { InventoryService } from './inventory.service';
import { MOVIMIENTO, MovimientoSchema } from './movement.schema';
import { MovementsRepository } from './movements.repository';
import { OwnCounts } from './own-counts.service';
import { OwnProductsRepository } from './own-products.repository';
import { OwnProducts } from './own-products.service';
import { ProductFiguresService } from './product-figures.service';
import { ProductBulkRepository } from './product-bulk.repository';
import { ProductBulkService } from './product-bulk.service';
import { PriceSweep } from './price-sweep.service';
import { PricesRepository } from './prices.repository';
import { PRODUCTO, ProductoSchema } from './product.schema';
import { ProductsController } from './products.controller';
import { ProductsRepository } from './products.repository';
import { PromotedPrices } from './promoted-prices.service';
import { ProductsService } from './products.service';
import { StockHistoryService } from './stock-history.service';
import { StockService } from './stock.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: PRODUCTO, schema: ProductoSchema },
      { name: MOVIMIENTO, schema: MovimientoSchema },
    ]),
    StoresModule,
    SystemModule,
    UploadsModule,
    UsersModule,
  ],
  controllers: [ProductsController],
  providers: [
    ProductsRepository,
    OwnProductsRepository,
    OwnCounts,
    MovementsRepository,
    CatalogueVersion,
    StockService,
    StockHistoryService,
    PriceSweep,
    PricesRepository,
    PromotedPrices,
    FitBackfill,
    ProductsService,
    OwnProducts,
    InventoryService,
    ProductBulkRepository,
    ProductBulkService,
    ProductFiguresService,
  ],
  exports: [
    ProductsService,
    ProductBulkService,
    ProductFiguresService,
    PromotedPrices,
    StockHistoryService,
    CatalogueVersion,
  ],
})
export class ProductsModule {}
