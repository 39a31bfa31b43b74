import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MembresiaModule } from '../../membresia/membresia.module';
import { CatalogosModule } from '../../platform/catalogos/catalogos.module';
import { SystemModule } from '../../platform/system/system.module';
import { UploadsModule } from '../../platform/uploads/uploads.module';
import { WorkshopsModule } from '../../auth/workshops/workshops.module';
import { AvailableServicesRepository } from './available-services.repository';
import { SERVICIO, ServicioSchema } from './service.schema';
import { OwnServices } from './own-services.service';
import { ServiceLimitService } from './service-limit.service';
import { ServiceCatalogosRepository } from './service-catalogos.repository';
import { ServiceCatalogos } from './service-catalogos.service';
import { ServicesController } from './services.controller';
import { ServicePrices } from './service-prices.service';
import { ServicePricesRepository } from './service-prices.repository';
import { ServicesRepository } from './services.repository';
import { ServicesService } from './services.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: SERVICIO, schema: ServicioSchema }]),
    MembresiaModule,
    CatalogosModule,
    WorkshopsModule,
    SystemModule,
    UploadsModule,
  ],
  controllers: [ServicesController],
  providers: [
    AvailableServicesRepository,
    ServiceLimitService,
    ServicesRepository,
    ServicePricesRepository,
    ServicePrices,
    ServicesService,
    OwnServices,
    ServiceCatalogos,
    ServiceCatalogosRepository,
  ],
  exports: [ServicesService, ServicePrices],
})
export class ServicesModule {}
