import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import type { Role } from '@tuerca/contracts/kernel/roles';
import { DAY } from '@tuerca/contracts/kernel/time';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { fingerprint } from '../../platform/common/keys';
import { everyDocument } from '../../platform/common/reseal';
import { POWERS_CHANGED, SESSION_ENDED, type SessionEnd } from '../../platform/common/session-end';
import { afterCommit } from '../../platform/database/after-commit';
import type { Tx } from '../../platform/database/transactions';
import { Bus } from '../../platform/realtime/bus.service';
import { CuentaCambio } from '../users/users.events';
import { UsersService } from '../users/users.service';
import { AuthRepository, type NewSession } from './auth.repository';
import type { SesionDoc } from './auth.schema';
import { ReusedTokensService } from './reused-tokens.service';
import { ACCESS_LIFETIME, TokensService } from './tokens.service';

/** A session that is not used ends after 30 days, any session after 90. */
const IDLE_LIFETIME = 30 * DAY;
const MAX_LIFETIME = 90 * DAY;
/** Within this time after a rotation the old token still yields the same successor, even when that was received: two tabs. */
const REUSE_GRACE = 15_000;

/** The account of a session. */
interface Owner {
  id: string;
  role: Role;
}

export interface OpenedSession {
  sid: string;
  token: string;
  /** Instant at which to renew the token, UTC. */
  expira: string;
  refresh: string;
  /** Expiry of the refresh cookie. */
  refreshExpires: Date;
}

