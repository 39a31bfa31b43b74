import 'reflect-metadata';
import { createApp } from './app';
import { Environment } from './platform/config/environment';
import { stopOnSignals } from './stop-on-signals';

async function main(): Promise<void> {
  const app = await createApp();
  const env = app.get(Environment);
  stopOnSignals(app);
  await app.listen(env.PORT, env.HOST);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
