import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { ADMIN_USER_MESSAGES } from '@tuerca/contracts/admin/messages';
import type { UserSort } from '@tuerca/contracts/admin/rules';
import type { CambioUsuario } from '@tuerca/contracts/admin/users-schemas';
import type { Role } from '@tuerca/contracts/kernel/roles';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import type { Tx } from '../../platform/database/transactions';
import { Changes } from '../../platform/realtime/changes.service';
import { UploadsService } from '../../platform/uploads/uploads.service';
import { type AccountFilter, type AccountRow, AccountsRepository } from './accounts.repository';
import { isBusiness, isSameAddress } from './profile-fields';
import type { UsuarioSet } from './user.schema';
import { EstadoCuenta } from './users.events';
import { type StoredAccount, UsersRepository } from './users.repository';
import { UsersService } from './users.service';

export type AccountSummary = AccountRow;
export type AccountsWanted = AccountFilter;
/** Nobody has this domain (RFC 2606): no mail leaves for it, and nobody can prove that she owns the address. */
const DELETED_DOMAIN = 'eliminada.invalid';
/** No hash begins like this: nothing matches it. */
const NO_PASSWORD = '!';

/** Accounts in the hands of administrators. Who may, the audit log and what follows elsewhere are the caller's. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly repository: AccountsRepository,
    private readonly accounts: UsersRepository,
    private readonly users: UsersService,
    private readonly changes: Changes,
    private readonly uploads: UploadsService,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
  ) {}

  list(filter: AccountFilter, page: { sort: UserSort; page: number; limit: number }) {
    return this.repository.findPage(filter, page);
  }

  stream(filter: AccountFilter, sort: UserSort): AsyncIterable<AccountSummary> {
    return this.repository.stream(filter, sort);
  }

  countByRole(since: Date, before: Date) {
    return this.repository.countByRole(since, before);
  }

  /** Also a deleted one; throws USUARIO_NO_ENCONTRADO. */
  async get(id: string): Promise<StoredAccount> {
    const account = await this.accounts.findById(id);
    if (!account) throw new AppError('USUARIO_NO_ENCONTRADO');
    return account;
  }

  /** The same for a change; throws CUENTA_ELIMINADA. */
  async getLiving(id: string): Promise<StoredAccount> {
    const account = await this.get(id);
    if (account.eliminado) throw new AppError('CUENTA_ELIMINADA');
    return account;
  }

  /** Whether more than one administrator can sign in. */
  async hasOtherAdministrators(): Promise<boolean> {
    return (await this.repository.countAdministrators()) > 1;
  }

  /** Throws CUENTA_PROPIA, or ULTIMO_ADMINISTRADOR when she is the only one left, for what nobody does to herself. */
  async refuseOneself(admin: CurrentUser, id: string): Promise<void> {
    if (admin.id !== id) return;
    throw new AppError((await this.hasOtherAdministrators()) ? 'CUENTA_PROPIA' : 'ULTIMO_ADMINISTRADOR');
  }

  /**
   * Holds whoever takes an administrator's power away to being one when it is committed. Nobody does it to herself, so the
   * last of any number who act at once stays: each writes to herself and to the other, and two such transactions conflict.
   * Throws SIN_PERMISO or SESION_VENCIDA when somebody else was faster; of other accounts nothing is asked.
   */
  async holdPower(admin: CurrentUser, { role }: StoredAccount, tx: Tx): Promise<void> {
    if (role !== 'admin') return;
    if (await this.repository.touchAdministrator(admin.id, tx)) return;
    throw new AppError((await this.accounts.findById(admin.id))?.activo ? 'SIN_PERMISO' : 'SESION_VENCIDA');
  }

  /** Changes an account only while `when` holds; throws ESTADO_CAMBIO when it does not any more, CORREO_EN_USO. */
  async change(id: string, set: UsuarioSet, when: Partial<StoredAccount>, tx: Tx): Promise<StoredAccount> {
    const doc = await this.accounts.update(id, set, { eliminado: false, ...when }, tx);
    if (!doc) throw new AppError('ESTADO_CAMBIO');
    this.changes.bump('usuarios', tx);
    return doc;
  }

  /** Changes what an account says of itself; a new e-mail has to be confirmed again. Throws CORREO_EN_USO or ESTADO_CAMBIO. */
  async edit(
    before: StoredAccount,
    { nombre, email, telefono, direccion }: CambioUsuario,
    tx: Tx,
  ): Promise<StoredAccount> {
    const id = String(before._id);
    const newEmail = email !== undefined && email !== before.email;
    // A business always has an address; the same one keeps its point on the map.
    const moves =
      direccion !== undefined && !(isBusiness(before) && !direccion) && !isSameAddress(before.direccion, direccion);
    const set: UsuarioSet = {
      ...(nombre !== undefined && { nombre }),
      ...(newEmail && { email, emailVerificado: false }),
      ...(telefono !== undefined && { telefono }),
      ...(moves && { direccion: direccion as StoredAccount['direccion'] }),
    };
    // Each address that an account had hears that it is so no longer: none may be passed over.
    const after = await this.change(id, set, newEmail ? { email: before.email } : {}, tx);
    const contact = { telefono: after.telefono, ...(after.direccion && { direccion: after.direccion }) };
    if (isBusiness(before)) await this.users.setContact(id, contact, tx);
    return after;
  }

  /** Switches an account on, or off with the reason that administrators read; throws ESTADO_CAMBIO when it is so already. */
  async setActive(
    admin: CurrentUser,
    { _id }: StoredAccount,
    activo: boolean,
    motivo: string | null,
    tx: Tx,
  ): Promise<StoredAccount> {
    const baja = activo ? null : { motivo: motivo ?? '', fecha: this.clock.now(), por: admin.id };
    const after = await this.change(String(_id), { activo, baja }, { activo: !activo }, tx);
    await emitInTurn(this.events, EstadoCuenta.event, new EstadoCuenta(String(_id), after.role, activo, tx));
    return after;
  }

  setRole({ _id, role: before }: StoredAccount, role: Role, tx: Tx): Promise<StoredAccount> {
    return this.change(String(_id), { role }, { role: before }, tx);
  }

  /** Takes everything personal out of an account; its id and a business's name stay for what refers to them. Answers what copies of the account show from now on; throws CUENTA_ELIMINADA. */
  async anonymise(account: StoredAccount, tx: Tx): Promise<Pick<StoredAccount, 'nombre' | 'email'>> {
    const id = String(account._id);
    const email = `${id}@${DELETED_DOMAIN}`;
    const nombre = ADMIN_USER_MESSAGES.deletedName;
    const gone = {
      nombre,
      email,
      emailVerificado: false,
      password: NO_PASSWORD,
      telefono: '',
      direccion: null,
      fotoPerfil: null,
      activo: false,
      equipo: null,
      eliminado: true,
      eliminada: this.clock.now(),
      terminos: [],
      nombreOrden: '',
    };
    if (!(await this.repository.anonymise(id, gone, tx))) throw new AppError('CUENTA_ELIMINADA');
    if (account.fotoPerfil && !account.negocio)
      await this.uploads.release({ id, role: account.role, sid: '' }, [account.fotoPerfil], tx);
    this.changes.bump('usuarios', tx);
    await emitInTurn(this.events, EstadoCuenta.event, new EstadoCuenta(id, account.role, false, tx, true));
    return { nombre: account.negocio ?? nombre, email };
  }
}
