import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogosModule } from '../../platform/catalogos/catalogos.module';
import { ReportesModule } from '../../platform/reportes/reportes.module';
import { SystemModule } from '../../platform/system/system.module';
import { UploadsModule } from '../../platform/uploads/uploads.module';
import { NegocioTools } from '../negocios/negocio-tools.service';
import { UsersModule } from '../users/users.module';
import { TALLER, TallerSchema } from './workshop.schema';
import { WorkshopReviewRepository } from './workshop-review.repository';
import { WorkshopReviews } from './workshop-review.service';
import { WorkshopsController } from './workshops.controller';
import { WorkshopsRepository } from './workshops.repository';
import { WorkshopsService } from './workshops.service';

@Module({
  imports: [
    ReportesModule,
    MongooseModule.forFeature([{ name: TALLER, schema: TallerSchema }]),
    UsersModule,
    UploadsModule,
    SystemModule,
    CatalogosModule,
  ],
  controllers: [WorkshopsController],
  providers: [NegocioTools, WorkshopsRepository, WorkshopsService, WorkshopReviewRepository, WorkshopReviews],
  exports: [WorkshopsService, WorkshopReviews],
})
export class WorkshopsModule {}
