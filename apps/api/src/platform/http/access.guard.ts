import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { ExtractJwt } from 'passport-jwt';
import { AppError } from '../common/app-error';
import { type AccessClaims, SessionVerifier } from '../common/current-user';
import { endpointOf, type AppRequest } from './request-context';

const bearerToken = ExtractJwt.fromAuthHeaderAsBearerToken();
type ClaimsRequest = AppRequest & { claims?: AccessClaims };

/**
 * Reads `access` of the contract; nothing but the token says who is calling. The strategy 'jwt' vouches for the token, the
 * session behind it is asked here: passport keeps one strategy per process, and tests run several applications in one.
 */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(private readonly sessions: SessionVerifier) {
    super({ property: 'claims' });
  }

  override async canActivate(ctx: ExecutionContext): Promise<boolean> {
    // A socket signs in by its first frame: the gateway sees to it.
    if (ctx.getType() !== 'http') return true;
    const access = endpointOf(ctx)?.access ?? 'public';
    const req = ctx.switchToHttp().getRequest<ClaimsRequest>();
    // Read from the header alone, as the strategy does: the type of passport-jwt asks for Express's request.
    if (!bearerToken(req as never)) {
      if (access === 'public') return true;
      throw new AppError('SESION_REQUERIDA');
    }
    await super.canActivate(ctx);
    const user = req.claims && (await this.sessions.findUser(req.claims));
    if (access !== 'public') {
      if (!user) throw new AppError('SESION_VENCIDA');
      if (access !== 'signed-in' && !access.includes(user.role)) throw new AppError('SIN_PERMISO');
    }
    req.user = user ?? undefined;
    return true;
  }

  /** A token that is not ours is no error here: whether that matters depends on the route. */
  override handleRequest<T>(error: unknown, claims: T | false): T {
    if (error) throw error;
    return (claims || undefined) as T;
  }
}
