import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { call, type Harness, startApp } from './harness';
import { type SecondProcess, startSecondProcess } from './second-process';
import { openShop, until } from './shop';

let h: Harness;
beforeAll(async () => {
  h = await startApp();
});
afterAll(() => h.close());

const oid = (id: string) => new h.db.base.Types.ObjectId(id);
const today = caracasDate(new Date());
const sell = async () => (await (await openShop(h)).sell({ nombre: 'Faro', precio: 9, stock: 5 })).id;
const look = async ({ base }: SecondProcess, productoId: string, times: number) => {
  for (let n = 0; n < times; n++)
    expect((await call(base, 'POST', '/api/demanda/vistas', { body: { productoId } })).status).toBe(202);
};
const views = async (productoId: string) => {
  const doc = await h.db.collection('demanda').findOne({ productoId: oid(productoId) });
  return { all: (doc?.vistas as number) ?? 0, ofDay: (doc?.dias?.[today.slice(8)]?.vistas as number) ?? 0 };
};

it('what a process had written when it died is kept and counted once; what waited is lost, and nothing else', async () => {
  const [written, waiting] = [await sell(), await sell()];
  const doomed = await startSecondProcess();
  await look(doomed, written, 3);
  // Its own clock writes.
  await until(
    () => views(written),
    ({ all }) => all === 3,
  );
  await look(doomed, waiting, 2);
  await doomed.kill();
  const next = await startSecondProcess();
  await look(next, written, 1);
  await until(
    () => views(written),
    ({ all }) => all !== 3,
  );
  expect(await views(written)).toEqual({ all: 4, ofDay: 4 });
  // Up to the last five seconds of counts are lost: none of them, or all of one round, but no part of a round twice.
  expect([0, 2]).toContain((await views(waiting)).all);
  await next.close();
}, 180_000);

it('a process that is asked to stop writes all that it has counted', async () => {
  const id = await sell();
  const stopping = await startSecondProcess();
  await look(stopping, id, 4);
  expect(await stopping.terminate()).toBe(0);
  expect(await views(id)).toEqual({ all: 4, ofDay: 4 });
}, 180_000);
