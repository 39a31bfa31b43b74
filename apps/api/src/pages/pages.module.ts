import { Module } from '@nestjs/common';
import { ProductsModule } from '../products/products.module';
import { ServicesModule } from '../services/services.module';
import { StoresModule } from '../stores/stores.module';
import { WorkshopsModule } from '../workshops/workshops.module';
import { CrawlersController } from './crawlers.controller';
import { PagesService } from './pages.service';
import { SitemapService } from './sitemap.service';

@Module({
  imports: [ProductsModule, StoresModule, WorkshopsModule, ServicesModule],
  controllers: [CrawlersController],
  providers: [PagesService, SitemapService],
  exports: [PagesService],
})
export class PagesModule {}
