import mongoose, { type Model, type Types } from 'mongoose';
import { claimBatch } from './claim-batch';
import { $in } from './operators';
import type { Turno } from './turno.schema';

/** A document whose due work is claimed. */
export interface Claimable {
  _id: Types.ObjectId;
  turnos?: Partial<Record<string, Turno>>;
}

interface Task<Name extends string> {
  /** Names the task in the field `turnos` of the documents. */
  name: Name;
  /** Filter of documents that are due at an instant, with trusted operators. */
  due: (now: Date) => object;
  /** Order in which they are claimed; absent: that of the index. */
  sort?: Record<string, 1 | -1>;
  /** Projection of a document; absent: all fields. */
  fields?: Record<string, 0 | 1>;
}

/** Due work of one collection: who takes a document for it keeps it until the claim is released or runs out. */
export class Claims<T extends Claimable> {
  /** Names the work in this process. */
  readonly name: string;
  private readonly path: string;
  private readonly fields?: Record<string, 0 | 1>;

  constructor(
    private readonly model: Model<T>,
    private readonly task: Task<keyof NonNullable<T['turnos']> & string>,
  ) {
    const { name, fields } = task;
    this.name = `${model.collection.name}.${name}`;
    this.path = `turnos.${name}`;
    this.fields = fields && Object.values(fields).includes(1) ? { ...fields, [this.path]: 1 } : fields;
  }

  /** Claims up to `limit` due documents until `until`; null when nothing was due, empty when others were faster with all that was. */
  take(turno: string, now: Date, until: Date, limit: number): Promise<T[] | null> {
    const { due, sort } = this.task;
    const free = { [`${this.path}.proximo`]: mongoose.trusted({ $not: { $gt: now } }) };
    const { model, path, fields } = this;
    return claimBatch(model, { path, due: { ...due(now), ...free }, sort, fields, limit, turno, until });
  }

  /** Number of times that a claimed document was begun since its work was last done. */
  attemptsOf({ turnos }: T): number {
    return (turnos as Partial<Record<string, Turno>> | undefined)?.[this.task.name]?.intentos ?? 1;
  }

  /** Frees documents whose work is done. */
  async release(turno: string, ids: readonly Types.ObjectId[]): Promise<void> {
    await this.model.updateMany(this.own(turno, ids), { $unset: { [this.path]: 1 } } as never, { timestamps: false });
  }

  /** Nobody is to begin with this one before `proximo`. */
  async postpone(turno: string, id: Types.ObjectId, proximo: Date): Promise<void> {
    const set = { [`${this.path}.turno`]: null, [`${this.path}.proximo`]: proximo };
    await this.model.updateMany(this.own(turno, [id]), { $set: set } as never, { timestamps: false });
  }

  private own(turno: string, ids: readonly Types.ObjectId[]) {
    return { _id: $in(ids), [`${this.path}.turno`]: turno };
  }
}
