import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ADJUNTO, AdjuntoSchema } from './attachment.schema';
import { AttachmentsRepository } from './attachments.repository';
import { AttachmentsService } from './attachments.service';
import { IMAGEN, ImagenSchema } from './imagen.schema';
import { OrphansService } from './orphans.service';
import { UploadsController } from './uploads.controller';
import { UploadsRepository } from './uploads.repository';
import { UploadsService } from './uploads.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: IMAGEN, schema: ImagenSchema },
      { name: ADJUNTO, schema: AdjuntoSchema },
    ]),
  ],
  controllers: [UploadsController],
  providers: [UploadsRepository, UploadsService, OrphansService, AttachmentsRepository, AttachmentsService],
  exports: [UploadsService, AttachmentsService],
})
export class UploadsModule {}
