import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { RolPlan } from '@tuerca/contracts/kernel/roles';
import { DAY } from '@tuerca/contracts/kernel/time';
import type { EstadoSuscripcion } from '@tuerca/contracts/membresia/states';
import { AppError } from '../platform/common/app-error';
import { Claims } from '../platform/database/claims';
import { $lte, $ne } from '../platform/database/operators';
import type { Tx } from '../platform/database/transactions';
import { trustFilter } from '../platform/database/trust-filter';
import { SUSCRIPCION, type SuscripcionDoc } from './suscripcion.schema';

/** A subscription before it is stored; ids as text. */
export type NewSubscription = Omit<SuscripcionDoc, '_id' | 'usuarioId' | 'createdAt' | 'updatedAt' | 'avisos'> & {
  usuarioId: string;
  createdAt?: Date;
};
/** Filter of a list of subscriptions. */
export interface SubscriptionFilter {
  rol?: RolPlan;
  estado?: EstadoSuscripcion;
  codigo?: string;
  words: string[];
  /** Whole addresses. */
  emails?: readonly string[];
  /** Only those that hold and end between these instants. */
  ending?: { from: Date; to: Date };
}
const NEWEST = { createdAt: -1, _id: -1 } as const;

/** Turns the refusal of a unique index into its error. */
function takenError(error: unknown): unknown {
  const { code, message = '', keyPattern } = error as { code?: number; message?: string; keyPattern?: object };
  if (code !== 11000) return error;
  const reference = (keyPattern && 'clavePago' in keyPattern) || message.includes('clavePago');
  return new AppError(reference ? 'REFERENCIA_USADA' : 'SOLICITUD_PENDIENTE');
}

/** Subscriptions and requests for them. */
@Injectable()
export class SubscriptionsRepository {
  /** Subscriptions that have ended and were not said to, what ended first before the rest. */
  readonly ended: Claims<SuscripcionDoc>;

  constructor(@InjectModel(SUSCRIPCION) private readonly model: Model<SuscripcionDoc>) {
    this.ended = new Claims(model, {
      name: 'vencer',
      due: (now) => trustFilter({ estado: 'activa', fechaFin: { $ne: null, $lte: now } }),
      sort: { fechaFin: 1 },
      fields: { _id: 1 },
    });
  }

  /** Throws SOLICITUD_PENDIENTE or REFERENCIA_USADA. */
  async insert(data: NewSubscription, tx: Tx): Promise<SuscripcionDoc> {
    try {
      const [doc] = await this.model.create([data], { session: tx });
      return doc!.toObject();
    } catch (error) {
      throw takenError(error);
    }
  }

  /** The subscription of an account that was not ended, or its request. */
  findLive(usuarioId: string, estado: 'activa' | 'pendiente', tx?: Tx): Promise<SuscripcionDoc | null> {
    return this.model
      .findOne({ usuarioId, estado, viva: true })
      .session(tx ?? null)
      .lean()
      .exec();
  }

  findById(id: string, tx?: Tx): Promise<SuscripcionDoc | null> {
    return this.model
      .findById(id)
      .session(tx ?? null)
      .lean()
      .exec();
  }

  /** Whether anybody told of a payment before. */
  async isPaymentKnown(clavePago: string, tx: Tx): Promise<boolean> {
    return (await this.model.exists({ clavePago }).session(tx)) !== null;
  }

  /** Moves one along while it is in the state `from`; null when it has moved, or ends after `endedAt`. */
  move(
    id: unknown,
    from: EstadoSuscripcion,
    set: Partial<SuscripcionDoc> & Pick<SuscripcionDoc, 'estado' | 'viva'>,
    tx: Tx,
    { endedAt }: { endedAt?: Date } = {},
  ): Promise<SuscripcionDoc | null> {
    const { clavePago: _key, ...fields } = set;
    return this.model
      .findOneAndUpdate(
        { _id: id, estado: from, ...(endedAt && { fechaFin: $lte(endedAt) }) } as never,
        { $set: fields, ...(set.estado === 'rechazada' && { $unset: { clavePago: 1 } }) },
        { returnDocument: 'after', session: tx },
      )
      .lean()
      .exec();
  }

