import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { MAX_CAPTURAS } from '@tuerca/contracts/payments/payments/rules';
import { $exists, $gt, $in, $lte, $nin } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import type { MovementKeys } from './movement-identity';
import { PAGO, type PagoDoc } from './payment.schema';
import type { AbonoDoc, DiferenciaDoc, WithoutMovementDoc } from './payment-part.schema';
import { OPEN_ESTADOS } from './payment-rules';

const { trusted } = mongoose;
const whileOpen = () => $in(OPEN_ESTADOS);

/** Céntimos that came of a stored payment: once it was confirmed what was noted then, before that its movements. */
const RECEIVED = {
  $cond: [
    { $in: ['$estado', ['pagado', 'reembolsado']] },
    { $ifNull: ['$montoRecibido', '$monto'] },
    { $sum: '$abonos.monto' },
  ],
};

interface Request {
  diferencia: DiferenciaDoc;
  /** Movement received; null when it was recorded before. */
  abono: AbonoDoc | null;
  keys: string[];
  por: string;
  fecha: Date;
}
interface Report {
  referencia: string;
  bancoEmisor: string;
  fechaPago: string;
  now: Date;
  /** Until when it may be confirmed. */
  expira: Date;
  clavesReferencia: string[];
  sufijos: string[];
  terminos: string[];
}

interface LateMovement {
  abono: AbonoDoc;
  /** Keys that identify the movement, and those of them that are taken. */
  keys: MovementKeys;
  taken: string[];
  por: string;
  nota: string;
  fecha: Date;
}

/** Additions to a payment: a difference that is requested and sent, pictures, debts to its client. */
@Injectable()
export class PaymentPartsRepository {
  constructor(@InjectModel(PAGO) private readonly model: Model<PagoDoc>) {}

  /** The payment waits for a difference; null when it is settled or something else is looked for by now. */
  askDifference(
    { _id, ronda, estado }: PagoDoc,
    { diferencia, abono, keys, por, fecha }: Request,
    tx: Tx,
  ): Promise<PagoDoc | null> {
    const { recibido: montoRecibido, limite: expira, motivo: nota } = diferencia;
    return this.model
      .findOneAndUpdate(
        { _id, ronda, estado: whileOpen() },
        {
          $set: { diferencia, montoRecibido, expira, resultado: 'monto_distinto', proximaRevision: null },
          $inc: { ronda: 1 },
          $unset: { sinMovimiento: 1 },
          $push: { historial: { estado, fecha, por, nota }, ...(abono && { abonos: abono }) },
          ...(keys.length && { $addToSet: { clavesMovimiento: { $each: keys } } }),
        },
        { returnDocument: 'after', session: tx },
      )
      .lean()
      .exec();
  }

  /** The client's second payment is looked for from now on; null when no difference is waited for. */
  reportDifference(clienteId: string, { _id, estado }: PagoDoc, report: Report): Promise<PagoDoc | null> {
    const { now, expira, clavesReferencia, sufijos, terminos, referencia, bancoEmisor, fechaPago } = report;
    const checked = estado === 'en_verificacion';
    const data = { estado: 'informada', informada: now, referencia, bancoEmisor, fechaPago };
    const fields = Object.fromEntries(Object.entries(data).map(([name, value]) => [`diferencia.${name}`, value]));
    return this.model
      .findOneAndUpdate(
        { _id, clienteId, estado, 'diferencia.estado': 'esperando', expira: $gt(now) },
        {
          $set: {
            ...fields,
            expira,
            resultado: checked ? null : 'manual',
            proximaRevision: checked ? now : null,
            bloqueadoHasta: new Date(0),
          },
          $inc: { ronda: 1 },
          $unset: { sinMovimiento: 1 },
          $addToSet: {
            clavesReferencia: { $each: clavesReferencia },
            sufijos: { $each: sufijos },
            terminos: { $each: terminos },
          },
          $push: { historial: { estado, fecha: now, por: 'cliente', nota: `Diferencia: referencia ${referencia}` } },
        },
        { returnDocument: 'after' },
      )
      .lean()
      .exec();
  }

  /** Notes a movement of a payment that has ended without it; null when it was noted before, or the payment is not rejected. */
  addLate(id: string, { abono, keys, taken, por, nota, fecha }: LateMovement, tx: Tx): Promise<PagoDoc | null> {
    return this.model
      .findOneAndUpdate(
        {
          _id: id,
          estado: 'rechazado',
          clavesMovimiento: $nin(keys.broad ? [keys.precise, keys.broad] : [keys.precise]),
        },
        {
          $push: { historial: { estado: 'rechazado', fecha, por, nota }, abonos: abono },
          $addToSet: { clavesMovimiento: { $each: taken } },
        },
        { returnDocument: 'after', session: tx },
      )
      .lean()
      .exec();
  }

  /** Adds `monto` céntimos to the debt to the client of a payment; false when the total would exceed the amount received. */
  async addDebt(id: string, monto: number, tx: Tx): Promise<boolean> {
    const owed = { $add: [{ $ifNull: ['$porDevolver', 0] }, { $ifNull: ['$devuelto', 0] }, monto] };
    const { matchedCount } = await this.model
      .updateOne({ _id: id, $expr: $lte([owed, RECEIVED]) }, { $inc: { porDevolver: monto } }, { session: tx })
      .exec();
    return matchedCount === 1;
  }

  /** `monto` céntimos of what was owed to the client of a payment were sent. */
  async settleDebt(id: string, monto: number, tx: Tx): Promise<void> {
    await this.model.updateOne({ _id: id }, { $inc: { porDevolver: -monto, devuelto: monto } }, { session: tx }).exec();
  }

  /** Somebody asks to approve it without a movement; null when it is settled, or something else is looked for by now. */
  askWithoutMovement({ _id, ronda }: PagoDoc, sinMovimiento: WithoutMovementDoc, tx: Tx): Promise<PagoDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id, ronda, estado: whileOpen() },
        { $set: { sinMovimiento } },
        { returnDocument: 'after', session: tx },
      )
      .lean()
      .exec();
  }

  /** Links a payment to its movement of a statement; false when it is linked already. */
  async linkMovement(
    id: string,
    { fecha, referencia, monto }: AbonoDoc,
    movement: AbonoDoc['movimientoId'],
    tx: Tx,
  ): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { _id: id, abonos: trusted({ $elemMatch: { fecha, referencia, monto, movimientoId: null } }) },
      { $set: { 'abonos.$.movimientoId': movement } },
      { session: tx },
    );
    return matchedCount === 1;
  }

  /** Adds pictures while the payment is open and has room for all of them; null when not. */
  attach(clienteId: string, id: string, capturas: PagoDoc['capturas'], tx: Tx): Promise<PagoDoc | null> {
    const last = `capturas.${MAX_CAPTURAS - capturas.length}`;
    return this.model
      .findOneAndUpdate(
        { _id: id, clienteId, estado: whileOpen(), [last]: $exists(false) },
        { $push: { capturas: { $each: capturas } } },
        { returnDocument: 'after', session: tx },
      )
      .lean()
      .exec();
  }
}
