import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { WorkshopsModule } from '../../auth/workshops/workshops.module';
import { MembresiaModule } from '../../membresia/membresia.module';
import { CatalogosModule } from '../../platform/catalogos/catalogos.module';
import { SystemModule } from '../../platform/system/system.module';
import { UploadsModule } from '../../platform/uploads/uploads.module';
import { OwnServices } from './own-services.service';
import { SERVICIO, ServicioSchema } from './service.schema';
import { ServiceCardsRepository } from './service-cards.repository';
import { ServiceCards } from './service-cards.service';
import { ServiceCatalogosRepository } from './service-catalogos.repository';
import { ServiceCatalogos } from './service-catalogos.service';
import { ServicePrices } from './service-prices.service';
import { ServicesController } from './services.controller';
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
    ServicesRepository,
    ServicePrices,
    ServicesService,
    OwnServices,
    ServiceCards,
    ServiceCardsRepository,
    ServiceCatalogos,
    ServiceCatalogosRepository,
  ],
  exports: [ServicesService, ServicePrices],
})
export class ServicesModule {}
