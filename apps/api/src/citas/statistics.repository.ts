import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { CLIENTE_TALLER_SORTS } from '@tuerca/contracts/citas/statistics';
import type { EstadoCita } from '@tuerca/contracts/citas/states';
import mongoose, { type Model, type PipelineStage } from 'mongoose';
import { trustFilter } from '../platform/database/trust-filter';
import { CITA, type CitaDoc } from './cita.schema';

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
export interface RankRow {
  _id: mongoose.Types.ObjectId;
  nombre: string;
  total: number;
  ingresos: number;
}
interface CustomersQuery {
  words: string[];
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
const is = (estado: EstadoCita) => ({ $eq: ['$estado', estado] });
const sumIf = (condition: object, value: unknown = 1) => ({ $sum: { $cond: [condition, value, 0] } });

/** What a workshop's appointments add up to. */
@Injectable()
export class StatisticsRepository {
  constructor(@InjectModel(CITA) private readonly model: Model<CitaDoc>) {}

  /** How many appointments are in each state; absent states have none. */
  async countByEstado(tallerId: string): Promise<Map<EstadoCita, number>> {
    const rows = await this.model.aggregate<{ _id: EstadoCita; total: number }>([
      { $match: { tallerId: oid(tallerId) } },
      { $group: { _id: '$estado', total: { $sum: 1 } } },
    ]);
    return new Map(rows.map(({ _id, total }) => [_id, total]));
  }

  /** All completed appointments: how many, what they earned (céntimos of Bs.), from how many clients. */
  async completed(tallerId: string): Promise<{ total: number; ingresos: number; clientes: number }> {
    const [row] = await this.model.aggregate<{ total: number; ingresos: number; clientes: number }>([
      { $match: { tallerId: oid(tallerId), estado: 'completada' } },
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
        estado: mongoose.trusted({ $ne: 'cancelada' }),
      })
      .exec();
  }

  /** Appointments by the stretch in which they were to begin; each boundary is a beginning, the last one an end. */
  booked(tallerId: string, boundaries: readonly Date[]): Promise<{ _id: Date; citas: number; canceladas: number }[]> {
    return this.model.aggregate([
      { $match: { tallerId: oid(tallerId), fechaHora: { $gte: boundaries[0], $lt: boundaries.at(-1) } } },
      bucket('$fechaHora', boundaries, { citas: { $sum: 1 }, canceladas: sumIf(is('cancelada')) }),
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
          tallerId: oid(tallerId),
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
      { $match: { tallerId: oid(tallerId), fechaHora: { $gte: from, $lt: until }, estado: { $ne: 'cancelada' } } },
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
      { $match: { tallerId: oid(tallerId), estado: 'completada', fechaFinalizacion: { $gte: since } } },
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

  /** One page of a workshop's clients, and how many there are; those who only cancelled are none. */
  async customers(
    tallerId: string,
    { words, contact, sort, page, limit, now }: CustomersQuery,
  ): Promise<{ rows: CustomerRow[]; total: number }> {
    const all = { tallerId: oid(tallerId), estado: { $ne: 'cancelada' } };
    const match = trustFilter(
      words.length ? { ...all, clienteId: { $in: await this.customersLike(all, words, contact) } } : all,
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
    words: string[],
    { email, digits }: CustomersQuery['contact'],
  ): Promise<mongoose.Types.ObjectId[]> {
    const ways = [
      { terminos: { $all: words } },
      { 'cliente.email': new RegExp(`^${escaped(email)}`) },
      ...(digits.length > 2 ? [{ 'cliente.telefono': new RegExp(digits) }] : []),
    ];
    const rows = await this.model.aggregate<{ _id: mongoose.Types.ObjectId }>([
      { $match: { ...all, $or: ways } },
      { $group: { _id: '$clienteId' } },
    ]);
    return rows.map(({ _id }) => _id);
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const oid = (id: string) => new mongoose.Types.ObjectId(id);
const bucket = (groupBy: string, boundaries: readonly Date[], output: object): PipelineStage =>
  ({ $bucket: { groupBy, boundaries: [...boundaries], output } }) as PipelineStage;
const customerGroup = (now: Date): PipelineStage => ({
  $group: {
    _id: '$clienteId',
    nombre: { $last: '$cliente.nombre' },
    email: { $last: '$cliente.email' },
    telefono: { $last: '$cliente.telefono' },
    primera: { $min: '$createdAt' },
    ultima: { $max: '$fechaHora' },
    visitas: sumIf(is('completada')),
    ultimaVisita: { $max: { $cond: [is('completada'), '$fechaFinalizacion', null] } },
    proxima: { $min: { $cond: [{ $and: ['$ocupada', { $gt: ['$fechaHora', now] }] }, '$fechaHora', null] } },
    gasto: sumIf(is('completada'), '$precioFinalBs'),
    inasistencias: sumIf(is('no_asistio')),
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
