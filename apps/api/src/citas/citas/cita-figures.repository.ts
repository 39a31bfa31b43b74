import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model, type PipelineStage } from 'mongoose';
import type { CLIENTE_TALLER_SORTS } from '@tuerca/contracts/citas/citas/lists';
import type { EstadoCita } from '@tuerca/contracts/citas/citas/states';
import { wholeEmails } from '@tuerca/contracts/kernel/fields';
import { escapeRegExp } from '../../platform/common/escape-regexp';
import { toId } from '../../platform/database/object-id';
import { $ne } from '../../platform/database/operators';
import { trustFilter } from '../../platform/database/trust-filter';
import { readingMatch } from '../../platform/database/word-match';
import { CITA, type CitaDoc } from './cita.schema';
import { isEstado, sumIf } from './estado-sums';

/** A client as a workshop's appointments add up to one; `gasto` in céntimos of Bs. */
export interface CustomerRow {
  _id: mongoose.Types.ObjectId;
  nombre: string;
  email: string | null;
  telefono: string | null;
  primera: Date;
  visitas: number;
  ultimaVisita: Date | null;
  proxima: Date | null;
  gasto: number;
  inasistencias: number;
  vehiculos: { marca: string; modelo: string; anio: number; placa: string }[];
}
interface CustomersQuery {
  /** The ways to read a search, each as its words. */
  readings: string[][];
  /** The same text as the beginning of an e-mail, or as digits of a telephone. */
  contact: { email: string; digits: string };
  sort: (typeof CLIENTE_TALLER_SORTS)[number];
  page: number;
  limit: number;
  now: Date;
}

const SORTS: Record<(typeof CLIENTE_TALLER_SORTS)[number], Record<string, 1 | -1>> = {
  recent: { ultima: -1, _id: 1 },
  oldest: { primera: 1, _id: 1 },
  'a-z': { orden: 1, _id: 1 },
  'z-a': { orden: -1, _id: 1 },
  'spend-high': { gasto: -1, _id: 1 },
  'spend-low': { gasto: 1, _id: 1 },
  'visits-high': { visitas: -1, _id: 1 },
  'visits-low': { visitas: 1, _id: 1 },
};

export interface RankRow {
  _id: mongoose.Types.ObjectId;
  nombre: string;
  total: number;
  ingresos: number;
}

const bucket = (groupBy: string, boundaries: readonly Date[], output: object): PipelineStage =>
  ({ $bucket: { groupBy, boundaries: [...boundaries], output } }) as PipelineStage;

/** A workshop's clients and statistics, out of its appointments. */
@Injectable()
export class CitaFiguresRepository {
  constructor(@InjectModel(CITA) private readonly model: Model<CitaDoc>) {}

  /** One page of a workshop's clients, and how many there are; those who only cancelled are none. */
  async findPage(
    tallerId: string,
    { readings, contact, sort, page, limit, now }: CustomersQuery,
  ): Promise<{ rows: CustomerRow[]; total: number }> {
    const all = { tallerId: toId(tallerId), estado: { $ne: 'cancelada' } };
    const match = trustFilter(
      readings.length ? { ...all, clienteId: { $in: await this.customersLike(all, readings, contact) } } : all,
    );
    const [result] = await this.model.aggregate<{ rows: CustomerRow[]; total: { total: number }[] }>([
      { $match: match },
      { $sort: { fechaHora: 1 } },
      customerGroup(now),
      { $set: { orden: { $toLower: '$nombre' } } },
      {
        $facet: {
          rows: [{ $sort: SORTS[sort] }, { $skip: (page - 1) * limit }, { $limit: limit }],
          total: [{ $count: 'total' }],
        },
      },
    ]);
    return { rows: result?.rows ?? [], total: result?.total[0]?.total ?? 0 };
  }

  /** Ids of the clients of whom an appointment has the words, or whose e-mail or telephone they are: their other appointments count as well. */
  private async customersLike(
    all: object,
    readings: string[][],
    { email, digits }: CustomersQuery['contact'],
  ): Promise<mongoose.Types.ObjectId[]> {
    const ways = [
      readingMatch(readings),
      { 'cliente.email': wholeEmails(email).length ? email : new RegExp(`^${escapeRegExp(email)}`) },
      ...(digits.length > 2 ? [{ 'cliente.telefono': new RegExp(digits) }] : []),
    ];
    const rows = await this.model.aggregate<{ _id: mongoose.Types.ObjectId }>([
      { $match: { ...all, $or: ways } },
      { $group: { _id: '$clienteId' } },
    ]);
    return rows.map(({ _id }) => _id);
  }

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

const customerGroup = (now: Date): PipelineStage => ({
  $group: {
    _id: '$clienteId',
    nombre: { $last: '$cliente.nombre' },
    email: { $last: '$cliente.email' },
    telefono: { $last: '$cliente.telefono' },
    primera: { $min: '$createdAt' },
    ultima: { $max: '$fechaHora' },
    visitas: sumIf(isEstado('completada')),
    ultimaVisita: { $max: { $cond: [isEstado('completada'), '$fechaFinalizacion', null] } },
    proxima: { $min: { $cond: [{ $and: ['$ocupada', { $gt: ['$fechaHora', now] }] }, '$fechaHora', null] } },
    gasto: sumIf(isEstado('completada'), '$precioFinalBs'),
    inasistencias: sumIf(isEstado('no_asistio')),
    vehiculos: {
      $push: {
        marca: '$vehiculo.marca',
        modelo: '$vehiculo.modelo',
        anio: '$vehiculo.anio',
        placa: '$vehiculo.placa',
      },
    },
  },
});
