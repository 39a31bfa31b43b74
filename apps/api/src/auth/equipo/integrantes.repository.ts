import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MAX_INTEGRANTES } from '@tuerca/contracts/auth/equipo/limits';
import type { Cargo } from '@tuerca/contracts/kernel/capabilities';
import { $gt } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { INTEGRANTE, type IntegranteDoc } from './integrante.schema';

export interface NewInvitation {
  negocio: string;
  email: string;
  nombre: string;
  cargo: Cargo;
  invitado: Date;
}
/** The link of an invitation: its token's hash, absent when the address gets none. */
export interface InvitationLink {
  huella?: string;
  vence: Date;
}

const AFTER = { returnDocument: 'after' } as const;

@Injectable()
export class IntegrantesRepository {
  constructor(@InjectModel(INTEGRANTE) private readonly model: Model<IntegranteDoc>) {}

  findTeam(negocio: string): Promise<IntegranteDoc[]> {
    return this.model.find({ negocio }).sort({ invitado: -1 }).lean().exec();
  }

  findOwn(negocio: string, id: string): Promise<IntegranteDoc | null> {
    return this.model.findOne({ _id: id, negocio }).lean().exec();
  }

  /** An invitation whose link still holds. */
  findInvited(fingerprint: string, now: Date): Promise<IntegranteDoc | null> {
    return this.model
      .findOne({ huella: fingerprint, estado: 'invitado', vence: $gt(now) })
      .lean()
      .exec();
  }

  /** The first place that nobody has; null when the team is full. */
  async freePlace(negocio: string): Promise<number | null> {
    const taken = new Set(
      await this.model
        .find({ negocio }, { lugar: 1 })
        .lean()
        .exec()
        .then((all) => all.map(({ lugar }) => lugar)),
    );
    const free = Array.from({ length: MAX_INTEGRANTES }, (_, place) => place).find((place) => !taken.has(place));
    return free ?? null;
  }

  /** Stores an invitation; a duplicate of address or place is told by which field it repeats. */
  async insert(invitation: NewInvitation & { lugar: number }, link: InvitationLink, tx: Tx): Promise<IntegranteDoc> {
    const [doc] = await this.model.create([{ ...invitation, ...link, estado: 'invitado' }], { session: tx });
    return doc!.toObject();
  }

  /** Another link for an invitation that is open; null when it is not. */
  renew(negocio: string, id: string, { huella, vence }: InvitationLink, tx: Tx): Promise<IntegranteDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, negocio, estado: 'invitado' },
        huella ? { $set: { huella, vence } } : { $set: { vence }, $unset: { huella: 1 } },
        { ...AFTER, session: tx },
      )
      .lean()
      .exec();
  }

  /** Uses an invitation's link up: of several who try, one gets it. */
  accept(
    fingerprint: string,
    { usuario, nombre, now }: { usuario: string; nombre: string; now: Date },
    tx: Tx,
  ): Promise<IntegranteDoc | null> {
    return this.model
      .findOneAndUpdate(
        { huella: fingerprint, estado: 'invitado', vence: $gt(now) },
        { $set: { estado: 'activo', usuario, nombre, aceptado: now, vence: null }, $unset: { huella: 1 } },
        { ...AFTER, session: tx },
      )
      .lean()
      .exec();
  }

  setCargo(negocio: string, id: string, cargo: Cargo, tx: Tx): Promise<IntegranteDoc | null> {
    return this.model
      .findOneAndUpdate({ _id: id, negocio }, { $set: { cargo } }, { ...AFTER, session: tx })
      .lean()
      .exec();
  }

  remove(negocio: string, id: string, tx: Tx): Promise<IntegranteDoc | null> {
    return this.model.findOneAndDelete({ _id: id, negocio }, { session: tx }).lean().exec();
  }

  /** Accounts that work for a business. */
  async findMemberIds(negocio: string): Promise<string[]> {
    const docs = await this.model.find({ negocio, estado: 'activo' }, { usuario: 1 }).lean().exec();
    return docs.map(({ usuario }) => String(usuario));
  }

  /** Forgets an account that is gone. */
  async forget(usuario: string): Promise<void> {
    await this.model.deleteOne({ usuario });
  }
}
