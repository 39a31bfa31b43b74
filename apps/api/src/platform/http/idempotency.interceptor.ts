import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { from, lastValueFrom, type Observable, tap } from 'rxjs';
import { AppError } from '../common/app-error';
import { type Envelope, REPLAYED } from './envelope';
import { IdempotencyService } from './idempotency.service';
import { type AppReply, type AppRequest, endpointOf } from './request-context';

const KEY_FORM = /^[\x20-\x7e]{1,255}$/;

/** The call's Idempotency-Key; undefined without one. Throws ENTRADA_INVALIDA. */
function keyOf(req: AppRequest): string | undefined {
  const key = req.headers['idempotency-key'];
  if (key !== undefined && (typeof key !== 'string' || !KEY_FORM.test(key)))
    throw new AppError('ENTRADA_INVALIDA', { message: 'La cabecera Idempotency-Key no es válida' });
  return key;
}

/** For use cases that guard themselves against repeats: checks the key's form, and marks an answer that is a repeat. */
@Injectable()
export class OwnGuardInterceptor implements NestInterceptor {
  intercept(ctx: ExecutionContext, next: CallHandler<Envelope>): Observable<unknown> {
    keyOf(ctx.switchToHttp().getRequest<AppRequest>());
    return next.handle().pipe(
      tap((answer) => {
        if (answer[REPLAYED]) void ctx.switchToHttp().getResponse<AppReply>().header('Idempotent-Replayed', 'true');
      }),
    );
  }
}

/** Gives calls that create something, and carry an Idempotency-Key, one answer however often they are sent. What is frozen is the whole answer, envelope included. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly idempotency: IdempotencyService) {}

  intercept(ctx: ExecutionContext, next: CallHandler): Observable<unknown> {
    const endpoint = endpointOf(ctx);
    const req = ctx.switchToHttp().getRequest<AppRequest>();
    const key = keyOf(req);
    if (!endpoint?.idempotent || key === undefined) return next.handle();
    const reply = ctx.switchToHttp().getResponse<AppReply>();
    const invocation = {
      who: req.user?.id ?? `anon:${req.ip}`,
      route: `${endpoint.method} ${endpoint.path}`,
      key,
      sent: [req.params, req.query, req.body ?? null],
    };
    return from(
      this.idempotency
        .once(invocation, async () => JSON.stringify(await lastValueFrom(next.handle())))
        .then(({ body, replayed }) => {
          void reply.header('Content-Type', 'application/json; charset=utf-8');
          if (replayed) void reply.header('Idempotent-Replayed', 'true');
          return body;
        }),
    );
  }
}
