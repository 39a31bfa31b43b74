import { join } from 'node:path';
import { claim, release } from '../../fetch/owner.mjs';

/** A folder or port that somebody else has: another engine would not change it. */
export class InUse extends Error {}

/** Takes a data folder for this process; returns how to give it back. Throws InUse in Spanish. */
export async function claimData(folder: string): Promise<() => Promise<void>> {
  const lock = join(folder, 'owner');
  const holder = await claim(lock);
  if (holder === undefined) return () => release(lock);
  throw new InUse(`Los datos de ${folder} ya están en uso por el proceso ${holder}. Ciérralo o usa otra carpeta.`);
}
