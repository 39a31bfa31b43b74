import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StoresModule } from '../../auth/stores/stores.module';
import { UsersModule } from '../../auth/users/users.module';
import { WorkshopsModule } from '../../auth/workshops/workshops.module';
import { ReportesModule } from '../../platform/reportes/reportes.module';
import { SystemModule } from '../../platform/system/system.module';
import { ProductsModule } from '../products/products.module';
import { ServicesModule } from '../services/services.module';
import { AdminCommentsController } from './admin-comments.controller';
import { COMMENT, CommentSchema } from './comment.schema';
import { CommentReports } from './comment-reports.service';
import { CommentTargets } from './comment-targets.service';
import { CommentsController } from './comments.controller';
import { CommentsRepository } from './comments.repository';
import { CommentsService } from './comments.service';
import { CommentModerationRepository } from './moderation.repository';
import { ModerationService } from './moderation.service';
import { PurchaseProof } from './purchase-proof.service';
import { ReviewCardsService } from './review-cards.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: COMMENT, schema: CommentSchema }]),
    UsersModule,
    StoresModule,
    WorkshopsModule,
    ProductsModule,
    ServicesModule,
    ReportesModule,
    SystemModule,
  ],
  controllers: [AdminCommentsController, CommentsController],
  providers: [
    CommentsRepository,
    CommentsService,
    CommentTargets,
    PurchaseProof,
    CommentModerationRepository,
    ModerationService,
    ReviewCardsService,
    CommentReports,
  ],
  exports: [CommentsService, ModerationService, PurchaseProof],
})
export class CommentsModule {}
