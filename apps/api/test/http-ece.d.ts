declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';
  /** Decrypts a message of RFC 8188 as its receiver; throws when it is not for these keys. */
  export function decrypt(body: Buffer, keys: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string }): Buffer;
}
