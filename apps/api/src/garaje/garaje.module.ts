import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { GarajeController } from './garaje.controller';
import { GARAJE, GarajeSchema } from './garaje.schema';
import { GarajeRepository } from './garaje.repository';
import { GarajeService } from './garaje.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: GARAJE, schema: GarajeSchema }])],
  controllers: [GarajeController],
  providers: [GarajeRepository, GarajeService],
  exports: [GarajeService],
})
export class GarajeModule {}
