import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogosModule } from '../../platform/catalogos/catalogos.module';
import { GarajeCatalogos } from './garaje-catalogos.service';
import { GarajeController } from './garaje.controller';
import { GARAJE, GarajeSchema } from './garaje.schema';
import { GarajeRepository } from './garaje.repository';
import { GarajeService } from './garaje.service';

@Module({
  imports: [CatalogosModule, MongooseModule.forFeature([{ name: GARAJE, schema: GarajeSchema }])],
  controllers: [GarajeController],
  providers: [GarajeRepository, GarajeService, GarajeCatalogos],
  exports: [GarajeService],
})
export class GarajeModule {}
