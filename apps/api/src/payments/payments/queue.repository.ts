import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ConceptoPago } from '@tuerca/contracts/payments/payments/concepts';
import type { EstadoDiferencia, EstadoPago, GrupoPago } from '@tuerca/contracts/payments/payments/states';
import { GRUPOS_PAGO } from '@tuerca/contracts/payments/payments/states';
import { escapeRegExp } from '../../platform/common/escape-regexp';
import { $in, $ne } from '../../platform/database/operators';
import { trustFilter } from '../../platform/database/trust-filter';
import { PAGO, type PagoDoc } from './payment.schema';
import { conceptFilter, groupFilter } from './payment-groups';
import { OPEN_ESTADOS } from './payment-rules';

/** Query of the queue; dates are instants, amounts céntimos. */
export interface QueueQuery {
  grupo: GrupoPago;
  estado?: EstadoPago;
  words: string[];
  bancoEmisor?: string;
  metodoPago?: PagoDoc['metodoPago'];
  concepto?: ConceptoPago;
  desde?: Date;
  hasta?: Date;
  montoMin?: number;
  montoMax?: number;
}

/** Settled payments are counted so far: a tab need not say more than '10.000+'. */
const MAX_COUNT = 10_000;
/** Payments of a reference that are looked at for clashes. */
const MAX_CLASHES = 200;
const OPEN = { $in: [...OPEN_ESTADOS] };
const IN_PARTS: { $in: EstadoDiferencia[] } = { $in: ['esperando', 'informada'] };

const between = (min: unknown, max: unknown) => ({
  ...(min !== undefined && { $gte: min }),
  ...(max !== undefined && { $lt: max }),
});

function toFilter({
  grupo,
  concepto,
  estado,
  words,
  bancoEmisor,
  metodoPago,
  desde,
  hasta,
  montoMin,
  montoMax,
}: QueueQuery) {
  const and: object[] = [
    groupFilter(grupo),
    ...words.map((word) => ({ terminos: new RegExp(`^${escapeRegExp(word)}`) })),
  ];
  if (concepto) and.push(conceptFilter(concepto));
  if (estado) and.push({ estado });
  if (bancoEmisor) and.push({ bancoEmisor });
  if (metodoPago) and.push({ metodoPago });
  if (desde || hasta) and.push({ fecha: between(desde, hasta) });
  if (montoMin !== undefined || montoMax !== undefined)
    and.push({ monto: between(montoMin, montoMax === undefined ? undefined : montoMax + 1) });
  return trustFilter({ $and: and });
}

/** Those that wait come in the order in which they were sent, what is settled the newest first. */
const orderOf = ({ grupo, estado }: QueueQuery): 1 | -1 => {
  const open = (state: string | undefined) => state === undefined || OPEN_ESTADOS.includes(state as EstadoPago);
  const isOpen = ['por_revisar', 'en_verificacion', 'esperando_diferencia'].includes(grupo);
  return isOpen || (grupo === 'todos' && open(estado)) ? 1 : -1;
};

/** The administrators' view of all payments. */
@Injectable()
export class QueueRepository {
  constructor(@InjectModel(PAGO) private readonly model: Model<PagoDoc>) {}

  async findPage(
    query: QueueQuery,
    { page, limit }: { page: number; limit: number },
  ): Promise<{ docs: PagoDoc[]; total: number }> {
    const filter = toFilter(query);
    const order = orderOf(query);
    const [docs, total] = await Promise.all([
      this.model
        .find(filter)
        .sort({ fecha: order, _id: order })
        .skip((page - 1) * limit)
        .limit(limit)
        .lean()
        .exec(),
      this.model.countDocuments(toFilter(query)).exec(),
    ]);
    return { docs, total };
  }

  stream(query: QueueQuery): AsyncIterable<PagoDoc> {
    const order = orderOf(query);
    return this.model.find(toFilter(query)).sort({ fecha: order, _id: order }).lean().cursor({ batchSize: 500 });
  }

  async countGroups(): Promise<Record<GrupoPago, number>> {
    const counts = await Promise.all(
      GRUPOS_PAGO.map(
        async (grupo) =>
          [grupo, await this.model.countDocuments(trustFilter(groupFilter(grupo)), { limit: MAX_COUNT })] as const,
      ),
    );
    return Object.fromEntries(counts) as Record<GrupoPago, number>;
  }

  /** Payments whose references end alike, whoever received them; those that were rejected aside. */
  findBySuffixes(sufijos: string[]): Promise<PagoDoc[]> {
    if (!sufijos.length) return Promise.resolve([]);
    return this.model
      .find({ sufijos: $in(sufijos), estado: $ne('rechazado' as const) })
      .sort({ fecha: -1 })
      .limit(MAX_CLASHES)
      .lean()
      .exec();
  }

  /** Open payments to a receiver, of these Caracas dates; those that wait for a second payment whatever their date. */
  findOpenBetween(bancoReceptor: string, desde: string, hasta: string, limit: number): Promise<PagoDoc[]> {
    return this.model
      .find(
        trustFilter({
          estado: OPEN,
          bancoReceptor,
          $or: [{ fechaPago: { $gte: desde, $lte: hasta } }, { 'diferencia.estado': IN_PARTS }],
        }),
      )
      .limit(limit)
      .lean()
      .exec();
  }

  /** Payments that stand under these keys of movements. */
  async findByMovementKeys(keys: string[]): Promise<PagoDoc[]> {
    if (!keys.length) return [];
    return this.model
      .find({ clavesMovimiento: $in(keys) })
      .lean()
      .exec();
  }
}
