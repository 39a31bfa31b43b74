import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { UserSort } from '@tuerca/contracts/admin/rules';
import { wholeEmails } from '@tuerca/contracts/kernel/fields';
import type { Role } from '@tuerca/contracts/kernel/roles';
import { escapeRegExp } from '../../platform/common/escape-regexp';
import { $in } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { parseSearch } from './account-search';
import { USUARIO, type UsuarioDoc } from './user.schema';

/** Filter of accounts; deleted ones never match. */
export interface AccountFilter {
  role?: Role;
  activo?: boolean;
  search?: string;
  /** Registered at or after, and before. */
  from?: Date;
  until?: Date;
}
/** An account as the lists show it. */
export type AccountRow = Pick<
  UsuarioDoc,
  | '_id'
  | 'nombre'
  | 'email'
  | 'emailVerificado'
  | 'telefono'
  | 'role'
  | 'activo'
  | 'negocio'
  | 'cedula'
  | 'rif'
  | 'createdAt'
>;

const { trusted } = mongoose;
const ROW = {
  nombre: 1,
  email: 1,
  emailVerificado: 1,
  telefono: 1,
  role: 1,
  activo: 1,
  negocio: 1,
  cedula: 1,
  rif: 1,
  createdAt: 1,
} as const;
// Each goes along an index, forwards or backwards.
const SORTS: Record<UserSort, Record<string, 1 | -1>> = {
  '-createdAt': { createdAt: -1, _id: -1 },
  createdAt: { createdAt: 1, _id: 1 },
  nombre: { nombreOrden: 1, _id: 1 },
  '-nombre': { nombreOrden: -1, _id: -1 },
};

function toMatch({ role, activo, search, from, until }: AccountFilter) {
  const { words, emails, impossible } = parseSearch(search ?? '');
  const conditions = [
    ...words.map((word) => ({ terminos: trusted({ $regex: `^${word}` }) })),
    // Half an address finds all that begin so; a whole one nobody whose address only begins with it.
    ...emails.map((email) =>
      wholeEmails(email).length ? { email } : { email: trusted({ $regex: `^${escapeRegExp(email)}` }) },
    ),
  ];
  return {
    eliminado: false,
    ...(role && { role }),
    ...(activo !== undefined && { activo }),
    ...((from || until) && { createdAt: trusted({ ...(from && { $gte: from }), ...(until && { $lt: until }) }) }),
    ...(impossible && { _id: $in([] as string[]) }),
    ...(conditions.length && { $and: conditions }),
  };
}

/** Accounts as administrators look through them. */
@Injectable()
export class AccountsRepository {
  constructor(@InjectModel(USUARIO) private readonly model: Model<UsuarioDoc>) {}

  async findPage(
    filter: AccountFilter,
    { sort, page, limit }: { sort: UserSort; page: number; limit: number },
  ): Promise<{ docs: AccountRow[]; total: number }> {
    const match = toMatch(filter);
    const [docs, total] = await Promise.all([
      this.model
        .find(match, ROW)
        .sort(SORTS[sort])
        .skip((page - 1) * limit)
        .limit(limit)
        .lean()
        .exec(),
      this.model.countDocuments(match).exec(),
    ]);
    return { docs, total };
  }

  /** Every account of a filter, as they come from the database. */
  stream(filter: AccountFilter, sort: UserSort): AsyncIterable<AccountRow> {
    return this.model.find(toMatch(filter), ROW).sort(SORTS[sort]).lean().cursor({ batchSize: 500 });
  }

  /** Counts the accounts of each role: all, active ones, and those registered since an instant and in the period before it. */
  async countByRole(
    since: Date,
    before: Date,
  ): Promise<Map<Role, { total: number; active: number; added: number; addedBefore: number }>> {
    const when = (condition: object) => ({ $sum: { $cond: [condition, 1, 0] } });
    const rows = await this.model.aggregate<{
      _id: Role;
      total: number;
      active: number;
      added: number;
      addedBefore: number;
    }>([
      { $match: { eliminado: false } },
      {
        $group: {
          _id: '$role',
          total: { $sum: 1 },
          active: when({ $eq: ['$activo', true] }),
          added: when({ $gte: ['$createdAt', since] }),
          addedBefore: when({ $and: [{ $gte: ['$createdAt', before] }, { $lt: ['$createdAt', since] }] }),
        },
      },
    ]);
    return new Map(rows.map(({ _id, ...counts }) => [_id, counts]));
  }

  /** Writes to an active administrator, so that whoever takes her power away at the same time conflicts; false when she is none. */
  async touchAdministrator(id: string, tx: Tx): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { _id: id, role: 'admin', activo: true },
      { $inc: { toques: 1 } },
      { session: tx },
    );
    return matchedCount === 1;
  }

  /** Counts the administrators who can sign in. */
  countAdministrators(): Promise<number> {
    return this.model.countDocuments({ role: 'admin', activo: true }).exec();
  }

  /** Takes everything personal out of an account, once; false when it was deleted before. `email` takes the place of the address. */
  async anonymise(id: string, set: Partial<UsuarioDoc>, tx: Tx): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { _id: id, eliminado: false },
      {
        $set: set,
        $unset: { cedula: 1, rif: 1, fechaNacimiento: 1, preferencias: 1, notificaciones: 1, baja: 1 },
      },
      { session: tx },
    );
    return matchedCount === 1;
  }
}
