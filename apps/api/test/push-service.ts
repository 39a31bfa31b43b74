import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';
import type { PushPayload } from '@tuerca/contracts/chats/notifications/push';

/** A browser's end of a subscription: its registration, and its private keys. */
export interface Device {
  subscription: { endpoint: string; expirationTime: null; keys: { p256dh: string; auth: string } };
  /** Messages received, decrypted, with the push service's headers. */
  received: (PushPayload & { headers: NodeJS.Dict<string | string[]> })[];
  /** Status of the push service's answers for it. */
  status: number;
}
export interface TestPushService {
  device(): Device;
  /** All attempts, refused ones too. */
  attempts: () => number;
  close(): Promise<void>;
}

/** A push service on loopback: takes messages by the rules of RFC 8030 and hands them to devices that decrypt them (RFC 8291). */
export async function startPushService(): Promise<TestPushService> {
  const devices = new Map<string, (body: Buffer, headers: NodeJS.Dict<string | string[]>) => number>();
  let attempts = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      attempts++;
      const take = devices.get(request.url!);
      response.writeHead(take ? take(Buffer.concat(chunks), request.headers) : 404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    device() {
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys('base64url');
      const auth = randomBytes(16).toString('base64url');
      const path = `/push/${randomBytes(8).toString('hex')}`;
      const endpoint = base + path;
      const device: Device = {
        subscription: { endpoint, expirationTime: null, keys: { p256dh, auth } },
        received: [],
        status: 201,
      };
      devices.set(path, (body, headers) => {
        if (device.status !== 201) return device.status;
        const text = decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: auth });
        device.received.push({ ...(JSON.parse(text.toString('utf8')) as PushPayload), headers });
        return 201;
      });
      return device;
    },
    attempts: () => attempts,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
