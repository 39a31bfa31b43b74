import { createECDH } from 'node:crypto';
import { Environment } from '../config/environment';
import { PushService } from './push.service';

const env = (NODE_ENV: string, keys: object = {}) => Object.assign(new Environment(), { NODE_ENV, ...keys });

describe('the way to push services', () => {
  it('leads outside alone in production, also when an address was stored before', async () => {
    const [production, development] = [new PushService(env('production')), new PushService(env('development'))];
    expect([production.accepts('http://127.0.0.1:1/x'), development.accepts('http://127.0.0.1:1/x')]).toEqual([
      false,
      true,
    ]);
    const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'A'.repeat(22) };
    const push = { payload: '{}', topic: 'x', isUrgent: false };
    const subscription = { endpoint: 'https://169.254.169.254/x', keys };
    expect(await production.send({ subscription, ...push })).toBe('gone');
  });

  it('is closed without both keys', () => {
    expect(new PushService(env('test', { PUSH_PUBLIC_KEY: 'x' })).publicKey).toBeNull();
    expect(new PushService(env('test', { PUSH_PUBLIC_KEY: 'x', PUSH_PRIVATE_KEY: 'y' })).publicKey).toBe('x');
  });
});
