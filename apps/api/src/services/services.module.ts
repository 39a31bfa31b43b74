import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SystemModule } from '../system/system.module';
import { UploadsModule } from '../uploads/uploads.module';
import { WorkshopsModule } from '../workshops/workshops.module';
import { SERVICIO, ServicioSchema } from './service.schema';
import { OwnServices } from './own-services.service';
import { ServicesController } from './services.controller';
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
  providers: [ServicesRepository, ServicesService, OwnServices],
  exports: [ServicesService],
})
export class ServicesModule {}
