import { applyDecorators, HttpCode, RequestMapping, RequestMethod, SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { AnyEndpoint } from '@tuerca/contracts/endpoint';

/** Metadata key under which a handler keeps its contract entry. */
export const ENDPOINT = Symbol('endpoint');

/** Makes a controller method the handler of a contract entry: route and aliases, access, validation, status, limit, documentation. */
export function Endpoint(definition: AnyEndpoint): MethodDecorator {
  const alias = (definition.aliases ?? []).filter(([method]) => method === definition.method).map(([, path]) => path);
  if (alias.length !== (definition.aliases ?? []).length) throw new Error(`Aliases of ${definition.path} must keep its method`);
  return applyDecorators(
    SetMetadata(ENDPOINT, definition),
    RequestMapping({ path: [definition.path, ...alias], method: RequestMethod[definition.method] }),
    HttpCode(definition.status ?? 200),
    RouteConfig({ endpoint: definition }),
  );
}
