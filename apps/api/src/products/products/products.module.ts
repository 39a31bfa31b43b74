import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StoresModule } from '../../auth/stores/stores.module';
import { UsersModule } from '../../auth/users/users.module';
import { MembresiaModule } from '../../membresia/membresia.module';
import { CatalogosModule } from '../../platform/catalogos/catalogos.module';
import { ReportesModule } from '../../platform/reportes/reportes.module';
import { SystemModule } from '../../platform/system/system.module';
import { UploadsModule } from '../../platform/uploads/uploads.module';
import { AdminProductsController } from './admin-products.controller';
import { AdminProducts } from './admin-products.service';
import { CatalogueVersion } from './catalogue-version.service';
import { FitBackfill } from './fit-backfill.service';
import { HeldProducts } from './held-products.service';
import { InventoryService } from './inventory.service';
import { MOVIMIENTO, MovimientoSchema } from './movement.schema';
import { MovementsRepository } from './movements.repository';
import { OwnProducts } from './own-products.service';
import { CAMBIO_PRECIOS, CambioPreciosSchema } from './price-change.schema';
import { PriceChangeRunner } from './price-change-runner.service';
import { PriceChangesRepository } from './price-changes.repository';
import { PriceChanges } from './price-changes.service';
import { PriceEditing } from './price-editing.service';
import { PriceSteps } from './price-steps.service';
import { PricesRepository } from './prices.repository';
import { PRODUCTO, ProductoSchema } from './product.schema';
import { ProductBulkRepository } from './product-bulk.repository';
import { ProductBulkService } from './product-bulk.service';
import { ProductCatalogos } from './product-catalogos.service';
import { ProductFiguresRepository } from './product-figures.repository';
import { ProductFiguresService } from './product-figures.service';
import { ProductHistoryRepository } from './product-history.repository';
import { CAMBIO_PRODUCTO, CambioProductoSchema } from './product-history.schema';
import { ProductHistory } from './product-history.service';
import { ProductListsRepository } from './product-lists.repository';
import { ProductReferences } from './product-references.service';
import { ProductReports } from './product-reports.service';
import { ProductStockRepository } from './product-stock.repository';
import { ProductsController } from './products.controller';
import { ProductsRepository } from './products.repository';
import { ProductsService } from './products.service';
import { PromotedPrices } from './promoted-prices.service';
import { StockService } from './stock.service';
import { StockHistoryService } from './stock-history.service';

@Module({
  imports: [
    ReportesModule,
    MongooseModule.forFeature([
      { name: PRODUCTO, schema: ProductoSchema },
      { name: MOVIMIENTO, schema: MovimientoSchema },
      { name: CAMBIO_PRECIOS, schema: CambioPreciosSchema },
      { name: CAMBIO_PRODUCTO, schema: CambioProductoSchema },
    ]),
    MembresiaModule,
    CatalogosModule,
    StoresModule,
    SystemModule,
    UploadsModule,
    UsersModule,
  ],
  controllers: [ProductsController, AdminProductsController],
  providers: [
    ProductReports,
    ProductsRepository,
    ProductListsRepository,
    ProductStockRepository,
    ProductFiguresRepository,
    MovementsRepository,
    CatalogueVersion,
    StockService,
    StockHistoryService,
    PriceChanges,
    PriceEditing,
    PriceChangeRunner,
    PriceSteps,
    PriceChangesRepository,
    PricesRepository,
    PromotedPrices,
    FitBackfill,
    HeldProducts,
    ProductReferences,
    ProductCatalogos,
    ProductsService,
    OwnProducts,
    ProductHistoryRepository,
    ProductHistory,
    AdminProducts,
    InventoryService,
    ProductBulkRepository,
    ProductBulkService,
    ProductFiguresService,
  ],
  exports: [
    HeldProducts,
    ProductReferences,
    ProductsService,
    ProductBulkService,
    ProductFiguresService,
    PromotedPrices,
    StockHistoryService,
    CatalogueVersion,
  ],
})
export class ProductsModule {}
