import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogosModule } from '../../platform/catalogos/catalogos.module';
import { GarajeController } from './garaje.controller';
import { GarajeRepository } from './garaje.repository';
import { GARAJE, GarajeSchema } from './garaje.schema';
import { GarajeService } from './garaje.service';

@Module({
  imports: [CatalogosModule, MongooseModule.forFeature([{ name: GARAJE, schema: GarajeSchema }])],
  controllers: [GarajeController],
  providers: [GarajeRepository, GarajeService],
  exports: [GarajeService],
})
export class GarajeModule {}
