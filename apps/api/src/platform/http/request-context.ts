import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnyEndpoint, InputOf } from '@tuerca/contracts/kernel/endpoint';
import { underKnownName } from '@tuerca/contracts/kernel/search-names';
import type { CurrentUser } from '../common/current-user';
import { ENDPOINT } from './endpoint-key';
import type { ReceivedFiles } from './multipart';

export type AppRequest = FastifyRequest & { user?: CurrentUser; receivedFiles?: ReceivedFiles };
export type AppReply = FastifyReply;

/** The contract entry behind a handler; undefined on the few routes outside the contract (health, media). */
export const endpointOf = (ctx: ExecutionContext): AnyEndpoint | undefined =>
  Reflect.getMetadata(ENDPOINT, ctx.getHandler()) as AnyEndpoint | undefined;

/** Parsed input plus what use cases need of the request. */
export type Parsed<E extends AnyEndpoint> = InputOf<E> & { key: string | undefined };

/** The call's params, query, body and files, parsed by its contract; a ZodError becomes 400. `key` is the Idempotency-Key. */
export const Input = createParamDecorator((_: unknown, ctx: ExecutionContext) => {
  const req = ctx.switchToHttp().getRequest<AppRequest>();
  const def = endpointOf(ctx);
  if (!def) throw new Error('@Input() needs @Endpoint()');
  return {
    params: def.params?.parse(req.params),
    query: def.query?.parse(underKnownName(def.query, req.query as Record<string, unknown>)),
    body: def.body?.parse(req.body ?? {}),
    files: req.receivedFiles ?? {},
    key: req.headers['idempotency-key'] as string | undefined,
  };
});

/** The signed-in user; on a public route undefined for visitors. */
export const User = createParamDecorator(
  (_: unknown, ctx: ExecutionContext) => ctx.switchToHttp().getRequest<AppRequest>().user,
);

/** The raw request and reply, for cookies only. */
export const Http = createParamDecorator((_: unknown, ctx: ExecutionContext) => {
  const http = ctx.switchToHttp();
  return { req: http.getRequest<AppRequest>(), reply: http.getResponse<AppReply>() };
});
export interface Http {
  req: AppRequest;
  reply: AppReply;
}
