import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keys } from './keys';

const CIPHER = 'aes-256-gcm';
const [IV_BYTES, TAG_BYTES] = [12, 16];

/** Encrypts what is stored but must not be read in a copy of the database (AES-256-GCM, a random IV each). */
export class Sealer {
  constructor(private readonly keys: Keys) {}

  /** `owner` is whose it is: under another one it cannot be opened. Base64. */
  seal(text: string, owner = ''): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.keys[0], iv).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
  }

  /** null when none of our keys sealed it, or it is somebody else's. */
  open(sealed: string, owner = ''): string | null {
    return this.read(sealed, owner)?.text ?? null;
  }

  /** Index of the key that sealed it: 0 is the present one; -1 when none of our keys did. */
  keyOf(sealed: string, owner = ''): number {
    return this.read(sealed, owner)?.at ?? -1;
  }

  /** The same sealed with the present key; itself when it is so already, null when none of our keys opens it. */
  renew(sealed: string, owner = ''): string | null {
    const read = this.read(sealed, owner);
    return read && read.at > 0 ? this.seal(read.text, owner) : read && sealed;
  }

  private read(sealed: string, owner: string): { at: number; text: string } | null {
    for (const [at, key] of this.keys.entries()) {
      const text = openWith(key, sealed, owner);
      if (text !== null) return { at, text };
    }
    return null;
  }
}

function openWith(key: Buffer, sealed: string, owner: string): string | null {
  try {
    const bytes = Buffer.from(sealed, 'base64');
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES)).setAAD(Buffer.from(owner));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
