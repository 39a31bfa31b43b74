import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UsersModule } from '../../auth/users/users.module';
import { ReportesModule } from '../../platform/reportes/reportes.module';
import { SystemModule } from '../../platform/system/system.module';
import { ProductsModule } from '../products/products.module';
import { AdminPreguntasController } from './admin-preguntas.controller';
import { QuestionModerationRepository } from './moderation.repository';
import { QuestionModerationService } from './moderation.service';
import { PREGUNTA, PreguntaSchema } from './pregunta.schema';
import { PreguntasController } from './preguntas.controller';
import { PreguntasRepository } from './preguntas.repository';
import { PreguntasService } from './preguntas.service';
import { QuestionCardsService } from './question-cards.service';
import { QuestionReports } from './question-reports.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: PREGUNTA, schema: PreguntaSchema }]),
    ProductsModule,
    UsersModule,
    ReportesModule,
    SystemModule,
  ],
  controllers: [AdminPreguntasController, PreguntasController],
  providers: [
    PreguntasRepository,
    PreguntasService,
    QuestionModerationRepository,
    QuestionModerationService,
    QuestionCardsService,
    QuestionReports,
  ],
  exports: [PreguntasService, QuestionModerationService],
})
export class PreguntasModule {}
