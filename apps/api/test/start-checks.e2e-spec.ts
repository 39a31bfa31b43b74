import { checkServers } from '../src/platform/database/start-checks';
import { type FakeMongod, startFakeMongod } from './fake-mongod';
import { freshDatabase, startApp } from './harness';

const MEMBER = { setName: 'rs0', isWritablePrimary: true, hosts: ['mongo:27017'] };
const running: FakeMongod[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});
const fake = async (hello: Record<string, unknown>, ahead = 0) => {
  const server = await startFakeMongod(() => ({ ...hello, localTime: new Date(Date.now() + ahead) }));
  running.push(server);
  return server.host;
};
/** Reason against the start; null without. */
const complaint = (hosts: string[], query = '') =>
  checkServers(`mongodb://usuario:clave@${hosts.join(',')}/tuerca${query}`).then(
    () => null,
    (error: Error) => error.message,
  );

describe('before anything is read from the database', () => {
  it('the real one is taken, and so are a member of a set and a router', async () => {
    await checkServers(freshDatabase());
    expect(await complaint([await fake(MEMBER)], '?replicaSet=rs0&authSource=admin')).toBeNull();
    expect(await complaint([await fake({ msg: 'isdbgrid', isWritablePrimary: true })])).toBeNull();
  });

  it('one that does not answer is left to whoever waits for it', async () => {
    const host = await fake(MEMBER);
    await Promise.all(running.splice(0).map((server) => server.close()));
    expect(await complaint([host])).toBeNull();
    expect(await complaint([host, await fake(MEMBER)])).toBeNull();
  });

  it('a mongod without a replica set is refused with the way out', async () => {
    const host = await fake({ isWritablePrimary: true });
    for (const query of ['', '?replicaSet=rs7'])
      expect(await complaint([host], query)).toMatch(
        `${host} es un mongod sin conjunto de réplicas, y Tuerca necesita sus transacciones.`,
      );
    expect(await complaint([host], '?replicaSet=rs7')).toContain(`MONGODB_URI=mongodb://${host}/tuerca?replicaSet=rs7`);
    expect(await complaint([await fake(MEMBER), host])).toContain(host);
  });

  it('a set that was never initiated, and one of another name, are told', async () => {
    const ghost = await fake({ isWritablePrimary: false, secondary: false, ['isreplicaset']: true });
    expect(await complaint([ghost], '?replicaSet=rs0')).toContain(`mongosh --host ${ghost} --eval 'rs.initiate()'`);
    expect(await complaint([await fake(MEMBER)], '?replicaSet=rs1')).toContain('«rs0»');
  });

  it.each([
    ['adelantado', 90_000],
    ['atrasado', -90_000],
  ])('a clock that is a minute and a half %s is refused', async (word, ahead) => {
    const message = await complaint([await fake(MEMBER, ahead)], '?replicaSet=rs0');
    expect(message).toMatch(new RegExp(`va (89|90|91) s ${word} `));
    expect(message).toContain('chrony');
    expect(message).not.toMatch(/clave|usuario/);
  });

  it('half a minute is nobody’s concern', async () => {
    for (const ahead of [30_000, -30_000]) expect(await complaint([await fake(MEMBER, ahead)])).toBeNull();
  });

  it('all of it stops a start, and so does a folder of the web that holds none', async () => {
    const host = await fake({ isWritablePrimary: true });
    await expect(startApp({ MONGODB_URI: `mongodb://${host}/tuerca` })).rejects.toThrow('sin conjunto de réplicas');
    await expect(startApp({ TUERCA_WEB: __dirname })).rejects.toThrow('TUERCA_WEB');
    delete process.env.TUERCA_WEB;
  });
});
