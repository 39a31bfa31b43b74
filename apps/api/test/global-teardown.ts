import { rmSync } from 'node:fs';
import { poolFolder } from './database-pool';

/** Ends the server that global-setup started. */
export default async function globalTeardown(): Promise<void> {
  rmSync(poolFolder(), { recursive: true, force: true });
  await (globalThis as { __mongo?: { stop(): Promise<void> } }).__mongo?.stop();
}
