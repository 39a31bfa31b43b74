import { status } from '@tuerca/contracts/admin/status-endpoints';
import { SharedFolder } from '../src/platform/storage/shared-folder.service';
import { type Actor, mintUser } from './actors';
import { call, type Harness, startApp } from './harness';
import { until } from './until';

let h: Harness;
let uri: string;
let folder: string;
let admin: Actor;
beforeAll(async () => {
  h = await startApp();
  uri = process.env.MONGODB_URI!;
  folder = process.env.TUERCA_DATA!;
  admin = await mintUser(h, 'admin');
});
afterAll(() => h.close());

const folderOf = (app: Harness) => app.app.get(SharedFolder);
const files = async ({ base }: Harness) => {
  const { body } = await call(base, 'GET', '/api/admin/estado', { token: admin.token });
  return status.get.response.parse(body.data).revisiones.find(({ clave }) => clave === 'archivos');
};
const running = () => h.db.collection('instancias').countDocuments();

it('an instance alone, and one that shares its folder, keep their files in one place', async () => {
  const other = await startApp({ MONGODB_URI: uri, TUERCA_DATA: folder });
  await until(running, (count) => count === 2);
  for (const one of [h, other]) {
    await folderOf(one).check();
    expect(await files(one)).toMatchObject({ estado: 'ok' });
  }
  await other.close();
});

it('one with a folder of its own is told by both, until it ends', async () => {
  await folderOf(h).check();
  const other = await startApp({ MONGODB_URI: uri });
  const told = await until(
    () => files(other),
    (one) => one?.estado === 'falla',
  );
  expect(told!.consejo).toContain('STORAGE=s3');
  await folderOf(h).check();
  expect(await files(h)).toMatchObject({ estado: 'falla' });
  await other.close();
  await folderOf(h).check();
  expect(await files(h)).toMatchObject({ estado: 'ok', consejo: null });
});

it('one that was killed is forgotten after a while', async () => {
  const killed = (visto: Date) => ({ _id: 'x', maquina: 'otra', carpeta: 'otra', visto });
  const instances = h.db.collection<{ _id: string }>('instancias');
  await instances.insertOne(killed(new Date(Date.now() - 120_000)));
  await folderOf(h).check();
  expect(folderOf(h).elsewhere).toEqual([]);
  await instances.replaceOne({ _id: 'x' }, killed(new Date()));
  await folderOf(h).check();
  expect(folderOf(h).elsewhere).toEqual(['otra']);
  await instances.deleteOne({ _id: 'x' });
});

it('a process that ends leaves no trace', async () => {
  expect(await running()).toBe(1);
});
