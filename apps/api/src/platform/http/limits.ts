import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AnyEndpoint } from '@tuerca/contracts/kernel/endpoint';
import type { Environment } from '../config/environment';

interface Limited {
  endpoint?: AnyEndpoint;
  /** Of a route outside the contract. */
  limit?: number;
}

/** Gives each route the limit (calls per minute and address) that its contract, or its own configuration, names. */
export function routeLimits(app: NestFastifyApplication, env: Environment): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRoute', (route) => {
      const config = route.config as Limited | undefined;
      const limit = config?.endpoint?.limit ?? config?.limit;
      if (limit)
        route.config = {
          ...route.config,
          rateLimit: { max: Math.max(1, Math.round(limit * env.LIMITE_FACTOR)), timeWindow: 60_000 },
        };
    });
}
