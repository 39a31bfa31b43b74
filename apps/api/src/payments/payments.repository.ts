import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { EstadoPago } from '@tuerca/contracts/payments/states';
import mongoose, { type Model } from 'mongoose';
import { type Built, insertBuilt } from '../platform/database/insert-built';
import type { Tx } from '../platform/database/transactions';
import { OPEN_ESTADOS, origins } from './payment-rules';
import { PAGO, type PagoDoc } from './payment.schema';

export type PagoInsert = Omit<PagoDoc, '_id' | 'clienteId' | 'montoRecibido' | 'toques' | 'motivo'> & {
  _id?: string;
  clienteId: string;
};
export interface PagoStep {
  estado: EstadoPago;
  por: string;
  nota: string | null;
  fecha: Date;
  set?: Partial<Pick<PagoDoc, 'resultado' | 'motivo' | 'montoRecibido'>>;
}

const { trusted } = mongoose;
/** A payment as it is stored when it is registered. */
const toBuilt = ({ _id, clienteId, ...data }: PagoInsert): Built<PagoDoc> => ({
  montoRecibido: null,
  motivo: null,
  toques: 0,
  ...data,
  clienteId: new mongoose.Types.ObjectId(clienteId),
});
const whileOpen = () => trusted({ $in: [...OPEN_ESTADOS] });

/** Payments; whoever moves a state does it by one conditional write. */
@Injectable()
export class PaymentsRepository {
  constructor(@InjectModel(PAGO) private readonly model: Model<PagoDoc>) {}

  async insert(data: PagoInsert, tx: Tx): Promise<PagoDoc> {
    const [doc] = await insertBuilt<PagoDoc>(this.model, [toBuilt(data)], tx);
    return doc!;
  }

  async insertMany(data: (PagoInsert & Partial<PagoDoc>)[]): Promise<void> {
    await this.model.insertMany(data as never[]);
  }

  findById(id: string): Promise<PagoDoc | null> {
    return this.model.findById(id).lean<PagoDoc>().exec();
  }

  findOwn(clienteId: string, id: string): Promise<PagoDoc | null> {
    return this.model.findOne({ _id: id, clienteId }).lean<PagoDoc>().exec();
  }

  findOne(filter: {
    clienteId?: string;
    _id?: string;
    orderNumber?: string;
    referencia?: string;
    metodoPago: PagoDoc['metodoPago'];
  }): Promise<PagoDoc | null> {
    return this.model.findOne(filter).sort({ fecha: -1 }).lean<PagoDoc>().exec();
  }

  findByKey(clienteId: string, claveIdempotencia: string): Promise<PagoDoc | null> {
    return this.model.findOne({ clienteId, claveIdempotencia }).lean<PagoDoc>().exec();
  }

  findLast(clienteId: string): Promise<PagoDoc | null> {
    return this.model.findOne({ clienteId }).sort({ fecha: -1 }).lean<PagoDoc>().exec();
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
        .lean<PagoDoc[]>()
        .exec(),
      this.model.countDocuments(filter).exec(),
    ]);
    return { docs, total };
  }

  async takenSlots(clienteId: string): Promise<number[]> {
    const docs = await this.model
      .find({ clienteId, plaza: trusted({ $exists: true }) }, { plaza: 1 })
      .lean<{ plaza: number }[]>()
      .exec();
    return docs.map(({ plaza }) => plaza);
  }

  /** Moves the state if the table allows it from where the payment is now; null when it does not any more. */
  settle(id: string, { estado, por, nota, fecha, set = {} }: PagoStep, tx: Tx): Promise<PagoDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, estado: trusted({ $in: origins(estado) }) },
        {
          $set: { estado, proximaRevision: null, ...set },
          $unset: { plaza: 1, ...(estado === 'rechazado' && { clavesReferencia: 1 }) },
          $push: { historial: { estado, fecha, por, nota } },
        },
        { returnDocument: 'after', session: tx },
      )
      .lean<PagoDoc>()
      .exec();
  }

  /** Writes to the payment inside a transaction, so that it conflicts with whoever settles meanwhile; the payment as it is. */
  touch(id: string, tx: Tx): Promise<PagoDoc | null> {
    return this.model
      .findOneAndUpdate({ _id: id }, { $inc: { toques: 1 } }, { returnDocument: 'after', session: tx })
      .lean<PagoDoc>()
      .exec();
  }

  /** Takes a payment for a check, unless another instance is at it or it is not due (`force`: due or not). */
  claim(id: string, now: Date, until: Date, force: boolean): Promise<PagoDoc | null> {
    const due = force ? {} : { proximaRevision: trusted({ $lte: now }) };
    return this.model
      .findOneAndUpdate(
        { _id: id, estado: 'en_verificacion', bloqueadoHasta: trusted({ $lte: now }), ...due },
        { $set: { bloqueadoHasta: until, ultimaRevision: now }, $inc: { intentos: 1 } },
        { returnDocument: 'after' },
      )
      .lean<PagoDoc>()
      .exec();
  }

  /** Notes what a check found, and frees the payment for the next. */
  async recordCheck(
    id: string,
    set: Partial<Pick<PagoDoc, 'resultado' | 'montoRecibido' | 'proximaRevision'>>,
    tx?: Tx,
  ): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { _id: id, estado: 'en_verificacion' },
      { $set: { ...set, bloqueadoHasta: new Date(0) } },
      { session: tx },
    );
    return matchedCount === 1;
  }

  findDue(now: Date, limit: number): Promise<string[]> {
    return this.ids(
      {
        estado: 'en_verificacion',
        proximaRevision: trusted({ $lte: now }),
        bloqueadoHasta: trusted({ $lte: now }),
      },
      limit,
    );
  }

  findExpired(now: Date, limit: number): Promise<string[]> {
    return this.ids({ estado: whileOpen(), expira: trusted({ $lte: now }) }, limit);
  }

  private async ids(filter: object, limit: number): Promise<string[]> {
    const docs = await this.model.find(filter, { _id: 1 }).limit(limit).lean<{ _id: unknown }[]>().exec();
    return docs.map(({ _id }) => String(_id));
  }
}
