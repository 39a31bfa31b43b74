import { Module } from '@nestjs/common';
import { CommentsModule } from '../comments/comments.module';
import { ProductsModule } from '../products/products.module';
import { ServicesModule } from '../services/services.module';
import { StoresModule } from '../stores/stores.module';
import { WorkshopsModule } from '../workshops/workshops.module';
import { ProfilesController } from './profiles.controller';
import { ProfilesService } from './profiles.service';

@Module({
  imports: [StoresModule, WorkshopsModule, ProductsModule, ServicesModule, CommentsModule],
  controllers: [ProfilesController],
  providers: [ProfilesService],
})
export class ProfilesModule {}
