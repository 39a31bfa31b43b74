import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { Cargo } from '@tuerca/contracts/kernel/capabilities';
import type { Role } from '@tuerca/contracts/kernel/roles';
import { AppError } from '../../platform/common/app-error';
import { toId } from '../../platform/database/object-id';
import { $in } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { SEARCHED_FIELDS, searchFieldsOf } from './account-search';
import { USUARIO, type UsuarioDoc, type UsuarioSet } from './user.schema';

/** An account without its password hash, as every query but findWithPassword reads it. */
export type StoredAccount = Omit<UsuarioDoc, 'password'>;
export type AccountInsert = Pick<UsuarioDoc, 'role' | 'nombre' | 'email' | 'password' | 'telefono'> &
  Partial<Omit<UsuarioDoc, '_id' | 'createdAt' | 'updatedAt'>> & { _id?: string };

const withoutPassword = ({ password: _hash, ...account }: UsuarioDoc): StoredAccount => account;

/** Turns the refusal of a unique index into the error of the field that the person knows. */
function takenError(error: unknown): unknown {
  const {
    code,
    keyPattern,
    message = '',
  } = error as { code?: number; keyPattern?: Record<string, unknown>; message?: string };
  if (code !== 11000) return error;
  const field = Object.keys(keyPattern ?? {})[0] ?? /index: (\w+?)_1/.exec(message)?.[1];
  return new AppError(field === 'email' ? 'CORREO_EN_USO' : 'DOCUMENTO_EN_USO');
}

/** Fields of an account that the check of every request needs. */
export type PowersRow = Pick<UsuarioDoc, '_id' | 'role' | 'activo' | 'nombre' | 'negocio' | 'equipo'>;

@Injectable()
export class UsersRepository {
  constructor(@InjectModel(USUARIO) private readonly model: Model<UsuarioDoc>) {}

  newId = (): string => String(new mongoose.Types.ObjectId());

  findById(id: string): Promise<StoredAccount | null> {
    return this.model.findById(id).lean().exec();
  }

  findByEmail(email: string): Promise<StoredAccount | null> {
    return this.model.findOne({ email }).lean().exec();
  }

  /** The account with its password hash, for signing in. */
  findWithPassword(account: { _id: string } | { email: string }): Promise<UsuarioDoc | null> {
    return this.model.findOne(account).select('+password').lean().exec();
  }

  findState(id: string) {
    return this.model.findById(id, { role: 1, activo: 1 }).lean().exec();
  }

  findContacts(ids: string[]) {
    return this.model
      .find(
        { _id: $in(ids) },
        {
          nombre: 1,
          role: 1,
          email: 1,
          emailVerificado: 1,
          telefono: 1,
          cedula: 1,
          activo: 1,
          preferencias: 1,
          notificaciones: 1,
        },
      )
      .lean()
      .exec();
  }

  findCards(ids: string[]) {
    return this.model
      .find({ _id: $in(ids) }, { nombre: 1, negocio: 1, fotoPerfil: 1, role: 1, activo: 1 })
      .lean()
      .exec();
  }

  findIdsByRole(role: Role): Promise<string[]> {
    return this.model
      .find({ role, activo: true }, { _id: 1 })
      .lean()
      .exec()
      .then((docs) => docs.map(({ _id }) => String(_id)));
  }

  async insert(data: AccountInsert, tx?: Tx): Promise<StoredAccount> {
    try {
      const [doc] = await this.model.create([{ ...data, ...searchFieldsOf(data) }], { session: tx });
      return withoutPassword(doc!.toObject());
    } catch (error) {
      throw takenError(error);
    }
  }

  async insertMany(data: AccountInsert[]): Promise<StoredAccount[]> {
    const docs = await this.model.insertMany(data.map((one) => ({ ...one, ...searchFieldsOf(one) })));
    return docs.map((doc) => withoutPassword(doc.toObject()));
  }

  /** Sets fields of one account, only while `when` holds; null when there is none such. */
  async update(id: string, set: UsuarioSet, when: Partial<UsuarioDoc> = {}, tx?: Tx): Promise<StoredAccount | null> {
    try {
      const doc = await this.model
        .findOneAndUpdate({ _id: id, ...when }, { $set: set }, { returnDocument: 'after', session: tx })
        .lean()
        .exec();
      if (doc && SEARCHED_FIELDS.some((field) => field in set)) await this.renewSearch(doc, tx);
      return doc;
    } catch (error) {
      throw takenError(error);
    }
  }

  /** Makes the search terms anew from a document that was just written; who wrote later does it from hers. */
  private async renewSearch(doc: StoredAccount, tx?: Tx): Promise<void> {
    const fields = searchFieldsOf(doc);
    const same = fields.nombreOrden === doc.nombreOrden && fields.terminos.join() === doc.terminos.join();
    if (same) return;
    const written = { _id: doc._id, updatedAt: doc.updatedAt };
    await this.model.updateOne(written, { $set: fields }, { session: tx, timestamps: false });
  }

  /** Sets the photo of an active account and answers the one before; undefined when there is no such account. */
  async replacePicture(id: string, fotoPerfil: string | null, tx: Tx): Promise<string | null | undefined> {
    const before = await this.model
      .findOneAndUpdate({ _id: id, activo: true }, { $set: { fotoPerfil } }, { returnDocument: 'before', session: tx })
      .lean()
      .exec();
    return before === null ? undefined : before.fotoPerfil;
  }

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
