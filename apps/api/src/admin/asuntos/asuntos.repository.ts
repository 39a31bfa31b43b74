import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model, type QueryFilter } from 'mongoose';
import {
  type CausaAsunto,
  CAUSAS_SIN_ACCESO,
  type CierreAsunto,
  type DecisionDeAsunto,
  type ListaAsunto,
} from '@tuerca/contracts/admin/asunto-states';
import { Claims } from '../../platform/database/claims';
import { $exists, $in, $lte, $nin, $size } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { ASUNTO, type AsuntoDoc } from './asunto.schema';

/** One that begins; `solo` null: it is about all that the account has open. */
export type NewAsunto = Pick<AsuntoDoc, 'role' | 'causa' | 'abierto' | 'vence' | 'solo'> & { cuentaId: string };
type Decision = AsuntoDoc['decisiones'][number];

const { trusted } = mongoose;
/** Those of businesses without access of which something is fulfilled all the same and has not ended. */
const KEPT: QueryFilter<AsuntoDoc> = {
  'decisiones.decision': 'cumplir',
  cumplido: null,
  role: $in(['store', 'workshop']),
  causa: $in(CAUSAS_SIN_ACCESO),
};
const SORTS: Record<ListaAsunto, Record<string, 1 | -1>> = {
  abierto: { vence: 1, _id: 1 },
  se_cumple: { abierto: 1, _id: 1 },
  cerrado: { cerrado: -1, _id: -1 },
};
const AFTER = { returnDocument: 'after' } as const;

/** Open things of blocked accounts, and the decisions about them. */
@Injectable()
export class AsuntosRepository {
  /** Those whose people are still to be told. */
  readonly toNotify: Claims<AsuntoDoc>;
  /** Those that nobody resolved in time. */
  readonly expired: Claims<AsuntoDoc>;

  constructor(@InjectModel(ASUNTO) private readonly model: Model<AsuntoDoc>) {
    this.toNotify = new Claims(model, { name: 'avisar', due: () => ({ avisar: $exists(true) }) });
    this.expired = new Claims(model, {
      name: 'vencer',
      due: (now) => ({ estado: 'abierto', vence: $lte(now) }),
      sort: { vence: 1 },
    });
  }

  findById(id: string): Promise<AsuntoDoc | null> {
    return this.model.findById(id).lean().exec();
  }

  /** A page of those in a state, without those of `except`. */
  async findPage(
    lista: ListaAsunto,
    except: readonly AsuntoDoc['_id'][],
    { page, limit }: { page: number; limit: number },
  ): Promise<{ docs: AsuntoDoc[]; total: number }> {
    const sort = SORTS[lista];
    const filter = {
      ...(lista === 'se_cumple' ? KEPT : { estado: lista }),
      ...(except.length && { _id: $nin(except) }),
    };
    const [docs, total] = await Promise.all([
      this.model
        .find(filter)
        .sort(sort)
        .skip((page - 1) * limit)
        .limit(limit)
        .lean()
        .exec(),
      this.model.countDocuments(filter).exec(),
    ]);
    return { docs, total };
  }

  /** Begins one about all that an account has open, or widens the one that waits; what is about everything already keeps its time. */
  async openWhole({ cuentaId, causa, abierto, vence, role }: NewAsunto, tx: Tx): Promise<void> {
    const open = { cuentaId, estado: 'abierto' as const };
    const kept = await this.model.updateOne({ ...open, solo: null }, { $set: { causa } }, { session: tx });
    if (kept.matchedCount) return;
    const widened = { causa, vence, solo: null, avisar: 'espera' };
    const { matchedCount } = await this.model.updateOne(open, { $set: widened }, { session: tx });
    if (matchedCount) return;
    await this.model.create([{ ...open, role, causa, abierto, vence, solo: null, avisar: 'espera' }], { session: tx });
  }

  /** Begins one about some things of an account, or adds them to the one that waits. */
  async openSome({ cuentaId, solo, role, causa, abierto, vence }: NewAsunto, tx: Tx): Promise<AsuntoDoc> {
    const open = { cuentaId, estado: 'abierto' as const };
    const whole = await this.model.findOne({ ...open, solo: null }, null, { session: tx }).lean();
    if (whole) return whole;
    const update = {
      $addToSet: { solo: { $each: solo } },
      $set: { avisar: 'espera', causa, vence },
      $setOnInsert: { role, abierto },
    };
    const doc = await this.model.findOneAndUpdate(open, update, { ...AFTER, upsert: true, session: tx }).lean();
    return doc!;
  }

