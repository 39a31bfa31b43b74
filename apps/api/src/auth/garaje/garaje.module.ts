import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogosModule } from '../../platform/catalogos/catalogos.module';
import { GarajeController } from './garaje.controller';
import { GarajeRepository } from './garaje.repository';
import { GARAJE, GarajeSchema } from './garaje.schema';
import { GarajeService } from './garaje.service';
import { GarajeCatalogos } from './garaje-catalogos.service';

@Module({
  imports: [CatalogosModule, MongooseModule.forFeature([{ name: GARAJE, schema: GarajeSchema }])],
  controllers: [GarajeController],
  providers: [GarajeRepository, GarajeService, GarajeCatalogos],
  exports: [GarajeService],
})
export class GarajeModule {}
