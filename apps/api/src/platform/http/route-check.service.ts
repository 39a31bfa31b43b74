import { Injectable, type OnApplicationBootstrap, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { ENDPOINT } from './endpoint-key';

/** Routes outside the contract: supervision, files, crawlers, the documentation and the development inbox. */
const WITHOUT_CONTRACT =
  /^\/(healthz|readyz|robots\.txt|sitemap\.xml|sitemaps\/:part|media\/\*|api\/docs(\/openapi\.json)?|api\/dev\/correo)$/;

/** Refuses to start while a route has neither a contract entry, hence no access rule, nor a place on the list above. */
@Injectable()
export class RouteCheckService implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onApplicationBootstrap(): void {
    const unguarded = this.routes().filter(
      ({ endpoint, paths }) => !endpoint && !paths.every((path) => WITHOUT_CONTRACT.test(path)),
    );
    if (unguarded.length)
      throw new Error(
        `Rutas sin @Endpoint, y por tanto sin regla de acceso: ${unguarded.map(({ name }) => name).join(', ')}`,
      );
  }

  private routes() {
    return this.discovery.getControllers().flatMap(({ instance, name }) => {
      if (!instance) return [];
      const prototype = Object.getPrototypeOf(instance) as Record<string, () => unknown>;
      return this.scanner.getAllMethodNames(prototype).flatMap((method) => {
        const handler = prototype[method]!;
        const verb = this.reflector.get<RequestMethod | undefined>(METHOD_METADATA, handler);
        if (verb === undefined) return [];
        const paths = [this.reflector.get<string | string[]>(PATH_METADATA, handler)].flat();
        return [
          {
            name: `${name}.${method} (${RequestMethod[verb]} ${paths.join(', ')})`,
            paths,
            endpoint: this.reflector.get<unknown>(ENDPOINT, handler),
          },
        ];
      });
    });
  }
}
