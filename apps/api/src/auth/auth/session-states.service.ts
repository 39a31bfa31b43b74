import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { LRUCache } from 'lru-cache';
import { REAUTH_MINUTES } from '@tuerca/contracts/auth/auth/limits';
import type { MissingConfirmation } from '@tuerca/contracts/auth/auth/schemas';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { type AccessClaims, type CurrentUser, SessionVerifier } from '../../platform/common/current-user';
import { POWERS_CHANGED, SESSION_ENDED, type SessionEnd } from '../../platform/common/session-end';
import type { Tx } from '../../platform/database/transactions';
import { Bus } from '../../platform/realtime/bus.service';
import { TeamAccountsService } from '../users/team-accounts.service';
import { CuentaCambio } from '../users/users.events';
import { AuthRepository } from './auth.repository';
import { FactorPolicyService } from './factor-policy.service';
import { SecondFactorRepository } from './second-factor.repository';
import { TokensService } from './tokens.service';

/** Time for which a session counts as confirmed, in milliseconds. */
const CONFIRMED_FOR = REAUTH_MINUTES * 60_000;
/** Longest time that a revocation may go unnoticed by another instance. */
const STATE_TTL = 2_000;

interface SessionState {
  user: CurrentUser | null;
  userId: string;
  /** Highest generation of its refresh tokens that its client is known to hold. */
  received: number;
}

/** Account that a session acts for, read at every request, and whether its owner entered the password in it lately. */
@Injectable()
export class SessionStates extends SessionVerifier {
  private readonly states: LRUCache<string, SessionState>;

  constructor(
    private readonly repository: AuthRepository,
    private readonly tokens: TokensService,
    private readonly teams: TeamAccountsService,
    private readonly factors: SecondFactorRepository,
    private readonly policy: FactorPolicyService,
    private readonly clock: Clock,
    bus: Bus,
  ) {
    super();
    this.states = new LRUCache({
      max: 20_000,
      ttl: STATE_TTL,
      // Who asks while an entry is dropped gets the answer that she waits for, which is not kept; else it would be an error.
      ignoreFetchAbort: true,
      fetchMethod: (sid, _stale, { context }) => this.load(sid, context as string),
    });
    bus.subscribe<SessionEnd>(SESSION_ENDED, (end) => this.forget(end));
    bus.subscribe<{ userId: string }>(POWERS_CHANGED, (change) => this.forget(change));
    bus.onRecovery(() => this.states.clear());
  }

  async verify(token: string): Promise<CurrentUser | null> {
    const claims = this.tokens.readAccess(token);
    const user = claims && (await this.findUser(claims));
    return user?.factorMissing ? null : user;
  }

  async findUser({ id, sid, generation = 0 }: AccessClaims): Promise<CurrentUser | null> {
    const state = await this.states.fetch(sid, { context: id });
    if (state?.user?.id !== id) return null;
    if (generation > state.received) {
      // Before the answer: from here on the token before it is a used one.
      await this.repository.confirmReceipt(sid, generation);
      state.received = generation;
    }
    return state.user;
  }

  /** Notes that the owner of a session gave her password again; answers until when that holds. Throws SESION_VENCIDA. */
  async confirm({ id, sid }: CurrentUser): Promise<Date> {
    const now = this.clock.now();
    if (!(await this.repository.confirm(sid, id, now))) throw new AppError('SESION_VENCIDA');
    return new Date(now.getTime() + CONFIRMED_FOR);
  }

  /** Takes the confirmations of a user's sessions away: what was confirmed with holds no longer. */
  forgetConfirmations(userId: string, tx: Tx): Promise<void> {
    return this.repository.forgetConfirmations(userId, tx);
  }

  /** Lets this instance read the state of a user's sessions again; the others do within two seconds. */
  reload(userId: string): void {
    this.forget({ userId });
  }

  async missingConfirmation({ id, sid }: CurrentUser): Promise<MissingConfirmation | null> {
    const session = await this.repository.findSession(sid);
    if (!session || session.revocada || String(session.usuario) !== id) throw new AppError('SESION_VENCIDA');
    const age = this.clock.now().getTime() - (session.confirmada?.getTime() ?? 0);
    return age < CONFIRMED_FOR ? null : { segundoFactor: await this.factors.isActive(id) };
  }

  @OnEvent(CuentaCambio.event, { suppressErrors: false })
  onAccountChange({ userId }: CuentaCambio): void {
    this.forget({ userId });
  }

  private async load(sid: string, userId: string): Promise<SessionState> {
    const [session, account] = await Promise.all([this.repository.findSession(sid), this.teams.powersOf(userId)]);
    const isLive =
      session &&
      !session.revocada &&
      String(session.usuario) === userId &&
      session.expira > this.clock.now() &&
      account?.activo;
    const received = session?.recibida ?? 0;
    if (!isLive) return { userId, received, user: null };
    const { role, nombre, team } = account;
    const user = { id: userId, role, sid, actor: { id: userId, nombre, cargo: null }, ...(team && { team }) };
    return { userId, received, user: (await this.policy.isMissing(user)) ? { ...user, factorMissing: true } : user };
  }

  private forget({ userId, sid, except }: SessionEnd): void {
    if (sid) return void this.states.delete(sid);
    for (const [key, state] of this.states.entries())
      if (state.userId === userId && key !== except) this.states.delete(key);
  }
}
