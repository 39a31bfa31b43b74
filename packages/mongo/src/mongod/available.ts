import { DryMongoBinary } from 'mongodb-memory-server';
import { canDownloadMongod } from '../../fetch/available.mjs';

/** Whether mongodb-memory-server has a binary from before, or could download one now. */
export async function canHaveMongod(): Promise<boolean> {
  if (await DryMongoBinary.locateBinary(DryMongoBinary.getEnsuredOptions()).catch(() => undefined)) return true;
  return canDownloadMongod();
}
