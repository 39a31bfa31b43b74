import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { ADMIN_USER_MESSAGES } from '@tuerca/contracts/admin/messages';
import type {
  CambioRol,
  CambioUsuario,
  EstadoUsuario,
  NuevoUsuario,
  UsuarioDetalle,
} from '@tuerca/contracts/admin/users-schemas';
import type { Role } from '@tuerca/contracts/kernel/roles';
import type { AuditAction } from '@tuerca/contracts/platform/audit/actions';
import { RegistrationService } from '../auth/auth/registration.service';
import { SessionsService } from '../auth/auth/sessions.service';
import { AccountsService } from '../auth/users/accounts.service';
import { CuentaCambio, RolCambiado } from '../auth/users/users.events';
import { type Account, UsersService } from '../auth/users/users.service';
import { AuditService } from '../platform/audit/audit.service';
import { AppError } from '../platform/common/app-error';
import { Clock } from '../platform/common/clock';
import type { CurrentUser } from '../platform/common/current-user';
import { emitInTurn } from '../platform/common/emit-in-turn';
import { pick } from '../platform/common/pick';
import { Transactions, type Tx } from '../platform/database/transactions';
import { type Reply, reply } from '../platform/http/reply';
import { AccountsViewService } from './accounts-view.service';
import { ObstaclesService } from './obstacles.service';

/** Rewords errors of taken e-mails and documents for an administrator, who cannot sign in to that account. */
function forOffice(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  if (error.code === 'CORREO_EN_USO') throw new AppError(error.code, { message: ADMIN_USER_MESSAGES.emailTaken });
  if (error.code === 'DOCUMENTO_EN_USO') throw new AppError(error.code, { message: ADMIN_USER_MESSAGES.documentTaken });
  throw error;
}

const BUSINESS: readonly Role[] = ['store', 'workshop'];

/**
 * Changes that administrators make to accounts: each is one transaction with its line in the audit log, then sessions and
 * caches follow.
 */
@Injectable()
export class AccountChangesService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly users: UsersService,
    private readonly view: AccountsViewService,
    private readonly obstacles: ObstaclesService,
    private readonly registration: RegistrationService,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
  ) {}

  /** Throws CORREO_EN_USO, DOCUMENTO_EN_USO or CLAVE_COMUN. */
  async create(admin: CurrentUser, { password, ...account }: NuevoUsuario): Promise<Reply<UsuarioDetalle>> {
    const hash = await this.registration.hashFor(password);
    const doc = await this.transactions.run(async (tx) => {
      const created = await this.registration.open(account, hash, tx).catch(forOffice);
      await this.record(admin, 'usuario.crear', created, { despues: summaryOf(created) }, tx);
      if (created.role === 'admin') await this.emitRoleChange(admin, created, null, tx);
      return created;
    });
    return reply(await this.view.describe(doc), { message: ADMIN_USER_MESSAGES.created });
  }

  /** Another e-mail is told to the one before, and ends the sessions. Throws USUARIO_NO_ENCONTRADO, CUENTA_ELIMINADA, CORREO_EN_USO or ESTADO_CAMBIO. */
  async update(admin: CurrentUser, id: string, change: CambioUsuario): Promise<Reply<UsuarioDetalle>> {
    const before = await this.accounts.getLiving(id);
    const doc = await this.transactions.run(async (tx) => {
      const after = await this.accounts.edit(before, change, tx).catch(forOffice);
      if (after.email !== before.email) {
        await this.registration.moveAddress(before, after, tx);
        // Whoever came in by the old address is out; an administrator who changed her own goes on.
        await this.sessions.endAll(id, 'correo', tx, admin.sid);
      }
      const fields = Object.keys(change) as (keyof CambioUsuario)[];
      await this.record(
        admin,
        'usuario.editar',
        after,
        { antes: pick(before, fields), despues: pick(after, fields) },
        tx,
      );
      return after;
    });
    return reply(await this.view.describe(doc), { message: ADMIN_USER_MESSAGES.updated });
  }

  /** Off ends its sessions and sockets at once, and takes its business out of the site. A state that it has already changes nothing. */
  async setState(admin: CurrentUser, id: string, { activo, motivo }: EstadoUsuario): Promise<Reply<UsuarioDetalle>> {
    if (!activo) await this.accounts.refuseOneself(admin, id);
    const before = await this.accounts.getLiving(id);
    const message = activo ? ADMIN_USER_MESSAGES.activated : ADMIN_USER_MESSAGES.deactivated;
    if (before.activo === activo) return reply(await this.view.describe(before), { message });
    const doc = await this.transactions.run(async (tx) => {
      if (!activo) await this.accounts.holdPower(admin, before, tx);
      const after = await this.accounts.setActive(admin, before, activo, motivo ?? null, tx);
      const accion = activo ? 'usuario.activar' : 'usuario.desactivar';
      await this.record(admin, accion, after, { antes: { activo: !activo }, despues: { activo }, motivo }, tx);
      if (!activo) await this.sessions.endAll(id, 'desactivada', tx);
      return after;
    });
    await emitInTurn(this.events, CuentaCambio.event, new CuentaCambio(id, activo));
    return reply(await this.view.describe(doc), { message });
  }

  /** Its sessions end: what the old role had on screen must not outlive it, and the new one signs in under its own rules. */
  async setRole(admin: CurrentUser, id: string, { role, motivo }: CambioRol): Promise<Reply<UsuarioDetalle>> {
    await this.accounts.refuseOneself(admin, id);
    const before = await this.accounts.getLiving(id);
    const message = ADMIN_USER_MESSAGES.roleChanged;
    if (before.role === role) return reply(await this.view.describe(before), { message });
    if (before.role === 'staff') throw new AppError('ROL_DE_EQUIPO');
    if (BUSINESS.includes(before.role)) throw new AppError('ROL_CON_NEGOCIO');
    if (BUSINESS.includes(role)) throw new AppError('ROL_NECESITA_NEGOCIO');
    await this.obstacles.refuseRole({ id, role: before.role });
    const doc = await this.transactions.run(async (tx) => {
      await this.accounts.holdPower(admin, before, tx);
      const after = await this.accounts.setRole(before, role, tx);
      const change = { antes: { role: before.role }, despues: { role }, motivo };
      await this.record(admin, 'usuario.rol', after, change, tx);
      await this.emitRoleChange(admin, after, before.role, tx);
      await this.sessions.endAll(id, 'rol', tx);
      return after;
    });
    return reply(await this.view.describe(doc), { message });
  }

  private async emitRoleChange(
    admin: CurrentUser,
    { _id, nombre, role }: Account,
    antes: Role | null,
    tx: Tx,
  ): Promise<void> {
    const card = await this.users.findCard(admin.id);
    const por = { id: admin.id, nombre: card?.nombre ?? '' };
    const event = new RolCambiado(String(_id), nombre, antes, role, por, this.clock.now(), tx);
    await emitInTurn(this.events, RolCambiado.event, event);
  }

  private record(
    admin: CurrentUser,
    accion: AuditAction,
    { _id }: Account,
    line: { antes?: object; despues?: object; motivo?: string },
    tx: Tx,
  ): Promise<void> {
    return this.audit.record({ actor: admin.id, accion, objeto: `usuario:${String(_id)}`, ...line }, tx);
  }
}

const summaryOf = (account: Account) => pick(account, ['role', 'nombre', 'email', 'telefono', 'negocio']);
