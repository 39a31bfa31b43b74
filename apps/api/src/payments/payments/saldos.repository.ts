import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EstadoSaldo } from '@tuerca/contracts/payments/payments/states';
import { type Built, insertBuilt } from '../../platform/database/insert-built';
import { toId } from '../../platform/database/object-id';
import type { Tx } from '../../platform/database/transactions';
import { SALDO, type SaldoDoc } from './saldo.schema';

interface Page {
  page: number;
  limit: number;
}

/** Something owed, before it is stored. */
export type NewSaldo = Omit<SaldoDoc, '_id' | 'pagoId' | 'clienteId' | 'pedidoId'> & {
  pagoId: string;
  clienteId: string;
  pedidoId: string | null;
};
const toBuilt = ({ pagoId, clienteId, pedidoId, ...saldo }: NewSaldo): Built<SaldoDoc> => ({
  ...saldo,
  pagoId: toId(pagoId),
  clienteId: toId(clienteId),
  pedidoId: pedidoId === null ? null : toId(pedidoId),
});

/** Debts to clients. */
@Injectable()
export class SaldosRepository {
  constructor(@InjectModel(SALDO) private readonly model: Model<SaldoDoc>) {}

  /** One per payment and `clave`: a second is MongoDB's 11000. */
  async insert(saldo: NewSaldo, tx: Tx): Promise<SaldoDoc> {
    const [doc] = await insertBuilt<SaldoDoc>(this.model, [toBuilt(saldo)], tx);
    return doc!;
  }

  async insertMany(saldos: NewSaldo[]): Promise<void> {
    await insertBuilt<SaldoDoc>(this.model, saldos.map(toBuilt), undefined);
  }

  findById(id: string): Promise<SaldoDoc | null> {
    return this.model.findById(id).lean().exec();
  }

  async findPage(estado: EstadoSaldo | undefined, { page, limit }: Page): Promise<{ docs: SaldoDoc[]; total: number }> {
    const filter = estado ? { estado } : {};
    const [docs, total] = await Promise.all([
      this.model
        .find(filter)
        .sort({ fecha: estado === 'pendiente' ? 1 : -1 })
        .skip((page - 1) * limit)
        .limit(limit)
        .lean()
        .exec(),
      this.model.countDocuments(filter).exec(),
    ]);
    return { docs, total };
  }

  countPending(): Promise<number> {
    return this.model.countDocuments({ estado: 'pendiente' }).exec();
  }

  /** Counts the sums that are to be sent back to a client. */
  countPendingOf(clienteId: string): Promise<number> {
    return this.model.countDocuments({ clienteId, estado: 'pendiente' }).exec();
  }

  /** Since when the oldest that is to be sent back waits. */
  async oldestPending(): Promise<Date | null> {
    const first = await this.model.findOne({ estado: 'pendiente' }, { fecha: 1 }).sort({ fecha: 1 }).lean().exec();
    return first?.fecha ?? null;
  }

  /** Oldest first, as they are read. */
  stream(estado: EstadoSaldo | undefined): AsyncIterable<SaldoDoc> {
    return this.model
      .find(estado ? { estado } : {})
      .sort({ fecha: 1 })
      .lean()
      .cursor({ batchSize: 200 });
  }

  /** Marks it as given back; null when it was already. */
  settle(id: string, referencia: string, nota: string | null, now: Date, tx: Tx): Promise<SaldoDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, estado: 'pendiente' },
        { $set: { estado: 'devuelto', referencia, devuelto: now, ...(nota && { nota }) } },
        { returnDocument: 'after', session: tx },
      )
      .lean()
      .exec();
  }
}
