import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CitasModule } from '../citas/citas.module';
import { OrdersModule } from '../orders/orders.module';
import { ProductsModule } from '../products/products.module';
import { ReportesModule } from '../reportes/reportes.module';
import { ServicesModule } from '../services/services.module';
import { StoresModule } from '../stores/stores.module';
import { SystemModule } from '../system/system.module';
import { UsersModule } from '../users/users.module';
import { WorkshopsModule } from '../workshops/workshops.module';
import { CitaRatingsService } from './cita-ratings.service';
import { CommentTargets } from './comment-targets.service';
import { COMMENT, CommentSchema } from './comment.schema';
import { CommentsController } from './comments.controller';
import { CommentsRepository } from './comments.repository';
import { CommentsService } from './comments.service';
import { PurchaseProof } from './purchase-proof.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: COMMENT, schema: CommentSchema }]),
    UsersModule,
    StoresModule,
    WorkshopsModule,
    ProductsModule,
    ServicesModule,
    OrdersModule,
    CitasModule,
    ReportesModule,
    SystemModule,
  ],
  controllers: [CommentsController],
  providers: [CommentsRepository, CommentsService, CommentTargets, PurchaseProof, CitaRatingsService],
  exports: [CommentsService],
})
export class CommentsModule {}
