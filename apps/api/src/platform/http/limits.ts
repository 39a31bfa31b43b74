import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AnyEndpoint } from '@tuerca/contracts/kernel/endpoint';
import type { Environment } from '../config/environment';

/** Gives each route the limit (calls per minute and address) that its contract names. */
export function routeLimits(app: NestFastifyApplication, env: Environment): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRoute', (route) => {
      const endpoint = (route.config as { endpoint?: AnyEndpoint } | undefined)?.endpoint;
      if (endpoint?.limit)
        route.config = {
          ...route.config,
          rateLimit: { max: Math.max(1, Math.round(endpoint.limit * env.LIMITE_FACTOR)), timeWindow: 60_000 },
        };
    });
}
