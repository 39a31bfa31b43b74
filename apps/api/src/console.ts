import type { INestApplicationContext } from '@nestjs/common';
import { createApp } from './app';

/**
 * Runs `work` at a terminal with the application's services and what is stored migrated, beside a running API or alone: no port
 * is opened, and since nothing starts the application, no background work begins and no demo is loaded. Prints the lines that
 * `work` answers; exits with 1 and the sentence of what it throws.
 */
export function runAtConsole(work: (app: INestApplicationContext, args: string[]) => Promise<string[]>): void {
  // The log goes where the answer does, and it is collected: what is printed here is for whoever asked.
  process.env.LOG_LEVEL = 'error';
  const run = async () => {
    const app = await createApp();
    try {
      for (const line of await work(app, process.argv.slice(2))) console.log(line);
    } finally {
      await app.close();
    }
  };
  run().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    },
  );
}
