import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProductsModule } from '../products/products.module';
import { ReportesModule } from '../reportes/reportes.module';
import { SystemModule } from '../system/system.module';
import { UsersModule } from '../users/users.module';
import { PREGUNTA, PreguntaSchema } from './pregunta.schema';
import { PreguntasController } from './preguntas.controller';
import { PreguntasRepository } from './preguntas.repository';
import { PreguntasService } from './preguntas.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: PREGUNTA, schema: PreguntaSchema }]),
    ProductsModule,
    UsersModule,
    ReportesModule,
    SystemModule,
  ],
  controllers: [PreguntasController],
  providers: [PreguntasRepository, PreguntasService],
  exports: [PreguntasService],
})
export class PreguntasModule {}
