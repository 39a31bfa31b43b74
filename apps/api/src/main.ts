import 'reflect-metadata';
import { createApp } from './app';
import { Environment } from './platform/config/environment';

/** Longest that a stopping server waits for what it has accepted, in milliseconds. */
const FAREWELL = 9_000;

async function main(): Promise<void> {
  const app = await createApp();
  const env = app.get(Environment);
  const stop = () => {
    setTimeout(() => process.exit(0), FAREWELL).unref();
    void app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  await app.listen(env.PORT, env.HOST);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
