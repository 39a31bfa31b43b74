import 'reflect-metadata';
import { createApp } from './app';
import { DemoService } from './demo/demo.service';

// node dist/demo-reset.js: empties database and media and loads the demo again, without opening a port.
process.env.TUERCA_DEMO = '1';

async function main(): Promise<void> {
  const app = await createApp();
  await app.get(DemoService, { strict: false }).clear();
  // The bootstrap hooks do the rest: configuration first, then the demo.
  await app.init();
  await app.close();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  process.exit(1);
});