  /** Withdrawn by who asked: the payment may be told again. */
  withdraw(usuarioId: string, tx: Tx): Promise<SuscripcionDoc | null> {
    return this.model
      .findOneAndUpdate(
        { usuarioId, estado: 'pendiente', viva: true },
        { $set: { estado: 'cancelada', viva: false }, $unset: { clavePago: 1 } },
        { returnDocument: 'after', session: tx },
      )
      .lean()
      .exec();
  }

  /** Replaces the copy of the account in all that it has and had. */
  async rename(usuarioId: string, usuario: SuscripcionDoc['usuario'], terminos: string[], tx: Tx): Promise<void> {
    await this.model.updateMany({ usuarioId }, { $set: { usuario, terminos } }, { session: tx, timestamps: false });
  }

  /** Notes that its owner was told so many days before the end, and answers it; null when that was noted already. */
  async noteReminder(id: unknown, days: number, tx: Tx): Promise<SuscripcionDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, estado: 'activa', avisos: $ne(days) } as never,
        { $push: { avisos: days } },
        { returnDocument: 'after', session: tx, timestamps: false },
      )
      .lean()
      .exec();
  }

  /** Subscriptions that end within so many days, in more than `sooner`, and whose owners were not told so many days before. */
  ending(days: number, sooner: number): Claims<SuscripcionDoc> {
    return new Claims(this.model, {
      name: 'recordar',
      due: (now) =>
        trustFilter({
          estado: 'activa',
          fechaFin: { $gt: new Date(now.getTime() + sooner * DAY), $lte: new Date(now.getTime() + days * DAY) },
          avisos: { $ne: days },
        }),
      fields: { _id: 1 },
    });
  }

  /** Those of an account that ended, newest first. */
  findPast(usuarioId: string, limit: number): Promise<SuscripcionDoc[]> {
    return this.model.find({ usuarioId, viva: false }).sort({ createdAt: -1 }).limit(limit).lean().exec();
  }

  async findPage(
    filter: SubscriptionFilter,
    { page, limit }: { page: number; limit: number },
  ): Promise<{ docs: SuscripcionDoc[]; total: number }> {
    const match = toMatch(filter);
    const [docs, total] = await Promise.all([
      this.model
        .find(match)
        .sort(NEWEST)
        .skip((page - 1) * limit)
        .limit(limit)
        .lean()
        .exec(),
      this.model.countDocuments(match).exec(),
    ]);
    return { docs, total };
  }

  /** All of them, read while they are used. */
  stream(filter: SubscriptionFilter, batchSize: number): AsyncIterable<SuscripcionDoc> {
    return this.model
      .find(toMatch(filter))
      .sort(NEWEST)
      .lean()
      .cursor({ batchSize }) as unknown as AsyncIterable<SuscripcionDoc>;
  }

  count(filter: SubscriptionFilter): Promise<number> {
    return this.model.countDocuments(toMatch(filter)).exec();
  }

  /** The number of open requests, and since when the oldest is. */
  async countPending(): Promise<{ total: number; oldest: Date | null }> {
    const pending = { estado: 'pendiente' as const };
    const [total, first] = await Promise.all([
      this.model.countDocuments(pending).exec(),
      this.model.findOne(pending, { createdAt: 1 }).sort({ createdAt: 1 }).lean().exec(),
    ]);
    return { total, oldest: first?.createdAt ?? null };
  }

  /** Accounts that have a plan. */
  async findMembers(codigo: string): Promise<string[]> {
    const docs = await this.model.find({ codigo, estado: 'activa' }, { usuarioId: 1 }).lean().exec();
    return docs.map(({ usuarioId }) => String(usuarioId));
  }
}

function toMatch({ words, emails, ending, ...rest }: SubscriptionFilter): QueryFilter<SuscripcionDoc> {
  return trustFilter({
    ...rest,
    ...(ending && { estado: 'activa', fechaFin: { $gt: ending.from, $lte: ending.to } }),
    ...(words.length && { terminos: { $all: words } }),
    ...(emails?.length && { 'usuario.email': { $in: [...emails] } }),
  }) as QueryFilter<SuscripcionDoc>;
}
