import { Logger } from '@nestjs/common';
import { type Redis, startRedis } from '@tuerca/mongo/redis/start-redis';
import type { Environment } from '../src/platform/config/environment';
import { Bus } from '../src/platform/realtime/bus.service';
import { type FaultProxy, startFaultProxy } from './fault-proxy';
import { until } from './until';

Logger.overrideLogger(false);
let redis: Redis;
let cable: FaultProxy;
const buses: Bus[] = [];
beforeAll(async () => {
  redis = await startRedis({ onProgress: console.log });
});
beforeEach(async () => {
  cable = await startFaultProxy(redis.url);
});
afterEach(async () => {
  for (const bus of buses.splice(0)) bus.onApplicationShutdown();
  await cable.close();
});
afterAll(() => redis.stop());

/** An instance's bus, what it has heard of 'topic', and how often it was told to recover. */
function startBus(url?: string) {
  const bus = new Bus({ REDIS_URL: url } as Environment);
  buses.push(bus);
  const seen = { bus, heard: [] as unknown[], recoveries: 0 };
  bus.subscribe('topic', (data) => seen.heard.push(data));
  bus.onRecovery(() => seen.recoveries++);
  return seen;
}
const connected = (...all: { bus: Bus }[]) =>
  until(
    () => Promise.resolve(all.map(({ bus }) => bus.isConnected)),
    (states) => states.every(Boolean),
    30_000,
  );
const isTrue = (condition: () => boolean) =>
  until(
    () => Promise.resolve(condition()),
    (holds) => holds,
    30_000,
  );

it('alone, reaches this process at once, and a listener that throws stops nobody', () => {
  const { bus, heard } = startBus();
  jest.spyOn(bus['log'], 'error').mockImplementation(() => undefined);
  bus.subscribe('topic', () => {
    throw new Error('x');
  });
  const stop = bus.subscribe('topic', (data) => heard.push(`again ${String(data)}`));
  bus.publish('topic', 1);
  bus.publish('another', 2);
  stop();
  bus.publish('topic', 3);
  expect(heard).toEqual([1, 'again 1', 3]);
  expect(bus.isConnected).toBe(true);
});

it('with Redis, reaches the other instances, and each once and in order', async () => {
  const [one, other] = [startBus(redis.url), startBus(redis.url)];
  await connected(one, other);
  for (let n = 0; n < 100; n++) one.bus.publish('topic', n);
  await isTrue(() => other.heard.length === 100);
  expect(other.heard).toEqual([...Array(100).keys()]);
  expect(one.heard).toEqual(other.heard);
  expect([one.recoveries, other.recoveries]).toEqual([0, 0]);
});

it.each(['cut', 'silence'] as const)(
  'after a %s, everybody recovers, also who heard Redis all the time',
  async (fault) => {
    const [lost, other] = [startBus(cable.url), startBus(redis.url)];
    await connected(lost, other);
    cable[fault]();
    const started = Date.now();
    lost.bus.publish('topic', 'unheard');
    other.bus.publish('topic', 'missed');
    // Nothing waits for Redis, this instance hears itself.
    expect(Date.now() - started).toBeLessThan(1000);
    expect(lost.heard).toEqual(['unheard']);
    await isTrue(() => !lost.bus.isConnected);
    cable.mend();
    await connected(lost);
    await isTrue(() => lost.recoveries > 0 && other.recoveries > 0);
    other.bus.publish('topic', 'back');
    await isTrue(() => lost.heard.includes('back'));
    expect(other.heard).toEqual(['missed', 'back']);
  },
);

it('comes back after a restart of Redis, and starts while there is none', async () => {
  const own = await startRedis();
  const one = startBus(own.url);
  await connected(one);
  await own.kill();
  const late = startBus(own.url);
  await isTrue(() => !one.bus.isConnected);
  late.bus.publish('topic', 'unheard');
  await own.restart();
  await connected(one, late);
  await isTrue(() => one.recoveries > 0 && late.recoveries > 0);
  late.bus.publish('topic', 'heard');
  await isTrue(() => one.heard.includes('heard'));
  await own.stop();
});
