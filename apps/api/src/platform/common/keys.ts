import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** One key per purpose out of JWT_SECRET, so that what is signed for one purpose is worthless for another. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'tuerca', purpose, 32));

/** Keyed digest, base64url. */
export const mac = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url');

/** Plain digest under which random secrets are stored, base64url. */
export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Compares without telling by the time where two texts differ. */
export function sameText(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}
