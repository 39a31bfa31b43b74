import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { MAX_PAYMENT_METHODS } from '@tuerca/contracts/payments/payment-methods/rules';
import { isDuplicateKey } from '../../platform/database/database-errors';
import { toId } from '../../platform/database/object-id';
import type { Tx } from '../../platform/database/transactions';
import { trustFilter } from '../../platform/database/trust-filter';
import { type MetodoPagoDoc, METODOS_PAGO_MODEL, type MetodosPagoDoc } from './payment-methods.schema';

export type MetodoFields = Omit<MetodoPagoDoc, '_id'>;
interface Written {
  fields: MetodoFields;
  predeterminado: boolean;
}

const LAST_PLACE = `metodos.${MAX_PAYMENT_METHODS - 1}`;
// What people wrote may begin with '$', which a pipeline would take for a field.
const literal = (value: unknown) => ({ $literal: value });
/** Fields that make two methods the same; the holder's name is none of them. */
const same = ({ nombreBanco, cedula, telefono }: MetodoFields) => ({ nombreBanco, cedula, telefono });

/** Every change is one conditional write on the client's one document; null when its condition did not hold. */
@Injectable()
export class PaymentMethodsRepository {
  constructor(@InjectModel(METODOS_PAGO_MODEL) private readonly model: Model<MetodosPagoDoc>) {}

  find(clienteId: string): Promise<MetodosPagoDoc | null> {
    return this.model.findById(clienteId).lean().exec();
  }

  /** Forgets everything of a client. */
  async forget(clienteId: string, tx: Tx): Promise<void> {
    await this.model.deleteOne({ _id: clienteId }, { session: tx });
  }

  /** Makes the client's document unless it is there; two at once make one. */
  async ensure(clienteId: string): Promise<void> {
    try {
      await this.model.updateOne(
        { _id: clienteId },
        { $setOnInsert: { metodos: [], predeterminado: null } },
        { upsert: true },
      );
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Puts a method in front, unless it is there or the list is full; the first is the default. */
  add(clienteId: string, { fields, predeterminado }: Written): Promise<MetodosPagoDoc | null> {
    const _id = new Types.ObjectId();
    return this.change(
      { _id: clienteId, [LAST_PLACE]: { $exists: false }, metodos: { $not: { $elemMatch: same(fields) } } },
      {
        metodos: { $concatArrays: [[literal({ _id, ...fields })], '$metodos'] },
        predeterminado: predeterminado ? _id : { $ifNull: ['$predeterminado', _id] },
      },
    );
  }

  /** Changes a method, unless it would become the same as another. */
  update(clienteId: string, id: string, { fields, predeterminado }: Written): Promise<MetodosPagoDoc | null> {
    const _id = toId(id);
    const merged = { $mergeObjects: ['$$m', literal(fields)] };
    return this.change(
      {
        _id: clienteId,
        'metodos._id': _id,
        metodos: { $not: { $elemMatch: { _id: { $ne: _id }, ...same(fields) } } },
      },
      {
        metodos: { $map: { input: '$metodos', as: 'm', in: { $cond: [{ $eq: ['$$m._id', _id] }, merged, '$$m'] } } },
        ...(predeterminado && { predeterminado: _id }),
      },
    );
  }

  /** Removes a method; the newest of the others takes the place of the default. */
  remove(clienteId: string, id: string): Promise<MetodosPagoDoc | null> {
    const _id = toId(id);
    const others = { $filter: { input: '$metodos', as: 'm', cond: { $ne: ['$$m._id', _id] } } };
    const newest = { $first: { $map: { input: others, as: 'o', in: '$$o._id' } } };
    return this.change(
      { _id: clienteId, 'metodos._id': _id },
      {
        metodos: others,
        predeterminado: { $cond: [{ $eq: ['$predeterminado', _id] }, { $ifNull: [newest, null] }, '$predeterminado'] },
      },
    );
  }

  makeDefault(clienteId: string, id: string): Promise<MetodosPagoDoc | null> {
    const _id = toId(id);
    return this.change({ _id: clienteId, 'metodos._id': _id }, { predeterminado: _id });
  }

  /** Counts the methods of a bank, by its name. */
  async countBank(nombreBanco: string): Promise<number> {
    return (await this.countBanks({ 'metodos.nombreBanco': nombreBanco }))[0]?.cuantos ?? 0;
  }

  /** Every bank by name, with how many methods have it. */
  async bankValues(): Promise<{ padre: null; nombre: string; cuantos: number }[]> {
    return (await this.countBanks({})).map(({ _id, cuantos }) => ({ padre: null, nombre: _id, cuantos }));
  }

  /** Clients that have a method of a bank. */
  findWithBank(nombreBanco: string, limit: number): Promise<MetodosPagoDoc[]> {
    return this.model.find({ 'metodos.nombreBanco': nombreBanco }).limit(limit).lean().exec();
  }

  private countBanks(match: object): Promise<{ _id: string; cuantos: number }[]> {
    return this.model
      .aggregate<{ _id: string; cuantos: number }>([
        { $match: match },
        { $unwind: '$metodos' },
        { $match: match },
        { $group: { _id: '$metodos.nombreBanco', cuantos: { $sum: 1 } } },
      ])
      .exec();
  }

  private change(filter: object, set: object): Promise<MetodosPagoDoc | null> {
    return this.model
      .findOneAndUpdate(trustFilter(filter), [{ $set: set }], { returnDocument: 'after', updatePipeline: true })
      .lean()
      .exec();
  }
}
