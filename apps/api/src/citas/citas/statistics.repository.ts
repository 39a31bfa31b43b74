import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model, type PipelineStage } from 'mongoose';
import type { EstadoCita } from '@tuerca/contracts/citas/citas/states';
import { toId } from '../../platform/database/object-id';
import { $ne } from '../../platform/database/operators';
import { CITA, type CitaDoc } from './cita.schema';
import { isEstado, sumIf } from './estado-sums';

export interface RankRow {
  _id: mongoose.Types.ObjectId;
  nombre: string;
  total: number;
  ingresos: number;
}
/** Figures of a workshop's appointments. */
@Injectable()
export class WorkshopStatisticsRepository {
  constructor(@InjectModel(CITA) private readonly model: Model<CitaDoc>) {}

  /** Counts the appointments in each state; absent states have none. */
  async countByEstado(tallerId: string): Promise<Map<EstadoCita, number>> {
    const rows = await this.model.aggregate<{ _id: EstadoCita; total: number }>([
      { $match: { tallerId: toId(tallerId) } },
      { $group: { _id: '$estado', total: { $sum: 1 } } },
    ]);
    return new Map(rows.map(({ _id, total }) => [_id, total]));
  }

  /** All completed appointments: how many, what they earned (céntimos of Bs.), from how many clients. */
  async completed(tallerId: string): Promise<{ total: number; ingresos: number; clientes: number }> {
    const [row] = await this.model.aggregate<{ total: number; ingresos: number; clientes: number }>([
      { $match: { tallerId: toId(tallerId), estado: 'completada' } },
      { $group: { _id: '$clienteId', total: { $sum: 1 }, ingresos: { $sum: '$precioFinalBs' } } },
      { $group: { _id: null, total: { $sum: '$total' }, ingresos: { $sum: '$ingresos' }, clientes: { $sum: 1 } } },
    ]);
    return row ?? { total: 0, ingresos: 0, clientes: 0 };
  }

  countBetween(tallerId: string, from: Date, until: Date): Promise<number> {
    return this.model
      .countDocuments({
        tallerId,
        fechaHora: mongoose.trusted({ $gte: from, $lt: until }),
        estado: $ne('cancelada'),
      })
      .exec();
  }

  /** Appointments by the stretch in which they were to begin; each boundary is a beginning, the last one an end. */
  booked(tallerId: string, boundaries: readonly Date[]): Promise<{ _id: Date; citas: number; canceladas: number }[]> {
    return this.model.aggregate([
      { $match: { tallerId: toId(tallerId), fechaHora: { $gte: boundaries[0], $lt: boundaries.at(-1) } } },
      bucket('$fechaHora', boundaries, { citas: { $sum: 1 }, canceladas: sumIf(isEstado('cancelada')) }),
    ]);
  }

  /** The same by the stretch in which they were completed, with what they earned. */
  earned(
    tallerId: string,
    boundaries: readonly Date[],
  ): Promise<{ _id: Date; completadas: number; ingresos: number }[]> {
    return this.model.aggregate([
      {
        $match: {
          tallerId: toId(tallerId),
          estado: 'completada',
          fechaFinalizacion: { $gte: boundaries[0], $lt: boundaries.at(-1) },
        },
      },
      bucket('$fechaFinalizacion', boundaries, {
        completadas: { $sum: 1 },
        ingresos: { $sum: '$precioFinalBs' },
      }),
    ]);
  }

  /** The services asked for most between two instants, cancelled appointments left out. */
  popularServices(tallerId: string, from: Date, until: Date, limit: number): Promise<RankRow[]> {
    return this.model.aggregate([
      { $match: { tallerId: toId(tallerId), fechaHora: { $gte: from, $lt: until }, estado: { $ne: 'cancelada' } } },
      { $sort: { fechaHora: 1 } },
      {
        $group: {
          _id: '$servicioId',
          nombre: { $last: '$servicio.nombre' },
          total: { $sum: 1 },
          ingresos: { $sum: { $ifNull: ['$precioFinalBs', 0] } },
        },
      },
      { $sort: { total: -1, ingresos: -1, _id: 1 } },
      { $limit: limit },
    ]);
  }

  /** The clients with the most completed appointments since an instant. */
  frequentClients(tallerId: string, since: Date, limit: number): Promise<RankRow[]> {
    return this.model.aggregate([
      { $match: { tallerId: toId(tallerId), estado: 'completada', fechaFinalizacion: { $gte: since } } },
      { $sort: { fechaFinalizacion: 1 } },
      {
        $group: {
          _id: '$clienteId',
          nombre: { $last: '$cliente.nombre' },
          total: { $sum: 1 },
          ingresos: { $sum: '$precioFinalBs' },
        },
      },
      { $sort: { total: -1, ingresos: -1, _id: 1 } },
      { $limit: limit },
    ]);
  }
}

const bucket = (groupBy: string, boundaries: readonly Date[], output: object): PipelineStage =>
  ({ $bucket: { groupBy, boundaries: [...boundaries], output } }) as PipelineStage;
