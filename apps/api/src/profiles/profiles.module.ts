import { Module } from '@nestjs/common';
import { CommentsModule } from '../comments/comments.module';
import { CatalogueModule } from '../catalogue/catalogue.module';
import { PromotionsModule } from '../promotions/promotions.module';
import { StoresModule } from '../stores/stores.module';
import { WorkshopsModule } from '../workshops/workshops.module';
import { ProfilesController } from './profiles.controller';
import { ProfilesService } from './profiles.service';

@Module({
  imports: [StoresModule, WorkshopsModule, CatalogueModule, PromotionsModule, CommentsModule],
  controllers: [ProfilesController],
  providers: [ProfilesService],
})
export class ProfilesModule {}
