import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { ExtractJwt } from 'passport-jwt';
import { mayDo } from '@tuerca/contracts/kernel/capabilities';
import type { AnyEndpoint } from '@tuerca/contracts/kernel/endpoint';
import { AppError } from '../common/app-error';
import { type AccessClaims, type CurrentUser, onBehalf, SessionVerifier } from '../common/current-user';
import { AccountLimits } from './account-limits.service';
import { type AppRequest, endpointOf } from './request-context';

/**
 * As whom somebody makes a call; throws SIN_PERMISO or CARGO_NO_PERMITE. A member of a team makes it for her business when her
 * position has the call's capability, and nothing but what concerns her own account as herself.
 */
function admit(caller: CurrentUser, { access, capability }: AnyEndpoint): CurrentUser {
  const { role, team } = caller;
  const isOwnAccount = access === 'signed-in' && capability === 'cuenta';
  if (role !== 'staff' || isOwnAccount) {
    if (access !== 'signed-in' && !access.includes(role)) throw new AppError('SIN_PERMISO');
    return caller;
  }
  if (!team || (access !== 'signed-in' && !access.includes(team.role))) throw new AppError('SIN_PERMISO');
  if (!mayDo(team.cargo, capability)) throw new AppError('CARGO_NO_PERMITE');
  return onBehalf(caller);
}

/** Below this stands what an account may do that still has to set up its second factor. */
const OWN_ACCOUNT = '/api/auth/';
const bearerToken = ExtractJwt.fromAuthHeaderAsBearerToken();
type ClaimsRequest = AppRequest & { claims?: AccessClaims };

/**
 * Reads `access` of the contract; nothing but the token says who is calling. The strategy 'jwt' vouches for the token, the
 * session behind it is asked here: passport keeps one strategy per process, and tests run several applications in one.
 */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(
    private readonly sessions: SessionVerifier,
    private readonly limits: AccountLimits,
  ) {
    super({ property: 'claims' });
  }

  override async canActivate(ctx: ExecutionContext): Promise<boolean> {
    // A socket signs in by its first frame: the gateway sees to it.
    if (ctx.getType() !== 'http') return true;
    const definition = endpointOf(ctx);
    const { access = 'public', reauth = false, path = '' } = definition ?? {};
    const req = ctx.switchToHttp().getRequest<ClaimsRequest>();
    // Read from the header alone, as the strategy does: the type of passport-jwt asks for Express's request.
    if (!bearerToken(req)) {
      if (access === 'public') return true;
      throw new AppError('SESION_REQUERIDA');
    }
    await super.canActivate(ctx);
    const caller = req.claims && (await this.sessions.findUser(req.claims));
    let user = caller;
    if (access !== 'public') {
      if (!caller) throw new AppError('SESION_VENCIDA');
      user = admit(caller, definition!);
      if (user.factorMissing && !path.startsWith(OWN_ACCOUNT)) throw new AppError('SEGUNDO_FACTOR_REQUERIDO');
      if (reauth) await this.demandConfirmation(user);
      // Of the person: the others of a team are not silenced by one of them.
      await this.limits.count(definition!, caller.id);
    }
    req.user = user && !(user.factorMissing && access === 'public') ? user : undefined;
    return true;
  }

  private async demandConfirmation(user: CurrentUser): Promise<void> {
    const missing = await this.sessions.missingConfirmation(user);
    if (missing) throw new AppError('REAUTENTICACION_REQUERIDA', { data: missing });
  }

  /** A token that is not ours is no error here: whether that matters depends on the route. */
  override handleRequest<T>(error: unknown, claims: T | false): T {
    if (error) throw error;
    return (claims || undefined) as T;
  }
}
