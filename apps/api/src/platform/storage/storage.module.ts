import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AvifService } from './avif.service';
import { DiskSpaceService } from './disk-space.service';
import { INSTANCIA, InstanciaSchema } from './instance.schema';
import { InstancesRepository } from './instances.repository';
import { MediaController } from './media.controller';
import { SharedFolder } from './shared-folder.service';
import { StorageService } from './storage.service';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: INSTANCIA, schema: InstanciaSchema }])],
  controllers: [MediaController],
  providers: [StorageService, AvifService, InstancesRepository, SharedFolder, DiskSpaceService],
  exports: [StorageService, SharedFolder, DiskSpaceService],
})
export class StorageModule {}
