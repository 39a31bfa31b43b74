import { existsSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';

/** Address of the tested product's database: written by scripts/serve-for-e2e.mjs, or given for a product that runs elsewhere. */
export async function mongoUri(): Promise<string> {
  if (process.env.E2E_MONGODB_URI) return process.env.E2E_MONGODB_URI;
  const file = process.env.E2E_STATE ?? '';
  if (process.env.E2E_BASE_URL)
    throw new Error('These stories change what a store sells: with E2E_BASE_URL, give E2E_MONGODB_URI too.');
  // The server answers a moment before the file is there.
  await expect.poll(() => existsSync(file), { message: `waiting for ${file}` }).toBe(true);
  return (JSON.parse(readFileSync(file, 'utf8')) as { mongoUri: string }).mongoUri;
}
