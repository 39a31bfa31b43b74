import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Tx } from '../platform/database/transactions';
import { REPORTE, type ReporteDoc } from './reporte.schema';

export type NuevoReporte = Pick<ReporteDoc, 'objeto' | 'motivo'> & { objetoId: string; usuarioId: string };

@Injectable()
export class ReportesRepository {
  constructor(@InjectModel(REPORTE) private readonly model: Model<ReporteDoc>) {}

  /** Stores a report; null when this person has reported this before, and MongoDB's 11000 when she does so at the same moment. */
  async insertNew(data: NuevoReporte, tx: Tx): Promise<ReporteDoc | null> {
    const { objeto, objetoId, usuarioId } = data;
    if (await this.model.exists({ objetoId, objeto, usuarioId }).session(tx)) return null;
    const [doc] = await this.model.create([data as never], { session: tx });
    return doc!.toObject();
  }
}