  /** Notes a decision about a thing that nobody decided, while it waits; false when somebody was faster. */
  async decide(id: AsuntoDoc['_id'], decision: Decision, tx: Tx): Promise<boolean> {
    const named = { tipo: decision.tipo, id: decision.id };
    const { modifiedCount } = await this.model.updateOne(
      { _id: id, estado: 'abierto', decisiones: trusted({ $not: { $elemMatch: named } }) },
      { $push: { decisiones: decision }, $unset: { cumplido: 1 } },
      { session: tx },
    );
    return modifiedCount === 1;
  }

  /** Notes that what was to be fulfilled is cancelled after all, also when nothing else waits; false when it is already, or was never to be. */
  async giveUp(id: AsuntoDoc['_id'], decision: Decision, tx: Tx): Promise<boolean> {
    const of = (one: DecisionDeAsunto) =>
      trusted({ $elemMatch: { tipo: decision.tipo, id: decision.id, decision: one } });
    const { modifiedCount } = await this.model.updateOne(
      { _id: id, decisiones: of('cumplir'), $nor: [{ decisiones: of('cancelar') }] },
      { $push: { decisiones: decision } },
      { session: tx },
    );
    return modifiedCount === 1;
  }

  /** Those whose people were told are not told again; nothing when something else is to be told meanwhile. */
  async markNotified({ _id, avisar }: Pick<AsuntoDoc, '_id' | 'avisar'>, avisados: number): Promise<void> {
    await this.model.updateOne({ _id, avisar }, { $unset: { avisar: 1 }, $inc: { avisados } }).exec();
  }

  /** Ends one that nothing is left of, as it was read: a decision or another thing meanwhile leaves it open. */
  async close({ _id, decisiones, solo, causa }: AsuntoDoc, cierre: CierreAsunto, fecha: Date): Promise<boolean> {
    const as = { _id, estado: 'abierto', causa, decisiones: $size(decisiones.length) };
    const things = solo ? { solo: $size(solo.length) } : { solo: null };
    const { modifiedCount } = await this.model
      .updateOne({ ...as, ...things } as never, { $set: { estado: 'cerrado', cierre, cerrado: fecha } })
      .exec();
    return modifiedCount === 1;
  }

  /** The account is back: what waited because it was away goes on. */
  async closeReturned(cuentaId: string, causas: readonly CausaAsunto[], fecha: Date, tx: Tx): Promise<void> {
    await this.model.updateOne(
      { cuentaId, estado: 'abierto', causa: $in(causas) },
      { $set: { estado: 'cerrado', cierre: 'reactivada', cerrado: fecha, avisar: 'sigue' } },
      { session: tx },
    );
    // It takes its own steps again.
    await this.model.updateMany({ cuentaId, ...KEPT }, { $set: { cumplido: true } }, { session: tx });
  }

  /** Those with something that is fulfilled all the same, what has waited longest first. */
  findKept(limit: number): Promise<AsuntoDoc[]> {
    return this.model.find(KEPT).sort(SORTS.se_cumple).limit(limit).lean().exec();
  }

  /** Nothing of it is to be fulfilled any more, as it was read. */
  async noteFulfilled({ _id, decisiones }: AsuntoDoc): Promise<void> {
    await this.model.updateOne({ _id, decisiones: $size(decisiones.length) }, { $set: { cumplido: true } }).exec();
  }

  /** All that wait, the most pressing first. */
  findOpen(limit: number): Promise<AsuntoDoc[]> {
    return this.model.find({ estado: 'abierto' }).sort({ vence: 1, _id: 1 }).limit(limit).lean().exec();
  }

  /** One that nobody ever waited for leaves nothing behind. */
  async removeEmpty({ _id }: AsuntoDoc): Promise<void> {
    await this.model.deleteOne({ _id, estado: 'abierto', avisados: 0, decisiones: $size(0) }).exec();
  }
}
