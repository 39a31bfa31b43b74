import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ConceptoPago } from '@tuerca/contracts/payments/payments/concepts';
import type { EstadoPago } from '@tuerca/contracts/payments/payments/states';
import { type Built, insertBuilt } from '../../platform/database/insert-built';
import { toId } from '../../platform/database/object-id';
import { $exists, $in, $ne } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { trustFilter } from '../../platform/database/trust-filter';
import { PAGO, type PagoDoc } from './payment.schema';
import { conceptFilter, groupFilter } from './payment-groups';
import type { AbonoDoc } from './payment-part.schema';
import { OPEN_ESTADOS, origins } from './payment-rules';

/** Fields that a payment has only after it was registered. */
type Later = 'montoRecibido' | 'toques' | 'motivo' | 'abonos' | 'diferencia' | 'capturas' | 'ronda';
export type PagoInsert = Omit<PagoDoc, '_id' | 'clienteId' | 'pedidos' | Later> & {
  _id?: string;
  clienteId: string;
  pedidos: { numero: string; tiendaId: string; tienda: string }[];
};
export interface PagoStep {
  estado: EstadoPago;
  por: string;
  nota: string | null;
  fecha: Date;
  /** Only while this is still looked for; whatever it is when absent. */
  ronda?: number;
  /** Only while this administrator is who asked for it. */
  askedBy?: string;
  set?: Partial<Pick<PagoDoc, 'resultado' | 'motivo' | 'montoRecibido'>> & { 'diferencia.estado'?: 'completa' };
  /** Amount received, and the keys of its movement, which no other payment may have. */
  received?: { abono: AbonoDoc; keys: string[] };
}

/** A payment as it is stored when it is registered. */
const toBuilt = ({ _id, clienteId, pedidos, ...data }: PagoInsert): Built<PagoDoc> => ({
  montoRecibido: null,
  motivo: null,
  toques: 0,
  ronda: 0,
  abonos: [],
  diferencia: null,
  capturas: [],
  ...(_id && { _id: toId(_id) }),
  ...data,
  pedidos: pedidos.map((pedido) => ({ ...pedido, tiendaId: toId(pedido.tiendaId) })),
  clienteId: toId(clienteId),
});
const whileOpen = () => $in(OPEN_ESTADOS);

/** Past payment, as far as it tells about its buyer; of the history only the last step. */
export type PastPaymentRow = Pick<PagoDoc, 'estado' | 'fecha' | 'metodoPago' | 'abonos' | 'historial'>;

/** Payments; whoever moves a state does it by one conditional write. */
@Injectable()
export class PaymentsRepository {
  constructor(@InjectModel(PAGO) private readonly model: Model<PagoDoc>) {}

  async insert(data: PagoInsert, tx: Tx): Promise<PagoDoc> {
    const [doc] = await insertBuilt<PagoDoc>(this.model, [toBuilt(data)], tx);
    return doc!;
  }

  async insertMany(data: (PagoInsert & Partial<PagoDoc>)[]): Promise<void> {
    await this.model.insertMany(data);
  }

  /** Changes the amount due in the store to another rate; false when the payment does not wait (any more). */
  async renewCash(id: string, due: Pick<PagoDoc, 'monto' | 'tasa'>, tx: Tx): Promise<boolean> {
    const waiting = { _id: id, metodoPago: 'efectivo' as const, estado: 'pendiente' as const };
    return (await this.model.updateOne(waiting, { $set: due }, { session: tx })).matchedCount === 1;
  }

  findById(id: string, tx?: Tx): Promise<PagoDoc | null> {
    return this.model
      .findById(id)
      .session(tx ?? null)
      .lean()
      .exec();
  }

  findByIds(ids: string[]): Promise<PagoDoc[]> {
    return this.model
      .find({ _id: $in(ids) })
      .lean()
      .exec();
  }

  findOwn(clienteId: string, id: string): Promise<PagoDoc | null> {
    return this.model.findOne({ _id: id, clienteId }).lean().exec();
  }

  findOne(filter: {
    clienteId?: string;
    _id?: string;
    orderNumber?: string;
    referencia?: string;
    metodoPago: PagoDoc['metodoPago'];
  }): Promise<PagoDoc | null> {
    return this.model.findOne(filter).sort({ fecha: -1 }).lean().exec();
  }

  findByKey(clienteId: string, claveIdempotencia: string): Promise<PagoDoc | null> {
    return this.model.findOne({ clienteId, claveIdempotencia }).lean().exec();
  }

  /** The client's latest payment of a purchase. */
  findLast(clienteId: string): Promise<PagoDoc | null> {
    return this.model
      .findOne(trustFilter({ clienteId, ...conceptFilter('compra') }))
      .sort({ fecha: -1 })
      .lean()
      .exec();
  }

