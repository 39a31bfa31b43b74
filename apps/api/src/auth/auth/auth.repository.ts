import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { findAfter } from '../../platform/database/find-after';
import { $gt, $in, $lt, $ne } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import {
  ATTEMPT,
  type AttemptDoc,
  ENLACE,
  type EnlaceCuentaDoc,
  SESION,
  type SesionDoc,
  SIGNED_OUT,
} from './auth.schema';

export type NewSession = Omit<SesionDoc, 'usuario' | 'revocada' | 'motivo' | 'confirmada'> & { usuario: string };

/** Attempts that are allowed until `expira`. */
interface Counter {
  id: string;
  max: number;
  expira: Date;
}

@Injectable()
export class AuthRepository {
  constructor(
    @InjectModel(SESION) private readonly sessions: Model<SesionDoc>,
    @InjectModel(ENLACE) private readonly links: Model<EnlaceCuentaDoc>,
    @InjectModel(ATTEMPT) private readonly attempts: Model<AttemptDoc>,
  ) {}

  async insertSession(session: NewSession, tx?: Tx): Promise<void> {
    await this.sessions.create([session], { session: tx });
  }

  async insertSessions(sessions: NewSession[]): Promise<void> {
    await this.sessions.insertMany(sessions);
  }

  findSession(sid: string): Promise<SesionDoc | null> {
    return this.sessions.findById(sid).lean().exec();
  }

  /** Live sessions of a user, the latest used first. */
  findOpen(usuario: string, now: Date, limit: number): Promise<SesionDoc[]> {
    return this.sessions
      .find({ usuario, revocada: null, expira: $gt(now) })
      .sort({ rotada: -1 })
      .limit(limit)
      .lean()
      .exec();
  }

  /** Whether a user has signed in before, as long as that is kept. */
  async hasSession(usuario: string): Promise<boolean> {
    return (await this.sessions.exists({ usuario })) !== null;
  }

  /** Moves a live session from one token to the next; null when somebody else has done so, or it ended. */
  rotate(
    sid: string,
    from: { generacion: number; huella: string },
    to: Pick<SesionDoc, 'generacion' | 'huella' | 'rotada' | 'expira'>,
  ): Promise<SesionDoc | null> {
    return this.sessions
      .findOneAndUpdate(
        { _id: sid, ...from, revocada: null, expira: $gt(to.rotada) },
        { $set: to },
        { returnDocument: 'after' },
      )
      .lean()
      .exec();
  }

  /** Notes that the client of a session holds the refresh token of that generation, if it is the current one. */
  async confirmReceipt(sid: string, generacion: number): Promise<void> {
    await this.sessions.updateOne({ _id: sid, generacion }, { $set: { recibida: generacion } });
  }

  /** Counts a user's live sessions. */
  countLive(usuario: string, now: Date): Promise<number> {
    return this.sessions.countDocuments({ usuario, revocada: null, expira: $gt(now) }).exec();
  }

  /** Up to `limit` live sessions whose id comes after that one, by id. */
  findLiveAfter(after: string | null, now: Date, limit: number): Promise<SesionDoc[]> {
    return findAfter(this.sessions, after, limit, { revocada: null, expira: { $gt: now } });
  }

  async revoke(sid: string, at: Date, motivo: string): Promise<void> {
    await this.sessions.updateOne({ _id: sid, revocada: null }, { $set: { revocada: at, motivo } });
  }

  /** Ends a live session of this user; false when there is none. */
  async revokeOwn(usuario: string, sid: string, at: Date, motivo: string, tx?: Tx): Promise<boolean> {
    const { modifiedCount } = await this.sessions.updateOne(
      { _id: sid, usuario, revocada: null },
      { $set: { revocada: at, motivo } },
      { session: tx },
    );
    return modifiedCount === 1;
  }

  /** Ends all live sessions of a user, but `except`; those from which she had signed out make their browsers known no longer, either. */
  async revokeUser(
    usuario: string,
    at: Date,
    motivo: string,
    { except, tx }: { except?: string; tx?: Tx } = {},
  ): Promise<void> {
    const filter = {
      usuario,
      $or: [{ revocada: null }, { motivo: SIGNED_OUT }],
      ...(except && { _id: $ne(except) }),
    };
    await this.sessions.updateMany(filter, { $set: { revocada: at, motivo } }, { session: tx });
  }

  /** Notes that a live session's owner gave the password again; false when it has ended meanwhile. */
  async confirm(sid: string, usuario: string, at: Date): Promise<boolean> {
    const { matchedCount } = await this.sessions.updateOne(
      { _id: sid, usuario, revocada: null },
      { $set: { confirmada: at } },
    );
    return matchedCount === 1;
  }

  /** Takes the confirmations of all live sessions of a user away. */
  async forgetConfirmations(usuario: string, tx: Tx): Promise<void> {
    await this.sessions.updateMany({ usuario, revocada: null }, { $set: { confirmada: null } }, { session: tx });
  }

  async insertLink(
    link: { tipo: EnlaceCuentaDoc['tipo']; usuario: string; huella: string; expira: Date },
    tx?: Tx,
  ): Promise<void> {
    await this.links.create([link], { session: tx });
  }

  findLink(tipo: EnlaceCuentaDoc['tipo'], fingerprint: string, now: Date): Promise<EnlaceCuentaDoc | null> {
    return this.links
      .findOne({ tipo, huella: fingerprint, expira: $gt(now) })
      .lean()
      .exec();
  }

  /** Takes a link out: of several who try, one gets it. */
  takeLink(tipo: EnlaceCuentaDoc['tipo'], fingerprint: string, now: Date, tx?: Tx): Promise<EnlaceCuentaDoc | null> {
    return this.links
      .findOneAndDelete({ tipo, huella: fingerprint, expira: $gt(now) }, { session: tx })
      .lean()
      .exec();
  }

  async dropLinks(usuario: string, tipos: EnlaceCuentaDoc['tipo'][], tx?: Tx): Promise<void> {
    await this.links.deleteMany({ usuario, tipo: $in(tipos) }, { session: tx });
  }

  /**
   * Counts one more under every counter whose `max` is not reached, in one command; answers those where it is. Conditional
   * upserts, so that racers cannot pass together.
   */
  async countUp(counters: readonly Counter[]): Promise<readonly Counter[]> {
    // Either a count is full, or two inserted the first one together: the second round tells which.
    const left = await this.countOnce(counters);
    return left.length ? this.countOnce(left) : left;
  }

  /** The counters that could not be counted up. */
  private async countOnce(counters: readonly Counter[]): Promise<readonly Counter[]> {
    const steps = counters.map(({ id, max, expira }) => ({
      updateOne: {
        filter: { _id: id, n: $lt(max) },
        update: { $inc: { n: 1 }, $setOnInsert: { expira } },
        upsert: true,
      },
    }));
    try {
      await this.attempts.bulkWrite(steps, { ordered: false });
      return [];
    } catch (error) {
      if (!(error instanceof mongoose.mongo.MongoBulkWriteError)) throw error;
      const failed = [error.writeErrors].flat();
      if (failed.some(({ code }) => code !== 11000)) throw error;
      return failed.map(({ index }) => counters[index]!);
    }
  }

  async countDown(ids: string[]): Promise<void> {
    await this.attempts.updateMany({ _id: $in(ids), n: $gt(0) }, { $inc: { n: -1 } });
  }
}
