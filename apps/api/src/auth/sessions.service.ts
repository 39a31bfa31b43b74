import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import type { Rol } from '@tuerca/contracts/kernel/roles';
import { LRUCache } from 'lru-cache';
import { randomBytes } from 'node:crypto';
import { AppError } from '../platform/common/app-error';
import { Clock } from '../platform/common/clock';
import { type CurrentUser, SessionVerifier } from '../platform/common/current-user';
import { SESION_TERMINADA, type SesionTerminada } from '../platform/common/session-end';
import type { Tx } from '../platform/database/transactions';
import { Bus } from '../platform/realtime/bus.service';
import { CuentaCambio } from '../users/users.events';
import { UsersService } from '../users/users.service';
import { AuthRepository, type SesionNueva } from './auth.repository';
import { fingerprint } from '../platform/common/keys';
import { TokensService, VIDA_ACCESO } from './tokens.service';

const DIA = 86_400_000;
/** A session that is not used ends after 30 days, any session after 90. */
const VIDA_SESION = 30 * DIA;
const VIDA_MAXIMA = 90 * DIA;
/** Within this time after a rotation the old token still yields the same successor: two tabs, a lost answer. */
const GRACIA = 15_000;
/** Longest time that a revocation may go unnoticed by another instance. */
const VIGENCIA = 2_000;

export interface Abierta {
  token: string;
  /** When to renew, UTC. */
  expira: string;
  refresh: string;
  /** When the refresh cookie may go. */
  hasta: Date;
}

/** Sign-ins: opened, renewed, revoked, and verified at every request. */
@Injectable()
export class SessionsService extends SessionVerifier {
  private readonly estados: LRUCache<string, { user: CurrentUser | null; userId: string }>;

  constructor(
    private readonly repository: AuthRepository,
    private readonly tokens: TokensService,
    private readonly users: UsersService,
    private readonly clock: Clock,
    private readonly bus: Bus,
  ) {
    super();
    this.estados = new LRUCache({
      max: 20_000,
      ttl: VIGENCIA,
      fetchMethod: (sid, _viejo, { context }) => this.load(sid, context as string),
    });
    this.bus.subscribe<SesionTerminada>(SESION_TERMINADA, (fin) => this.forget(fin));
  }

  /** Opens a session for an account whose password was just verified. */
  async open(cuenta: { id: string; role: Rol }, agente = ''): Promise<Abierta> {
    const sesion = this.newSession(cuenta.id, agente);
    await this.repository.insertSession(sesion);
    return this.granted(cuenta, sesion, 0);
  }

  /** Many at once, for load tests: tokens in the order of the accounts. */
  async openMany(cuentas: { id: string; role: Rol }[]): Promise<string[]> {
    const sesiones = cuentas.map(({ id }) => this.newSession(id, 'minted'));
    await this.repository.insertSessions(sesiones);
    return cuentas.map((cuenta, i) => this.granted(cuenta, sesiones[i]!, 0).token);
  }

  /** Trades a refresh token for its successor; throws SESION_VENCIDA, and ends the family when a used one comes back. */
  async refresh(token: string | undefined): Promise<Abierta & { userId: string }> {
    const pedida = token ? this.tokens.parseRefresh(token) : null;
    const sesion = pedida && (await this.repository.findSession(pedida.sid));
    const ahora = this.clock.now();
    if (
      !token ||
      !sesion ||
      sesion.revocada ||
      sesion.expira <= ahora ||
      !this.tokens.isOurs(sesion, pedida.generacion, token)
    )
      throw new AppError('SESION_VENCIDA');
    const userId = String(sesion.usuario);
    const estado = await this.users.findState(userId);
    if (!estado?.activo) throw new AppError('SESION_VENCIDA');
    const cuenta = { id: userId, role: estado.role };

    const siguiente = pedida.generacion + 1;
    const expira = new Date(Math.min(ahora.getTime() + VIDA_SESION, sesion.creada.getTime() + VIDA_MAXIMA));
    const huella = fingerprint(this.tokens.refreshToken(sesion, siguiente));
    const rotada = await this.repository.rotate(
      sesion._id,
      { generacion: pedida.generacion, huella: fingerprint(token) },
      { generacion: siguiente, huella, rotada: ahora, expira },
    );
    if (rotada) return { ...this.granted(cuenta, rotada, siguiente), userId };

    // Somebody was faster. Just now: the same successor. Long ago: a stolen token, or its owner after the thief.
    const actual = await this.repository.findSession(sesion._id);
    if (
      actual &&
      !actual.revocada &&
      actual.generacion === siguiente &&
      ahora.getTime() - actual.rotada.getTime() <= GRACIA
    )
      return { ...this.granted(cuenta, actual, siguiente), userId };
    await this.revoke(userId, sesion._id, 'reuso');
    throw new AppError('SESION_VENCIDA');
  }

