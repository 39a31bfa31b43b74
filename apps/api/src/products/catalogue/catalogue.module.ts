import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StoresModule } from '../../auth/stores/stores.module';
import { WorkshopsModule } from '../../auth/workshops/workshops.module';
import { CatalogosModule } from '../../platform/catalogos/catalogos.module';
import { SystemModule } from '../../platform/system/system.module';
import { PRODUCTO, ProductoSchema } from '../products/product.schema';
import { ProductsModule } from '../products/products.module';
import { SearchModule } from '../search/search.module';
import { ServicesModule } from '../services/services.module';
import { CardTexts } from './card-texts.service';
import { CatalogueController } from './catalogue.controller';
import { CatalogueRepository } from './catalogue.repository';
import { CatalogueService } from './catalogue.service';
import { SearchController } from './search.controller';
import { SearchService } from './search.service';
import { SearchTerms } from './search-terms.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: PRODUCTO, schema: ProductoSchema }]),
    CatalogosModule,
    ProductsModule,
    SearchModule,
    ServicesModule,
    StoresModule,
    SystemModule,
    WorkshopsModule,
  ],
  controllers: [CatalogueController, SearchController],
  providers: [CardTexts, CatalogueRepository, CatalogueService, SearchService, SearchTerms],
  exports: [CatalogueService],
})
export class CatalogueModule {}