/** Sign-ins: opened, renewed and revoked. What they may is answered by `SessionStates`. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly repository: AuthRepository,
    private readonly tokens: TokensService,
    private readonly reused: ReusedTokensService,
    private readonly users: UsersService,
    private readonly clock: Clock,
    private readonly bus: Bus,
  ) {}

  /** Opens a session for an account whose password was just verified. */
  async open(owner: Owner, userAgent = '', tx?: Tx): Promise<OpenedSession> {
    const session = this.newSession(owner.id, userAgent);
    await this.repository.insertSession(session, tx);
    return this.grant(owner, session, 0);
  }

  /** Many at once, for load tests: tokens in the order of the accounts. */
  async openMany(owners: Owner[]): Promise<string[]> {
    const sessions = owners.map(({ id }) => this.newSession(id, 'minted'));
    await this.repository.insertSessions(sessions);
    return owners.map((owner, i) => this.grant(owner, sessions[i]!, 0).token);
  }

  /**
   * Trades a refresh token for its successor; throws SESION_VENCIDA, also when it is not `expected`'s, and ends the family when
   * a used one comes back. One is used when its successor has shown that it arrived: by coming itself, or by a call with the
   * access token given beside it. Until then the same successor is given again, as to a phone that lost the answer.
   */
  async refresh(token: string | undefined, expected?: string): Promise<OpenedSession & { userId: string }> {
    const { session, generation } = await this.findByRefresh(token);
    const userId = String(session.usuario);
    // Another site may have put a stranger's cookie here: the page would go on in the stranger's account.
    if (expected && expected !== userId) throw new AppError('SESION_VENCIDA');
    const account = await this.users.findState(userId);
    if (!account?.activo) throw new AppError('SESION_VENCIDA');
    const owner = { id: userId, role: account.role };

    const next = generation + 1;
    const now = this.clock.now();
    const rotated = await this.repository.rotate(
      session._id,
      { generacion: generation, huella: fingerprint(token!) },
      {
        generacion: next,
        huella: fingerprint(this.tokens.refreshToken(session, next)),
        rotada: now,
        expira: new Date(Math.min(now.getTime() + IDLE_LIFETIME, session.creada.getTime() + MAX_LIFETIME)),
      },
    );
    if (rotated) return { ...this.grant(owner, rotated, next), userId };

    // Somebody was faster: another tab, or a renewal whose answer was lost. Else a stolen token, or its owner after the thief.
    const current = await this.repository.findSession(session._id);
    if (current && !current.revocada && current.generacion === next && isOpenTo(current, now))
      return { ...this.grant(owner, current, next), refresh: this.tokens.storedRefresh(current), userId };
    await this.reused.end(session);
    this.announce({ userId, sid: session._id });
    throw new AppError('SESION_VENCIDA');
  }

  /** Ends one session: its tokens and sockets are dead when this returns. */
  async revoke(userId: string, sid: string, motivo: string): Promise<void> {
    await this.repository.revoke(sid, this.clock.now(), motivo);
    this.announce({ userId, sid });
  }

  /** The same, for its owner alone; false when she has no such session. */
  async revokeOwn(userId: string, sid: string, motivo: string): Promise<boolean> {
    const ended = await this.repository.revokeOwn(userId, sid, this.clock.now(), motivo);
    if (ended) this.announce({ userId, sid });
    return ended;
  }

  /** Whether this user has signed in before, as long as that is kept. */
  hasAny(userId: string): Promise<boolean> {
    return this.repository.hasSession(userId);
  }

  /** Ends every session of a user, but `except`. Within a transaction call `announce` after it. */
  async revokeAll(userId: string, motivo: string, { except, tx }: { except?: string; tx?: Tx } = {}): Promise<void> {
    await this.repository.revokeUser(userId, this.clock.now(), motivo, { except, tx });
    if (!tx) this.announce({ userId, except });
  }

  /** Ends every session of a user with `tx`, but `except`; caches and sockets follow its commit. */
  async endAll(userId: string, motivo: string, tx: Tx, except?: string): Promise<void> {
    await this.revokeAll(userId, motivo, { except, tx });
    afterCommit(tx, () => this.announce({ userId, except }));
  }

  /** Counts a user's open sessions. */
  countOpen(userId: string): Promise<number> {
    return this.repository.countLive(userId, this.clock.now());
  }

  /** Live sessions whose refresh token hangs on a former secret, and when the last of them ends; each moves on when it is used. */
  async onFormerSecrets(): Promise<{ total: number; until: Date | null }> {
    const now = this.clock.now();
    let [total, until]: [number, Date | null] = [0, null];
    const live = {
      findAfter: (after: string | null, limit: number) => this.repository.findLiveAfter(after, now, limit),
    };
    for await (const session of everyDocument(live)) {
      if (this.tokens.isOfPresentSecret(session)) continue;
      total++;
      if (!until || session.expira > until) until = session.expira;
    }
    return { total, until };
  }

  /** After `tx`: what an account may has changed. Caches forget it, and its sockets sign in again under the new rules. */
  powersChanged(userId: string, tx: Tx): void {
    afterCommit(tx, () => this.bus.publish(POWERS_CHANGED, { userId }));
  }

  /** Tells caches and sockets, here and elsewhere. */
  announce(end: SessionEnd): void {
    this.bus.publish(SESSION_ENDED, end);
  }

  @OnEvent(CuentaCambio.event, { suppressErrors: false })
  async onAccountChange({ userId, activo }: CuentaCambio): Promise<void> {
    if (!activo) await this.revokeAll(userId, 'desactivada');
  }

  /** The live session that a refresh token names, and the token's generation; throws SESION_VENCIDA. */
  private async findByRefresh(token: string | undefined): Promise<{ session: SesionDoc; generation: number }> {
    const claimed = token ? this.tokens.parseRefresh(token) : null;
    const session = claimed && (await this.repository.findSession(claimed.sid));
    if (
      !token ||
      !session ||
      session.revocada ||
      session.expira <= this.clock.now() ||
      !this.tokens.isOurs(session, claimed.generation, token)
    )
      throw new AppError('SESION_VENCIDA');
    return { session, generation: claimed.generation };
  }

  private newSession(usuario: string, userAgent: string): NewSession {
    const now = this.clock.now();
    const family = { _id: randomBytes(16).toString('base64url'), semilla: randomBytes(16).toString('base64url') };
    return {
      ...family,
      usuario,
      generacion: 0,
      huella: fingerprint(this.tokens.refreshToken(family, 0)),
      rotada: now,
      agente: userAgent.slice(0, 200),
      creada: now,
      expira: new Date(now.getTime() + IDLE_LIFETIME),
    };
  }

  private grant(
    owner: Owner,
    session: { _id: string; semilla: string; expira: Date },
    generation: number,
  ): OpenedSession {
    return {
      sid: session._id,
      token: this.tokens.signAccess({ ...owner, sid: session._id, generation }),
      expira: new Date(this.clock.now().getTime() + ACCESS_LIFETIME * 1000).toISOString(),
      refresh: this.tokens.refreshToken(session, generation),
      refreshExpires: session.expira,
    };
  }
}

/** True while the token before a session's current one yields the current one again. */
const isOpenTo = ({ recibida = 0, generacion, rotada }: SesionDoc, now: Date): boolean =>
  recibida < generacion || now.getTime() - rotada.getTime() <= REUSE_GRACE;
