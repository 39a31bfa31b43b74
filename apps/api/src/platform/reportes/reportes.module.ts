import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AdminReportesController } from './admin-reportes.controller';
import { CaseCardsService } from './case-cards.service';
import { CaseStepsRepository } from './case-steps.repository';
import { CasesRepository } from './cases.repository';
import { CasesService } from './cases.service';
import { CasesOfficeService } from './cases-office.service';
import { CASO, CasoSchema } from './caso.schema';
import { ModerationTools } from './content-moderation.service';
import { MIRADA, MiradaSchema } from './mirada.schema';
import { MiradasRepository } from './miradas.repository';
import { ReportTargets } from './report-targets.service';
import { ReportViewsService } from './report-views.service';
import { REPORTE, ReporteSchema } from './reporte.schema';
import { ReportesController } from './reportes.controller';
import { ReportesRepository } from './reportes.repository';
import { ReportesService } from './reportes.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: REPORTE, schema: ReporteSchema },
      { name: CASO, schema: CasoSchema },
      { name: MIRADA, schema: MiradaSchema },
    ]),
  ],
  controllers: [AdminReportesController, ReportesController],
  providers: [
    ReportesRepository,
    CasesRepository,
    CaseStepsRepository,
    MiradasRepository,
    ReportTargets,
    ReportesService,
    CasesService,
    CaseCardsService,
    CasesOfficeService,
    ReportViewsService,
    ModerationTools,
  ],
  exports: [ModerationTools, ReportesService, ReportTargets, CasesService, ReportViewsService],
})
export class ReportesModule {}
