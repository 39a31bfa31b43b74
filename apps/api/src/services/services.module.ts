import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SystemModule } from '../system/system.module';
import { UploadsModule } from '../uploads/uploads.module';
import { WorkshopsModule } from '../workshops/workshops.module';
import { SERVICIO, ServicioSchema } from './service.schema';
import { OwnServices } from './own-services.service';
import { ServicesController } from './services.controller';
import { ServicePrices } from './service-prices.service';
import { ServicePricesRepository } from './service-prices.repository';
import { ServicesRepository } from './services.repository';
import { ServicesService } from './services.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: SERVICIO, schema: ServicioSchema }]),
    WorkshopsModule,
    SystemModule,
    UploadsModule,
  ],
  controllers: [ServicesController],
  providers: [ServicesRepository, ServicePricesRepository, ServicePrices, ServicesService, OwnServices],
  exports: [ServicesService, ServicePrices],
})
export class ServicesModule {}
