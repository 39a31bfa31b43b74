import { applyDecorators, HttpCode, RequestMapping, RequestMethod, SetMetadata, UseInterceptors } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { AnyEndpoint } from '@tuerca/contracts/kernel/endpoint';
import { ENDPOINT } from './endpoint-key';
import { envelope } from './envelope';
import { FormInterceptor } from './form.interceptor';
import { IdempotencyInterceptor, OwnGuardInterceptor } from './idempotency.interceptor';

/**
 * Makes a controller method the handler of a contract entry: route and aliases, access, validation, status, limit, envelope,
 * documentation. The envelope is put on here, and keys are read only where the contract takes them, since a global
 * interceptor costs every call as much as the rest of its way through the framework. `ownGuard`: the use case itself keeps
 * repeats of a key apart, by a unique index in the transaction of its own writes.
 */
export function Endpoint(definition: AnyEndpoint, { ownGuard = false }: { ownGuard?: boolean } = {}): MethodDecorator {
  const alias = (definition.aliases ?? []).filter(([method]) => method === definition.method).map(([, path]) => path);
  if (alias.length !== (definition.aliases ?? []).length)
    throw new Error(`Aliases of ${definition.path} must keep its method`);
  const declare = applyDecorators(
    SetMetadata(ENDPOINT, definition),
    RequestMapping({ path: [definition.path, ...alias], method: RequestMethod[definition.method] }),
    HttpCode(definition.status ?? 200),
    RouteConfig({ endpoint: definition }),
    ...(definition.files ? [UseInterceptors(FormInterceptor)] : []),
    ...(definition.idempotent ? [UseInterceptors(ownGuard ? OwnGuardInterceptor : IdempotencyInterceptor)] : []),
  );
  return (target, name, descriptor) => {
    const handle = descriptor.value as unknown as (...args: unknown[]) => unknown;
    const enveloped = async function (this: unknown, ...args: unknown[]) {
      return envelope(await handle.apply(this, args));
    };
    declare(target, name, Object.assign(descriptor, { value: enveloped }));
  };
}
