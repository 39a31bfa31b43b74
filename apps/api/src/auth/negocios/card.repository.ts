import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { Claims } from '../../platform/database/claims';
import type { Tx } from '../../platform/database/transactions';
import type { NegocioDoc } from './negocio.schema';
import { DERIVE } from './on-sale';

const STREET = ['calle', 'numero', 'referencias', 'coordenadas'].map((field) => `direccion.${field}`);

/**
 * Update of a business whose account is deleted, before DERIVE. Data that lead to a person are removed: telephone, street, and
 * the keys of both. The RIF stays: payouts and the tax office identify the seller by it, and a later registration under it is
 * recognised. City and state stay too, as for every business that somebody has bought from.
 */
const REMOVED = [
  {
    $set: {
      cuentaActiva: false,
      eliminado: true,
      destacado: false,
      destacadoHasta: null,
      telefono: null,
      'direccion.codigoPostal': '',
      clavesDuplicado: [{ $concat: ['rif:', '$rif'] }],
    },
  },
  { $unset: STREET },
];

interface WriteOptions {
  returnDocument: 'before' | 'after';
  session?: Tx;
  timestamps?: boolean;
}

/** A change of what others keep copies of, with the mark that has them renewed. */
const marked = <D>(set: Partial<D>) => ({ $set: { ...set, porRenovar: true }, $inc: { version: 1 } }) as UpdateQuery<D>;

/** Writes of a business of which others keep copies, and the mark that tells whether the copies follow. */
export abstract class CardRepository<D extends NegocioDoc> {
  /** Businesses whose copies may be older than they are. */
  readonly marked: Claims<NegocioDoc>;

  protected constructor(protected readonly negocios: Model<D>) {
    const model = negocios as unknown as Model<NegocioDoc>;
    this.marked = new Claims(model, { name: 'copias', due: () => ({ porRenovar: true }), fields: { _id: 1 } });
  }

  update(id: string, set: Partial<D>, tx?: Tx): Promise<D | null> {
    return this.write(id, marked(set), { returnDocument: 'after', session: tx });
  }

  /** Notes that its account was switched on or off; false when there is no such business. */
  setAccountActive(id: string, cuentaActiva: boolean, tx: Tx): Promise<boolean> {
    return this.derive(id, [{ $set: { cuentaActiva } }], tx);
  }

  /** Takes a business out for good with its account; false when there is none. */
  remove(id: string, tx: Tx): Promise<boolean> {
    return this.derive(id, REMOVED, tx);
  }

  /** Sets fields and answers the document before; null when there is none. */
  replace(id: string, set: Partial<D>, tx: Tx): Promise<D | null> {
    return this.write(id, marked(set), { returnDocument: 'before', session: tx });
  }

  /** The business as it is in a transaction that stores a copy of its card: what takes it out of the site comes before or after. */
  hold(id: string, tx: Tx): Promise<D | null> {
    const touch = { $inc: { toques: 1 } } as UpdateQuery<D>;
    return this.write(id, touch, { returnDocument: 'after', session: tx, timestamps: false });
  }

  /** The version of a marked business; null for one that is not marked. */
  async findMarkedVersion(id: string): Promise<number | null> {
    const doc = await this.negocios
      .findOne(this.filter({ _id: id, porRenovar: true }), { version: 1 })
      .lean<Pick<D, 'version'>>()
      .exec();
    return doc && doc.version;
  }

  /** Marks a business whose copies may be older than it is, though they were renewed; answers its version. */
  async markAgain(id: string): Promise<number | null> {
    const doc = await this.negocios
      .findOneAndUpdate(this.filter({ _id: id }), { $set: { porRenovar: true } } as UpdateQuery<D>, {
        returnDocument: 'after',
        projection: { version: 1 },
        timestamps: false,
      })
      .lean<Pick<D, 'version'>>()
      .exec();
    return doc && doc.version;
  }

  /** Notes that the copies are of this version; false when it has changed meanwhile. */
  async clearMark(id: string, version: number): Promise<boolean> {
    const { matchedCount } = await this.negocios.updateOne(
      this.filter({ _id: id, version }),
      { $set: { porRenovar: false } } as UpdateQuery<D>,
      { timestamps: false },
    );
    return matchedCount === 1;
  }

  private write(id: string, update: UpdateQuery<D>, options: WriteOptions): Promise<D | null> {
    return this.negocios
      .findOneAndUpdate(this.filter({ _id: id }), update, options)
      .lean()
      .exec() as Promise<D | null>;
  }

  /** Runs stages and works out what follows from them; false when there is no such business. */
  private async derive(id: string, stages: readonly object[], tx: Tx): Promise<boolean> {
    const { matchedCount } = await this.negocios.updateOne(this.filter({ _id: id }), [...stages, DERIVE], {
      session: tx,
      updatePipeline: true,
    });
    return matchedCount === 1;
  }

  protected filter(filter: object): QueryFilter<D> {
    return filter as QueryFilter<D>;
  }
}
