import { CatalogoRunner } from '../src/platform/catalogos/catalogo-runner.service';
import { type Actor, mintUser, openBusiness } from './actors';
import { listCalls } from './catalogos';
import { seed } from './catalogue-data';
import { call, type Harness, startApp } from './harness';
import { startSecondProcess } from './second-process';
import { until } from './until';

jest.setTimeout(180_000);

let h: Harness;
let admin: Actor;
let store: Actor;
beforeAll(async () => {
  h = await startApp({ BARRIDO_MS: '600000' });
  admin = await mintUser(h, 'admin');
  store = await openBusiness(h, 'store');
});
afterAll(() => h.close());

const lists = (lista: Parameters<typeof listCalls>[2], base = h.base) => listCalls(base, admin.token, lista);
const products = () => h.db.collection('productos');
/** Copies of one product: many, without the time that as many forms take. */
async function copies(count: number, overrides: object): Promise<void> {
  const { id } = await seed(h, store.user._id, overrides);
  const doc = (await products().findOne({ _id: new h.db.base.Types.ObjectId(id) }))!;
  const all = Array.from({ length: count - 1 }, (_, n) => ({
    ...doc,
    _id: new h.db.base.Types.ObjectId(),
    sku: `COPY-${String(doc._id)}-${n}`,
  }));
  await products().insertMany(all);
}

describe('a rename', () => {
  it('that is interrupted is finished by another process', async () => {
    await copies(2500, { nombre: 'Pastillas', categoria: 'Frenos', subcategoria: null });
    const second = await startSecondProcess({ BARRIDO_MS: '100' });
    const there = lists('categorias', second.base);
    expect((await there.change('frenos', { nombre: 'Frenos y ABS', visto: 2500 })).status).toBe(200);
    await until(
      () => products().countDocuments({ categoria: 'Frenos y ABS' }),
      (count) => count > 0,
    );
    await second.kill();
    expect(await products().countDocuments({ categoria: 'Frenos' })).toBeGreaterThan(0);
    const waiting = await lists('categorias').change('filtros', { nombre: 'Filtrado' });
    expect([waiting.status, waiting.body.code]).toEqual([409, 'CATALOGO_EN_CAMBIO']);
    const third = await startSecondProcess({ BARRIDO_MS: '100' });
    const { cambio } = await lists('categorias', third.base).settled();
    expect(cambio).toMatchObject({ antes: 'Frenos', despues: 'Frenos y ABS', estado: 'aplicado' });
    await third.close();
    expect(await products().countDocuments({ categoria: 'Frenos' })).toBe(0);
    expect(await products().countDocuments({ categoria: 'Frenos y ABS', terminos: 'abs' })).toBe(2500);
  });

  it('loses no product that a store creates meanwhile in the old category', async () => {
    await copies(300, { nombre: 'Batería', categoria: 'Baterías', subcategoria: null });
    const create = (n: number) =>
      call(h.base, 'POST', '/api/products', {
        token: store.token,
        body: { nombre: `Nueva ${n}`, precio: 10, stock: 1, categoria: 'Baterías' },
      });
    const creations = Promise.all(Array.from({ length: 40 }, (_, n) => create(n)));
    const renamed = lists('categorias').change('baterias', { nombre: 'Acumuladores', visto: 340 });
    const statuses = (await creations).map(({ status }) => status);
    expect([(await renamed).status, new Set(statuses)]).toEqual([200, new Set([201])]);
    await lists('categorias').settled();
    // Whatever was written under the old name after the rewriting had passed it is found by the second look.
    await h.db.collection('cambios_catalogo').updateMany({}, { $set: { revisarEn: new Date() } });
    await h.app.get(CatalogoRunner, { strict: false }).sweep();
    expect(await products().countDocuments({ categoria: 'Baterías' })).toBe(0);
    expect(await products().countDocuments({ categoria: 'Acumuladores' })).toBe(340);
  });

  it('takes along what an instance that did not know of it yet has written', async () => {
    const marcas = lists('marcas');
    await marcas.change('toyota', { nombre: 'Toyota Motor', visto: 5000 });
    await marcas.settled();
    const { id } = await seed(h, store.user._id, { nombre: 'Tarde', marca: null, modelo: null });
    const late = { marca: 'Toyota', modelo: 'Corolla', marcas: ['Toyota'], modelos: ['Toyota|Corolla'] };
    await products().updateOne({ _id: new h.db.base.Types.ObjectId(id) }, { $set: late });
    await h.db.collection('cambios_catalogo').updateMany({ estado: 'aplicado' }, { $set: { revisarEn: new Date() } });
    await h.app.get(CatalogoRunner, { strict: false }).sweep();
    expect((await call(h.base, 'GET', `/api/products/${id}`)).body.data.marca).toBe('Toyota Motor');
  });
});

it('of two that change a list at once, one is told to look again', async () => {
  const marcas = lists('marcas');
  const answers = await Promise.all([0, 1, 2, 3].map((posicion) => marcas.change('ford', { posicion })));
  expect(answers.map(({ status }) => status)).toContain(200);
  for (const { status, body } of answers) expect([200, 'ESTADO_CAMBIO']).toContain(status === 200 ? 200 : body.code);
});

it('reaches another instance within 2 s, its answers and its forms', async () => {
  const second = await startSecondProcess();
  const names = async (base: string) => {
    const { body, headers } = await call(base, 'GET', '/api/catalogos');
    const entry = body.data.listas.categorias?.find(({ id }: { id: string }) => id === 'motor');
    return [entry?.nombre, headers.get('x-catalogos') === String(body.data.version)];
  };
  expect(await names(second.base)).toEqual([undefined, true]);
  const started = performance.now();
  await lists('categorias').change('motor', { nombre: 'Motor y escape', visto: 5000 });
  expect(await names(h.base)).toEqual(['Motor y escape', true]);
  await until(
    () => names(second.base),
    ([name]) => name === 'Motor y escape',
    10_000,
  );
  console.log(`seen by the other instance after ${Math.round(performance.now() - started)} ms`);
  const created = await call(second.base, 'POST', '/api/products', {
    token: store.token,
    body: { nombre: 'Correa', precio: 10, stock: 1, categoria: 'Motor' },
  });
  expect([created.status, created.body.data.categoria]).toEqual([201, 'Motor y escape']);
  await second.close();
});
