import { Module } from '@nestjs/common';
import { ProductsModule } from '../products/products.module';
import { ServicesModule } from '../services/services.module';
import { StoresModule } from '../stores/stores.module';
import { WorkshopsModule } from '../workshops/workshops.module';
import { SearchController } from './search.controller';
import { SearchService } from './search.service';

@Module({
  imports: [ProductsModule, StoresModule, WorkshopsModule, ServicesModule],
  controllers: [SearchController],
  providers: [SearchService],
})
export class SearchModule {}
