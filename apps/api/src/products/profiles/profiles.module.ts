import { Module } from '@nestjs/common';
import { StoresModule } from '../../auth/stores/stores.module';
import { UsersModule } from '../../auth/users/users.module';
import { WorkshopsModule } from '../../auth/workshops/workshops.module';
import { CatalogueModule } from '../catalogue/catalogue.module';
import { CommentsModule } from '../comments/comments.module';
import { ProductsModule } from '../products/products.module';
import { PromotionsModule } from '../promotions/promotions.module';
import { ServicesModule } from '../services/services.module';
import { OwnReview } from './own-review.service';
import { ProfilesController } from './profiles.controller';
import { ProfilesService } from './profiles.service';

@Module({
  imports: [
    StoresModule,
    WorkshopsModule,
    CatalogueModule,
    PromotionsModule,
    CommentsModule,
    ProductsModule,
    ServicesModule,
    UsersModule,
  ],
  controllers: [ProfilesController],
  providers: [ProfilesService, OwnReview],
})
export class ProfilesModule {}
