import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { REPORTE, type ReporteDoc } from './reporte.schema';

export type NuevoReporte = Pick<ReporteDoc, 'objeto' | 'motivo'> & { objetoId: string; usuarioId: string };

@Injectable()
export class ReportesRepository {
  constructor(@InjectModel(REPORTE) private readonly model: Model<ReporteDoc>) {}

  /** Stores a report; null when this person has reported this before. */
  async insert(data: NuevoReporte): Promise<ReporteDoc | null> {
    try {
      return (await this.model.create(data as never)).toObject();
    } catch (error) {
      if ((error as { code?: number }).code === 11000) return null;
      throw error;
    }
  }
}
