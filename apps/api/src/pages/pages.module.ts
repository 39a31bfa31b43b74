import { Module } from '@nestjs/common';
import { StoresModule } from '../auth/stores/stores.module';
import { WorkshopsModule } from '../auth/workshops/workshops.module';
import { SystemModule } from '../platform/system/system.module';
import { ProductsModule } from '../products/products/products.module';
import { ServicesModule } from '../products/services/services.module';
import { CrawlersController } from './crawlers.controller';
import { PagesService } from './pages.service';
import { SitemapService } from './sitemap.service';

@Module({
  imports: [ProductsModule, StoresModule, WorkshopsModule, ServicesModule, SystemModule],
  controllers: [CrawlersController],
  providers: [PagesService, SitemapService],
  exports: [PagesService],
})
export class PagesModule {}