  async findPage(
    filter: { clienteId?: string; estado?: EstadoPago },
    { page, limit, oldest }: { page: number; limit: number; oldest: boolean },
  ): Promise<{ docs: PagoDoc[]; total: number }> {
    const [docs, total] = await Promise.all([
      this.model
        .find(filter)
        .sort({ fecha: oldest ? 1 : -1 })
        .skip((page - 1) * limit)
        .limit(limit)
        .lean()
        .exec(),
      this.model.countDocuments(filter).exec(),
    ]);
    return { docs, total };
  }

  /** Counts a client's unsettled payments. */
  countOpenOf(clienteId: string): Promise<number> {
    return this.model.countDocuments({ clienteId, estado: whileOpen() }).exec();
  }

  /** Counts the payments that wait for a person's decision, as the queue does, of one concept where it is given; with the date of the oldest one. */
  async countToReview(concepto?: ConceptoPago): Promise<{ total: number; oldest: Date | null }> {
    const filter = trustFilter({ ...groupFilter('por_revisar'), ...(concepto && conceptFilter(concepto)) });
    const [total, first] = await Promise.all([
      this.model.countDocuments(filter).exec(),
      this.model.findOne(filter, { fecha: 1 }).sort({ fecha: 1 }).lean().exec(),
    ]);
    return { total, oldest: first?.fecha ?? null };
  }

  /** Moves the state if the table allows it from where the payment is now; null when it does not any more. */
  settle(
    id: string,
    { estado, por, nota, fecha, ronda, askedBy, set = {}, received }: PagoStep,
    tx: Tx,
  ): Promise<PagoDoc | null> {
    return this.model
      .findOneAndUpdate(
        {
          _id: id,
          estado: $in(origins(estado)),
          ...(ronda !== undefined && { ronda }),
          ...(askedBy && { 'sinMovimiento.por': askedBy }),
        },
        {
          $set: { estado, proximaRevision: null, ...set },
          $unset: { plaza: 1, plazaEfectivo: 1, ...(estado === 'rechazado' && { clavesReferencia: 1 }) },
          $push: { historial: { estado, fecha, por, nota }, ...(received && { abonos: received.abono }) },
          ...(received?.keys.length && { $addToSet: { clavesMovimiento: { $each: received.keys } } }),
        },
        { returnDocument: 'after', session: tx },
      )
      .lean()
      .exec();
  }

  /** Other payments that stand under one of these keys of movements. */
  findMovementHolders(keys: string[], except: string, tx?: Tx): Promise<PagoDoc[]> {
    return this.model
      .find({ clavesMovimiento: $in(keys), _id: $ne(except) })
      .session(tx ?? null)
      .lean()
      .exec();
  }

  /** Writes to the payment inside a transaction, so that it conflicts with whoever settles meanwhile; the payment as it is. */
  touch(id: string, tx: Tx): Promise<PagoDoc | null> {
    return this.model
      .findOneAndUpdate({ _id: id }, { $inc: { toques: 1 } }, { returnDocument: 'after', session: tx })
      .lean()
      .exec();
  }

  /** The client's latest payments, the newest first. */
  findPast(clienteId: string, limit: number): Promise<PastPaymentRow[]> {
    return this.model
      .find({ clienteId }, { estado: 1, fecha: 1, metodoPago: 1, abonos: 1, historial: { $slice: -1 } })
      .sort({ fecha: -1 })
      .limit(limit)
      .lean<PastPaymentRow[]>()
      .exec();
  }

  /** Slots of the client's open payments. */
  async takenSlots(clienteId: string): Promise<number[]> {
    const docs = await this.model
      .find({ clienteId, plaza: $exists(true) }, { plaza: 1 })
      .lean<{ plaza: number }[]>()
      .exec();
    return docs.map(({ plaza }) => plaza);
  }

  /** Slots of the client's open orders to be paid in a store. */
  async takenCashSlots(clienteId: string): Promise<number[]> {
    const docs = await this.model
      .find({ clienteId, plazaEfectivo: $exists(true) }, { plazaEfectivo: 1 })
      .lean<{ plazaEfectivo: number }[]>()
      .exec();
    return docs.map(({ plazaEfectivo }) => plazaEfectivo);
  }

  /** The deadlines of those that are open. */
  async findDeadlines(ids: string[]): Promise<Map<string, Date>> {
    const docs = await this.model
      .find({ _id: $in(ids), estado: $in(OPEN_ESTADOS) }, { expira: 1 })
      .lean<Pick<PagoDoc, '_id' | 'expira'>[]>()
      .exec();
    return new Map(docs.map(({ _id, expira }) => [String(_id), expira]));
  }
}
