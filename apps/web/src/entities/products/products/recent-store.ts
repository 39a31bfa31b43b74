import { ID_PATTERN } from '@tuerca/contracts/kernel/text';
import { readJson, writeJson } from '@/lib/storage';

const KEY = 'tuerca-vistos';
const MAX_RECENT = 12;

/** Ids of the products last looked at on this device, newest first. */
export function recentProducts(): string[] {
  const kept = readJson<unknown>(KEY);
  return Array.isArray(kept)
    ? kept.filter((one): one is string => typeof one === 'string' && ID_PATTERN.test(one)).slice(0, MAX_RECENT)
    : [];
}

/** Notes that a product was looked at. */
export const rememberProduct = (productoId: string): void =>
  writeJson(KEY, [productoId, ...recentProducts().filter((one) => one !== productoId)].slice(0, MAX_RECENT));
