import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogosModule } from '../../platform/catalogos/catalogos.module';
import { ReportesModule } from '../../platform/reportes/reportes.module';
import { SystemModule } from '../../platform/system/system.module';
import { UploadsModule } from '../../platform/uploads/uploads.module';
import { NegocioTools } from '../negocios/negocio-tools.service';
import { UsersModule } from '../users/users.module';
import { TIENDA, TiendaSchema } from './store.schema';
import { StoreReviewRepository } from './store-review.repository';
import { StoreReviews } from './store-review.service';
import { StoresController } from './stores.controller';
import { StoresRepository } from './stores.repository';
import { StoresService } from './stores.service';

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
  providers: [NegocioTools, StoresRepository, StoresService, StoreReviewRepository, StoreReviews],
  exports: [StoresService, StoreReviews],
})
export class StoresModule {}
