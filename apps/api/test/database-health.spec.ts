import { setTimeout as sleep } from 'node:timers/promises';
import { mongo } from 'mongoose';
import { DatabaseHealthService } from '../src/platform/database/database-health.service';
import { Metrics } from '../src/platform/metrics/metrics.service';
import { type FakeMongod, startFakeMongod } from './fake-mongod';
import { until } from './until';

/** Several heartbeats, in ms. */
const A_WHILE = 2000;

let client: mongo.MongoClient | undefined;
const servers: FakeMongod[] = [];
const kept: Record<string, unknown>[] = [];
afterEach(async () => {
  await client?.close();
  await Promise.all(servers.splice(0).map((server) => server.close()));
  kept.splice(0);
});

/** A server that says of itself what `says(n)` holds. */
async function start(said: Record<string, unknown>): Promise<FakeMongod> {
  const n = kept.push(said) - 1;
  const server = await startFakeMongod(() => kept[n]!);
  servers.push(server);
  return server;
}
/** The health of a client's servers, followed as the application does, once it has connected. */
async function follow(hosts: string[], query: string): Promise<DatabaseHealthService> {
  const health = new DatabaseHealthService(new Metrics());
  client = new mongo.MongoClient(`mongodb://${hosts.join()}/tuerca?${query}`, {
    heartbeatFrequencyMS: 500,
    serverSelectionTimeoutMS: 2500,
    serverMonitoringMode: 'poll',
  });
  health.watch(client);
  await client.connect();
  return health;
}
const wellFor = async (health: DatabaseHealthService, ms: number): Promise<boolean> => {
  for (const end = performance.now() + ms; performance.now() < end; await sleep(10)) if (!health.isWell) return false;
  return true;
};
const becomes = (health: DatabaseHealthService, well: boolean) =>
  until(
    async () => health.isWell,
    (now) => now === well,
  );

describe('a replica set', () => {
  let health: DatabaseHealthService;
  const says = (n: number, isPrimary: boolean) => {
    const hosts = servers.map(({ host }) => host);
    kept[n] = {
      setName: 'rs0',
      hosts,
      me: hosts[n],
      isWritablePrimary: isPrimary,
      secondary: !isPrimary,
      setVersion: 1,
    };
  };
  beforeEach(async () => {
    for (let n = 0; n < 3; n++) await start({});
    for (const n of servers.keys()) says(n, n === 0);
    health = await follow(
      servers.map(({ host }) => host),
      'replicaSet=rs0',
    );
  });

  it('is well while its primary is, whoever else goes away', async () => {
    await becomes(health, true);
    const others = servers.splice(1).map((server) => (void server.close(), server.host));
    expect(await wellFor(health, A_WHILE)).toBe(true);
    await until(
      async () => health.servers,
      (all) => others.every((address) => all.some((one) => one.address === address && one.state === 'away')),
    );
  });

  it('is not while nobody is primary, though all of them answer', async () => {
    says(0, false);
    await becomes(health, false);
    expect(health.servers.map(({ state }) => state)).toEqual(['well', 'well', 'well']);
    await expect(health.check()).rejects.toThrow('takes writes');
    says(2, true);
    await becomes(health, true);
    await health.check();
  });

  it('is not when its primary goes away, until another one is elected', async () => {
    await becomes(health, true);
    await servers[0]!.close();
    await becomes(health, false);
    says(1, true);
    await becomes(health, true);
  });
});

describe('routers', () => {
  it('are well while one is', async () => {
    const router = { msg: 'isdbgrid', isWritablePrimary: true };
    const all = [await start(router), await start(router)];
    const health = await follow(
      all.map(({ host }) => host),
      '',
    );
    await all[0]!.close();
    expect(await wellFor(health, A_WHILE)).toBe(true);
    await all[1]!.close();
    await becomes(health, false);
  });
});

describe('a load balancer', () => {
  it('has no heartbeats, and is asked', async () => {
    const { host, close } = await start({ msg: 'isdbgrid', isWritablePrimary: true, serviceId: new mongo.ObjectId() });
    const health = await follow([host], 'loadBalanced=true');
    expect(health.isWell).toBe(true);
    await health.check();
    await close();
    await expect(health.check()).rejects.toThrow();
  });
});
