import { connect } from 'node:net';
import { type Redis, startRedis } from './start-redis';

const running: Redis[] = [];
const environment = { ...process.env };
// These break and end their servers, so a given one will not do.
beforeEach(() => delete process.env['REDIS_URL']);
afterEach(async () => {
  Object.assign(process.env, environment);
  for (const redis of running.splice(0)) await redis.stop();
});

async function start(): Promise<Redis> {
  const redis = await startRedis();
  running.push(redis);
  return redis;
}

/** Answer of a Redis to one command; the error of a connection that fails. */
const ask = (url: string, command: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(`${command}\r\n`));
    socket.once('error', reject).once('data', (data) => {
      socket.destroy();
      resolve(String(data));
    });
  });

describe('startRedis', () => {
  it('runs two side by side that know nothing of each other, and ends them', async () => {
    const [one, other] = await Promise.all([start(), start()]);
    expect(await ask(one.url, 'SET a 1')).toBe('+OK\r\n');
    expect(await ask(other.url, 'GET a')).toBe('$-1\r\n');
    await one.stop();
    await expect(ask(one.url, 'PING')).rejects.toThrow('ECONNREFUSED');
    expect(await ask(other.url, 'PING')).toBe('+PONG\r\n');
  });

  it('comes back at the same address after a kill', async () => {
    const redis = await start();
    await redis.kill();
    await expect(ask(redis.url, 'PING')).rejects.toThrow('ECONNREFUSED');
    await redis.restart();
    expect(await ask(redis.url, 'PING')).toBe('+PONG\r\n');
  });

  it('takes the one of the environment where none is installed, and leaves it alone', async () => {
    const own = await start();
    Object.assign(process.env, { REDIS_URL: own.url, PATH: '' });
    const given = await startRedis();
    expect(given.url).toBe(own.url);
    await expect(given.kill()).rejects.toThrow('externo');
    await given.stop();
    expect(await ask(own.url, 'PING')).toBe('+PONG\r\n');
  });
});
