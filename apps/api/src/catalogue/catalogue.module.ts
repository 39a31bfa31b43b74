import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PRODUCTO, ProductoSchema } from '../products/product.schema';
import { ProductsModule } from '../products/products.module';
import { ServicesModule } from '../services/services.module';
import { StoresModule } from '../stores/stores.module';
import { SystemModule } from '../system/system.module';
import { WorkshopsModule } from '../workshops/workshops.module';
import { CatalogueCache } from './catalogue-cache.service';
import { CatalogueController } from './catalogue.controller';
import { CatalogueRepository } from './catalogue.repository';
import { CatalogueService } from './catalogue.service';
import { SearchController } from './search.controller';
import { SearchService } from './search.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: PRODUCTO, schema: ProductoSchema }]),
    ProductsModule,
    ServicesModule,
    StoresModule,
    SystemModule,
    WorkshopsModule,
  ],
  controllers: [CatalogueController, SearchController],
  providers: [CatalogueRepository, CatalogueCache, CatalogueService, SearchService],
  exports: [CatalogueService],
})
export class CatalogueModule {}
