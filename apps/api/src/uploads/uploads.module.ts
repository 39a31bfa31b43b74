import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { IMAGEN, ImagenSchema } from './imagen.schema';
import { OrphansService } from './orphans.service';
import { UploadsController } from './uploads.controller';
import { UploadsRepository } from './uploads.repository';
import { UploadsService } from './uploads.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: IMAGEN, schema: ImagenSchema }])],
  controllers: [UploadsController],
  providers: [UploadsRepository, UploadsService, OrphansService],
  exports: [UploadsService],
})
export class UploadsModule {}
