import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from './app';
import { validateEnvironment } from './platform/config/validate-environment';
import { Gate } from './platform/http/gate';
import { protections } from './platform/http/security';
import { ProductIndex } from './products/search/product-index.service';
import { stopOnSignals } from './stop-on-signals';

interface Moments {
  /** It listens, and answers 503 to everything but /healthz. */
  listening?: (port: number) => void;
  /** The application is built and has not begun; what it awaits is done first. */
  built?: (app: NestFastifyApplication) => unknown;
}

/** The API as a process: listens at once, starts behind its gate, serves until a signal ends it. */
export async function serve({ listening, built }: Moments = {}): Promise<NestFastifyApplication> {
  const env = validateEnvironment(process.env, { serves: true });
  const gate = new Gate(await protections(env));
  stopOnSignals(gate, env.DRENAJE_MS, () => app.close());
  listening?.(await gate.listen(env.PORT, env.HOST));
  const app = await createApp(gate);
  await built?.(app);
  await app.init();
  gate.begin('search');
  // A list that cannot be had now waits for the index, as ever.
  await app
    .get(ProductIndex)
    .settled()
    .catch(() => undefined);
  await app.listen(env.PORT, env.HOST);
  return app;
}
