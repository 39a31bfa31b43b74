import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MembresiaModule } from '../../membresia/membresia.module';
import { SystemModule } from '../../platform/system/system.module';
import { UploadsModule } from '../../platform/uploads/uploads.module';
import { ProductsModule } from '../products/products.module';
import { ExportsService } from './exports.service';
import { IMPORTACION, ImportacionSchema } from './import.schema';
import { ImportAddressesService } from './import-addresses.service';
import { ImportCheckService } from './import-check.service';
import { ARCHIVO_IMPORTACION, ArchivoSchema } from './import-file.schema';
import { ImportFilesRepository } from './import-files.repository';
import { ImportMatchingService } from './import-matching.service';
import { FOTO_IMPORTACION, FotoSchema } from './import-picture.schema';
import { ImportPicturesRepository } from './import-pictures.repository';
import { ImportPicturesService } from './import-pictures.service';
import { ImportQuestionsService } from './import-questions.service';
import { FILA_IMPORTACION, FilaSchema } from './import-row.schema';
import { ImportRowsRepository } from './import-rows.repository';
import { ImportRunnerService } from './import-runner.service';
import { ImportUndoService } from './import-undo.service';
import { ImportUploadService } from './import-upload.service';
import { ImportZipService } from './import-zip.service';
import { ImportsRepository } from './imports.repository';
import { ImportsService } from './imports.service';
import { EMPAREJAMIENTO, KeptMatchingSchema } from './kept-matching.schema';
import { KeptMatchingsRepository } from './kept-matchings.repository';
import { ProductImportsController } from './product-imports.controller';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: IMPORTACION, schema: ImportacionSchema },
      { name: FILA_IMPORTACION, schema: FilaSchema },
      { name: ARCHIVO_IMPORTACION, schema: ArchivoSchema },
      { name: FOTO_IMPORTACION, schema: FotoSchema },
      { name: EMPAREJAMIENTO, schema: KeptMatchingSchema },
    ]),
    MembresiaModule,
    ProductsModule,
    SystemModule,
    UploadsModule,
  ],
  controllers: [ProductImportsController],
  providers: [
    ImportsRepository,
    ImportRowsRepository,
    ImportFilesRepository,
    ImportPicturesRepository,
    ImportPicturesService,
    ImportZipService,
    ImportAddressesService,
    KeptMatchingsRepository,
    ImportMatchingService,
    ImportCheckService,
    ImportQuestionsService,
    ImportUploadService,
    ImportRunnerService,
    ImportUndoService,
    ImportsService,
    ExportsService,
  ],
  exports: [ImportsService],
})
export class ProductImportsModule {}
