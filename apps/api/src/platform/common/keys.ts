import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Environment } from '../config/environment';

/** The secrets that sign and encrypt: the present one, and the former ones that are still read. */
type Secrets = Pick<Environment, 'JWT_SECRET' | 'JWT_SECRET_PREVIOUS'>;
/** The present secret's first: everything new is made with it. */
export type Keys = readonly [Buffer, ...Buffer[]];

/** The present secret's value of something, then the former ones' in their order. */
export const ofEverySecret = ({ JWT_SECRET, JWT_SECRET_PREVIOUS }: Secrets, make: (secret: string) => Buffer): Keys => [
  make(JWT_SECRET),
  ...JWT_SECRET_PREVIOUS.map(make),
];

/** One key per purpose out of each secret, so that what is signed for one purpose is worthless for another. */
export const deriveKeys = (secrets: Secrets, purpose: string): Keys =>
  ofEverySecret(secrets, (secret) => Buffer.from(hkdfSync('sha256', secret, 'tuerca', purpose, 32)));

/** Keyed digest, base64url. */
export const mac = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url');

/** Compares a digest of a text with that of each key; true when one of them made it. */
export const isMacOf = (keys: Keys, text: string, digest: string): boolean =>
  keys.some((key) => sameText(mac(key, text), digest));

/** Plain digest under which random secrets are stored, base64url. */
export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Compares without telling by the time where two texts differ. */
export function sameText(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}
