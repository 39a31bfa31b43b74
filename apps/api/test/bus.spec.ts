import { Logger } from '@nestjs/common';
import { Redis as Client } from 'ioredis';
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
  const seen = { bus, heard: [] as unknown[], recoveries: 0, unheard: 0 };
  bus.subscribe('topic', (data) => seen.heard.push(data));
  bus.onRecovery(() => seen.recoveries++);
  bus.onUnheard(() => seen.unheard++);
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

it('says again and again that others may write unheard, while Redis is away or silent and only then', async () => {
  const [alone, one, other] = [startBus(), startBus(cable.url), startBus(redis.url)];
  let echoes = 0;
  other.bus.subscribe('bus.echo', () => echoes++);
  for (const disturb of [() => cable.cut(), () => cable.silence()]) {
    await connected(one);
    disturb();
    const [before, { recoveries }] = [one.unheard, one];
    await isTrue(() => one.unheard > before + 2);
    cable.mend();
    await isTrue(() => one.recoveries > recoveries && one.bus.isConnected);
    const [after, heard] = [one.unheard, echoes];
    // Echoes come two seconds apart, longer than the pause between two such calls.
    await isTrue(() => echoes > heard + 1);
    expect(one.unheard).toBe(after);
  }
  expect(alone.unheard).toBe(0);
}, 90_000);

describe('rooms', () => {
  const tell = ({ bus }: { bus: Bus }, ids: string[], what: unknown) =>
    bus.publishTo('user', ids, 'topic', (some) => ({ some, what }));
  const direct = (...all: { bus: Bus }[]) => isTrue(() => all.every(({ bus }) => bus.reachesRooms));
  const parsed = ({ bus }: { bus: Bus }) => bus.parsed.get('topic') ?? 0;
  /** All that was told before has arrived. */
  async function settled(from: { bus: Bus }, ...others: { heard: unknown[] }[]): Promise<void> {
    const ends = others.map(({ heard }) => countEnds(heard));
    from.bus.publish('topic', 'end');
    await isTrue(() => others.every(({ heard }, i) => countEnds(heard) > ends[i]!));
  }
  const countEnds = (heard: unknown[]) => heard.filter((one) => one === 'end').length;

  it('are heard by who follows them, each id on its own, and by no other', async () => {
    const [one, follower, other] = [startBus(redis.url), startBus(redis.url), startBus(redis.url)];
    await direct(one, follower, other);
    await Promise.all([follower.bus.follow('user', 'ana'), follower.bus.follow('user', 'ana')]);
    tell(one, ['ana', 'luis'], 1);
    follower.bus.unfollow('user', 'ana');
    tell(one, ['ana'], 2);
    await settled(one, follower, other);
    follower.bus.unfollow('user', 'ana');
    await follower.bus.follow('user', 'luis');
    tell(one, ['ana'], 3);
    await settled(one, follower, other);
    const to = (some: string[], what: number) => ({ some, what });
    expect(one.heard).toEqual([to(['ana', 'luis'], 1), to(['ana'], 2), 'end', to(['ana'], 3), 'end']);
    expect(follower.heard).toEqual([to(['ana'], 1), to(['ana'], 2), 'end', 'end']);
    expect(other.heard).toEqual(['end', 'end']);
    // Nor does one parse what it told itself.
    expect([one, follower, other].map(parsed)).toEqual([0, 4, 2]);
  });

  it('many at once are told to all together', async () => {
    const [one, other] = [startBus(redis.url), startBus(redis.url)];
    await direct(one, other);
    const ids = Array.from({ length: 50 }, (_, n) => `user-${n}`);
    tell(one, ids, 'all');
    await settled(one, other);
    expect(other.heard).toEqual([{ some: ids, what: 'all' }, 'end']);
  });

  it('while an instance of the release before lives all instances are told, and its own announcements are heard', async () => {
    const [one, other] = [startBus(redis.url), startBus(redis.url)];
    await direct(one, other);
    const [speaker, listener] = [new Client(redis.url), new Client(redis.url)];
    const heard: string[] = [];
    const say = (topic: string, data: unknown) =>
      speaker.publish('tuerca:bus', JSON.stringify({ from: 'older', topic, data }));
    await listener.subscribe('tuerca:bus');
    listener.on('message', (_channel, text: string) => heard.push(text));
    await say('topic', 'from the release before');
    await isTrue(() => one.heard.length === 1);
    tell(one, ['ana'], 'both');
    await isTrue(() => other.heard.length === 2 && heard.some((text) => text.includes('both')));
    expect(other.heard[1]).toEqual({ some: ['ana'], what: 'both' });
    // Once it is silent, as it stops without a goodbye, rooms are told alone.
    await direct(one);
    tell(one, ['ana'], 'new ones');
    await settled(one, other);
    expect(other.heard).toHaveLength(3);
    speaker.disconnect();
    listener.disconnect();
  }, 40_000);

  it.each(['cut', 'silence'] as const)(
    'stand again after a %s, those entered meanwhile too',
    async (fault) => {
      const [one, follower] = [startBus(redis.url), startBus(cable.url)];
      await connected(one, follower);
      await follower.bus.follow('user', 'ana');
      cable[fault]();
      await follower.bus.follow('user', 'luis');
      await isTrue(() => !follower.bus.isConnected);
      await follower.bus.follow('user', 'eva');
      cable.mend();
      await isTrue(() => follower.recoveries > 0);
      await direct(one, follower);
      for (const id of ['ana', 'luis', 'eva']) tell(one, [id], 'again');
      await isTrue(() => follower.heard.length === 3);
      expect(parsed(follower)).toBe(3);
    },
    60_000,
  );
});
