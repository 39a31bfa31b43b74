import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model, Types } from 'mongoose';
import { givenDetails, MAX_VEHICLES } from '@tuerca/contracts/auth/garaje/vehiculo';
import type { StoredValue } from '../../platform/catalogos/catalogo-holders.service';
import { isDuplicateKey } from '../../platform/database/database-errors';
import { toId } from '../../platform/database/object-id';
import type { Tx } from '../../platform/database/transactions';
import { trustFilter } from '../../platform/database/trust-filter';
import { GARAJE, type GarajeDoc, type VehiculoDoc } from './garaje.schema';

type NewVehiculo = Omit<VehiculoDoc, '_id'>;

const vehicleOf = ({ padre, nombre }: StoredValue) =>
  padre === null ? { marca: nombre } : { marca: padre, modelo: nombre };

const LAST_PLACE = `vehiculos.${MAX_VEHICLES - 1}`;
// What people wrote may begin with '$', which a pipeline would take for a field.
const literal = (value: unknown) => ({ $literal: value });
const filterVehicles = (which: object) => ({ $filter: { input: '$vehiculos', as: 'v', cond: which } });
const changed = (which: object, change: object, input: unknown = '$vehiculos') => ({
  $map: { input, as: 'v', in: { $cond: [which, { $mergeObjects: ['$$v', literal(change)] }, '$$v'] } },
});

/** Every change is one conditional write on the client's one document; null when its condition did not hold. */
@Injectable()
export class GarajeRepository {
  constructor(@InjectModel(GARAJE) private readonly model: Model<GarajeDoc>) {}

  find(clienteId: string, tx?: Tx): Promise<GarajeDoc | null> {
    return this.model
      .findById(clienteId)
      .session(tx ?? null)
      .lean()
      .exec();
  }

  /** Forgets everything of a client. */
  async forget(clienteId: string, tx: Tx): Promise<void> {
    await this.model.deleteOne({ _id: clienteId }, { session: tx });
  }

  /** Makes the client's document unless it is there; two at once make one. */
  async ensure(clienteId: string, tx?: Tx): Promise<void> {
    try {
      await this.model.updateOne(
        { _id: clienteId },
        { $setOnInsert: { vehiculos: [], elegido: null } },
        { upsert: true, session: tx },
      );
    } catch (error) {
      // Inside a transaction it is over all the same.
      if (tx || !isDuplicateKey(error)) throw error;
    }
  }

  /** Puts a vehicle in front and chooses it, while there is room; one that is there already is chosen instead, with the details that were given. */
  add(clienteId: string, vehiculo: NewVehiculo, tx?: Tx): Promise<GarajeDoc | null> {
    const _id = new Types.ObjectId();
    const { clave, ...fields } = vehiculo;
    const here = { $in: [literal(clave), '$vehiculos.clave'] };
    const same = { $eq: ['$$v.clave', literal(clave)] };
    return this.change(
      { _id: clienteId, $or: [{ 'vehiculos.clave': clave }, { [LAST_PLACE]: { $exists: false } }] },
      {
        vehiculos: {
          $cond: [
            here,
            changed(same, givenDetails(fields)),
            { $concatArrays: [[literal({ _id, ...vehiculo })], '$vehiculos'] },
          ],
        },
        elegido: { $cond: [here, { $first: { $map: { input: filterVehicles(same), as: 'v', in: '$$v._id' } } }, _id] },
      },
      { session: tx },
    );
  }

  /** Changes a vehicle; another one that was the same as it becomes is merged into it. The garage as it was before. */
  update(clienteId: string, id: string, vehiculo: NewVehiculo, tx: Tx): Promise<GarajeDoc | null> {
    const _id = toId(id);
    const its = { $eq: ['$$v._id', _id] };
    const duplicate = { $and: [{ $eq: ['$$v.clave', literal(vehiculo.clave)] }, { $ne: ['$$v._id', _id] }] };
    const doubles = { $map: { input: filterVehicles(duplicate), as: 'v', in: '$$v._id' } };
    return this.change(
      { _id: clienteId, 'vehiculos._id': _id },
      {
        vehiculos: changed(its, vehiculo, filterVehicles({ $not: [duplicate] })),
        elegido: { $cond: [{ $in: ['$elegido', doubles] }, _id, '$elegido'] },
      },
      { session: tx, returnDocument: 'before' },
    );
  }

  /** Removes a vehicle; when it was the chosen one, none is. */
  remove(clienteId: string, id: string, tx: Tx): Promise<GarajeDoc | null> {
    const _id = toId(id);
    return this.change(
      { _id: clienteId, 'vehiculos._id': _id },
      {
        vehiculos: filterVehicles({ $ne: ['$$v._id', _id] }),
        elegido: { $cond: [{ $eq: ['$elegido', _id] }, null, '$elegido'] },
      },
      { session: tx },
    );
  }

  choose(clienteId: string, id: string): Promise<GarajeDoc | null> {
    return this.model
      .findOneAndUpdate({ _id: clienteId, 'vehiculos._id': id }, { $set: { elegido: id } }, { returnDocument: 'after' })
      .lean()
      .exec();
  }

  chooseNone(clienteId: string): Promise<GarajeDoc | null> {
    return this.model
      .findOneAndUpdate({ _id: clienteId }, { $set: { elegido: null } }, { returnDocument: 'after' })
      .lean()
      .exec();
  }

  /** Counts the vehicles of a brand, or of a model of it. */
  async countVehicles(value: StoredValue): Promise<number> {
    const inside = Object.fromEntries(
      Object.entries(vehicleOf(value)).map(([key, name]) => [`vehiculos.${key}`, name]),
    );
    const [row] = await this.model
      .aggregate<{ cuantos: number }>([
        { $match: { vehiculos: mongoose.trusted({ $elemMatch: vehicleOf(value) }) } },
        { $unwind: '$vehiculos' },
        { $match: inside },
        { $count: 'cuantos' },
      ])
      .exec();
    return row?.cuantos ?? 0;
  }

  /** Every brand and model, with how many vehicles have it. */
  async vehicleValues(): Promise<(StoredValue & { cuantos: number })[]> {
    const rows = await this.model
      .aggregate<{ _id: { marca: string; modelo: string }; cuantos: number }>([
        { $unwind: '$vehiculos' },
        { $group: { _id: { marca: '$vehiculos.marca', modelo: '$vehiculos.modelo' }, cuantos: { $sum: 1 } } },
      ])
      .exec();
    return rows.flatMap(({ _id: { marca, modelo }, cuantos }) => [
      { padre: null, nombre: marca, cuantos },
      { padre: marca, nombre: modelo, cuantos },
    ]);
  }

  /** Clients with a vehicle of a brand, or of a model of it. */
  async findOwners(value: StoredValue, limit: number): Promise<string[]> {
    const filter = { vehiculos: { $elemMatch: vehicleOf(value) } };
    const docs = await this.model.find(trustFilter(filter), { _id: 1 }).limit(limit).lean().exec();
    return docs.map(({ _id }) => String(_id));
  }

  private change(
    filter: object,
    set: object,
    options: { session?: Tx; returnDocument?: 'before' | 'after' } = {},
  ): Promise<GarajeDoc | null> {
    return this.model
      .findOneAndUpdate(trustFilter(filter), [{ $set: set }], {
        returnDocument: 'after',
        updatePipeline: true,
        ...options,
      })
      .lean()
      .exec();
  }
}
