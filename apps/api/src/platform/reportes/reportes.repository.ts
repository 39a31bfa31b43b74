import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ObjetoReporte } from '@tuerca/contracts/platform/reportes/objects';
import type { Tx } from '../database/transactions';
import { REPORTE, type ReporteDoc } from './reporte.schema';

type NuevoReporte = Pick<ReporteDoc, 'objeto' | 'tipo' | 'motivo'> &
  Record<'objetoId' | 'usuarioId' | 'casoId', string>;

/** Reports, one document per person and thing. */
@Injectable()
export class ReportesRepository {
  constructor(@InjectModel(REPORTE) private readonly model: Model<ReporteDoc>) {}

  /** Whether this person has reported this before. */
  async has(usuarioId: string, objeto: ObjetoReporte, objetoId: string, tx: Tx): Promise<boolean> {
    return (await this.model.exists({ objetoId, objeto, usuarioId }).session(tx)) !== null;
  }

  /** Throws MongoDB's 11000 when this person reports the same at the same moment. */
  async insert(data: NuevoReporte, tx: Tx): Promise<ReporteDoc> {
    const [doc] = await this.model.create([data], { session: tx });
    return doc!.toObject();
  }

  /** The reports of a case, oldest first. */
  findByCase(casoId: string, limit: number): Promise<ReporteDoc[]> {
    return this.model.find({ casoId }).sort({ createdAt: 1 }).limit(limit).lean().exec();
  }

  /** Closes the reports of a case; who had filed them. */
  async settle(casoId: string, tx: Tx): Promise<string[]> {
    await this.model.updateMany({ casoId, estado: 'pendiente' }, { $set: { estado: 'resuelto' } }, { session: tx });
    const docs = await this.model.find({ casoId }, { usuarioId: 1 }).session(tx).lean().exec();
    return docs.map(({ usuarioId }) => String(usuarioId));
  }
}
