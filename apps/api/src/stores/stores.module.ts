import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogosModule } from '../catalogos/catalogos.module';
import { SystemModule } from '../system/system.module';
import { UploadsModule } from '../uploads/uploads.module';
import { UsersModule } from '../users/users.module';
import { TIENDA, TiendaSchema } from './store.schema';
import { StoreReviewRepository } from './store-review.repository';
import { StoreReviews } from './store-review.service';
import { StoresController } from './stores.controller';
import { StoresRepository } from './stores.repository';
import { StoresService } from './stores.service';
import { StoreCopies } from './store-copies.service';
import { StoreReports } from './store-reports.service';
import { ReportesModule } from '../reportes/reportes.module';

@Module({
  imports: [
    ReportesModule,
    MongooseModule.forFeature([{ name: TIENDA, schema: TiendaSchema }]),
    UsersModule,
    UploadsModule,
    SystemModule,
    CatalogosModule,
  ],
  controllers: [StoresController],
  providers: [StoresRepository, StoreCopies, StoresService, StoreReviewRepository, StoreReviews, StoreReports],
  exports: [StoresService, StoreReviews],
})
export class StoresModule {}
