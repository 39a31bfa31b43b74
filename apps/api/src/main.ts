import 'reflect-metadata';
import { createApp } from './app';
import { Environment } from './config/environment';

async function main(): Promise<void> {
  const app = await createApp();
  const env = app.get(Environment);
  await app.listen(env.PORT, env.HOST);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
