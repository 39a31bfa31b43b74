import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Cargo } from '@tuerca/contracts/kernel/capabilities';
import { toId } from '../../platform/database/object-id';
import { $in } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { USUARIO, type UsuarioDoc } from './user.schema';

/** Fields of an account that the check of every request needs. */
export type PowersRow = Pick<UsuarioDoc, '_id' | 'role' | 'activo' | 'nombre' | 'negocio' | 'equipo'>;

/** Accounts as parts of a business's team. */
@Injectable()
export class TeamAccountsRepository {
  constructor(@InjectModel(USUARIO) private readonly model: Model<UsuarioDoc>) {}

  findPowers(userId: string): Promise<PowersRow | null> {
    return this.model.findById(userId, { role: 1, activo: 1, nombre: 1, negocio: 1, equipo: 1 }).lean().exec();
  }

  /** The active members of these businesses. */
  findMembers(negocios: readonly string[]): Promise<Pick<UsuarioDoc, '_id' | 'equipo'>[]> {
    return this.model
      .find({ 'equipo.negocio': $in(negocios.map(toId)), activo: true }, { equipo: 1 })
      .lean()
      .exec();
  }

  /** Puts an account into a team with a new password, while it is in none; false when it is, or is no account of staff. */
  async join(
    userId: string,
    { negocio, cargo, ...account }: { negocio: string; cargo: Cargo; nombre: string; password: string },
    tx: Tx,
  ): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { _id: userId, role: 'staff', activo: true, equipo: null },
      { $set: { ...account, emailVerificado: true, equipo: this.membership(negocio, cargo) } },
      { session: tx },
    );
    return matchedCount === 1;
  }

  membership(negocio: string, cargo: Cargo): NonNullable<UsuarioDoc['equipo']> {
    return { negocio: toId(negocio), cargo };
  }

  /** Gives a member of this business another position. */
  async setCargo(negocio: string, userId: string, cargo: Cargo, tx: Tx): Promise<void> {
    await this.model.updateOne(
      { _id: userId, 'equipo.negocio': toId(negocio) },
      { $set: { 'equipo.cargo': cargo } },
      { session: tx },
    );
  }

  /** Takes a member out of this business's team. */
  async leave(negocio: string, userId: string, tx: Tx): Promise<void> {
    await this.model.updateOne(
      { _id: userId, 'equipo.negocio': toId(negocio) },
      { $set: { equipo: null } },
      { session: tx },
    );
  }
}
