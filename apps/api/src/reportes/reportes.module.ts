import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { REPORTE, ReporteSchema } from './reporte.schema';
import { ReportesRepository } from './reportes.repository';
import { ReportesService } from './reportes.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: REPORTE, schema: ReporteSchema }])],
  providers: [ReportesRepository, ReportesService],
  exports: [ReportesService],
})
export class ReportesModule {}