  /** Ends one session: its tokens and sockets are dead when this returns. */
  async revoke(userId: string, sid: string, motivo: string): Promise<void> {
    await this.repository.revoke(sid, this.clock.now(), motivo);
    this.announce({ userId, sid });
  }

  /** Ends every session of a user, but `except`. Within a transaction call `announce` after it. */
  async revokeAll(userId: string, motivo: string, { except, tx }: { except?: string; tx?: Tx } = {}): Promise<void> {
    await this.repository.revokeUser(userId, this.clock.now(), motivo, { except, tx });
    if (!tx) this.announce({ userId, except });
  }

  /** Tells caches and sockets, here and elsewhere. */
  announce(fin: SesionTerminada): void {
    this.bus.publish(SESION_TERMINADA, fin);
  }

  async verify(token: string): Promise<CurrentUser | null> {
    const leido = this.tokens.readAccess(token);
    if (!leido) return null;
    const estado = await this.estados.fetch(leido.sid, { context: leido.id });
    return estado?.user?.id === leido.id ? estado.user : null;
  }

  @OnEvent(CuentaCambio.evento, { suppressErrors: false })
  async onAccountChange({ userId, activo }: CuentaCambio): Promise<void> {
    if (!activo) return this.revokeAll(userId, 'desactivada');
    this.forget({ userId });
  }

  private async load(sid: string, userId: string): Promise<{ user: CurrentUser | null; userId: string }> {
    const [sesion, cuenta] = await Promise.all([this.repository.findSession(sid), this.users.findState(userId)]);
    const vive =
      sesion &&
      !sesion.revocada &&
      String(sesion.usuario) === userId &&
      sesion.expira > this.clock.now() &&
      cuenta?.activo;
    return { userId, user: vive ? { id: userId, role: cuenta.role, sid } : null };
  }

  private forget({ userId, sid, except }: SesionTerminada): void {
    if (sid) return void this.estados.delete(sid);
    for (const [clave, estado] of this.estados.entries())
      if (estado.userId === userId && clave !== except) this.estados.delete(clave);
  }

  private newSession(usuario: string, agente: string): SesionNueva {
    const ahora = this.clock.now();
    const familia = { _id: randomBytes(16).toString('base64url'), semilla: randomBytes(16).toString('base64url') };
    const huella = fingerprint(this.tokens.refreshToken(familia, 0));
    return {
      ...familia,
      usuario,
      generacion: 0,
      huella,
      rotada: ahora,
      agente: agente.slice(0, 200),
      creada: ahora,
      expira: new Date(ahora.getTime() + VIDA_SESION),
    };
  }

  private granted(
    cuenta: { id: string; role: Rol },
    sesion: { _id: string; semilla: string; expira: Date },
    generacion: number,
  ): Abierta {
    const expira = new Date(this.clock.now().getTime() + VIDA_ACCESO * 1000).toISOString();
    return {
      token: this.tokens.signAccess({ ...cuenta, sid: sesion._id }),
      expira,
      refresh: this.tokens.refreshToken(sesion, generacion),
      hasta: sesion.expira,
    };
  }
}
