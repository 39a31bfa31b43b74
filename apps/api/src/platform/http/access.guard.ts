import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error';
import { SessionVerifier } from '../common/current-user';
import { endpointOf, type AppRequest } from './request-context';

/** Reads `access` of the contract; nothing but the token says who is calling. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly sessions: SessionVerifier) {}

  async canActivate(ctx: ExecutionContext): Promise<boolean> {
    const access = endpointOf(ctx)?.access ?? 'public';
    const req = ctx.switchToHttp().getRequest<AppRequest>();
    const token = /^Bearer (.+)$/i.exec(req.headers.authorization ?? '')?.[1];
    if (access === 'public') {
      if (token) req.user = (await this.sessions.verify(token)) ?? undefined;
      return true;
    }
    if (!token) throw new AppError('SESION_REQUERIDA');
    const user = await this.sessions.verify(token);
    if (!user) throw new AppError('SESION_VENCIDA');
    if (access !== 'signed-in' && !access.includes(user.role)) throw new AppError('SIN_PERMISO');
    req.user = user;
    return true;
  }
}
