import { products } from '@tuerca/contracts/products/products/endpoints';
import { MAX_PRICES_AT_ONCE } from '@tuerca/contracts/products/products/price-change';
import { PriceChangeRunner } from '../src/products/products/price-change-runner.service';
import { PriceSteps } from '../src/products/products/price-steps.service';
import { type Actor, openBusiness } from './actors';
import { type Harness, startApp } from './harness';
import { priceCalls, rise } from './price-calls';
import { startSecondProcess } from './second-process';
import { until } from './shop';

/** More than one transaction writes. */
const MANY = MAX_PRICES_AT_ONCE + 101;
const PART = 500;
/** So long the database of the tests may take for them, in milliseconds. */
const WITHIN = 60_000;

let h: Harness;
let store: Actor;
beforeAll(async () => {
  h = await startApp({ BARRIDO_MS: '600000' });
});
beforeEach(async () => {
  store = await openBusiness(h, 'store');
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => h.close());

const calls = priceCalls(
  () => h,
  () => store,
);
const { create, seed, stored, preview, apply, undo, history, send } = calls;
const runner = () => h.app.get(PriceChangeRunner, { strict: false });
const steps = () => h.app.get(PriceSteps, { strict: false });
const over = async () => (await until(history, ([newest]) => newest!.enCurso === null, WITHIN))[0]!;
/** Two minutes pass, after which a claim of a process that died, or the pause after a failure, is over. */
const passClaim = () => h.db.collection('cambios_precios').updateMany({}, { $unset: { turnos: 1 } });
const raised = (rows: Awaited<ReturnType<typeof stored>>) =>
  rows.map(({ id, precio }) => ({
    id,
    precio: Math.round(precio * 110) / 100,
    precioFinalCentavos: Math.round(precio * 110),
  }));
const asPriced = (rows: Awaited<ReturnType<typeof stored>>) =>
  rows.map(({ id, precio }) => ({ id, precio, precioFinalCentavos: Math.round(precio * 100) }));

describe('a change of prices of thousands of products', () => {
  it('is accepted at once, written behind the answer, told at its end, and given back the same way', async () => {
    await seed(MANY);
    const before = await stored();
    const { status, body } = await apply();
    expect([status, body.data.enCurso, body.data.total]).toEqual([201, 'aplicando', MANY]);
    expect(await over()).toMatchObject({ total: MANY, hechas: MANY, omitidos: 0, deshechoEn: null });
    expect(await stored()).toEqual(raised(before));
    const notices = h.db.collection('notificaciones').find({ clave: `cambio-precios.terminado:${body.data._id}` });
    expect((await notices.toArray()).map(({ mensaje }) => mensaje)).toEqual([
      `Cambiamos el precio de ${MANY} productos. Puedes deshacerlo durante 24 horas.`,
    ]);

    const undone = await undo(body.data._id);
    expect([undone.status, undone.body.data.enCurso]).toEqual([200, 'deshaciendo']);
    expect(await over()).toMatchObject({ hechas: MANY, deshechoEn: expect.any(String), conservados: [] });
    expect(await stored()).toEqual(asPriced(before));
    expect((await undo(body.data._id)).status).toBe(409);
    const own = products.own.response.parse((await send('GET', `/mine/${before[0]!.id}`)).body.data);
    expect(own.cambios!.slice(0, 2).map(({ valores, autor }) => [valores, autor?.id])).toEqual([
      [[{ campo: 'precio', antes: '$\u00A011,00', despues: '$\u00A010,00' }], store.user._id],
      [[{ campo: 'precio', antes: '$\u00A010,00', despues: '$\u00A011,00' }], store.user._id],
    ]);
  });

  it('begins with one product more than one transaction writes', async () => {
    await seed(MAX_PRICES_AT_ONCE);
    jest.spyOn(steps(), 'write').mockResolvedValue();
    jest.spyOn(steps(), 'apply').mockRejectedValue(new Error('away'));
    expect((await apply()).body.data).toMatchObject({ total: MAX_PRICES_AT_ONCE, enCurso: null });
    await create();
    expect((await apply()).body.data).toMatchObject({ total: MAX_PRICES_AT_ONCE + 1, enCurso: 'aplicando' });
  });

  it('is one of two that are asked for at once, and keeps any other waiting', async () => {
    await seed(MANY);
    const before = await stored();
    const { huella } = await preview();
    const answers = await Promise.all([1, 2].map(() => send('POST', '/mine/precios', { ...rise, huella })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    await over();
    expect(await stored()).toEqual(raised(before));

    jest.spyOn(steps(), 'apply').mockRejectedValue(new Error('away'));
    expect((await apply()).status).toBe(201);
    const one = { productos: [before[0]!.id], ...rise };
    const refused = await apply(one);
    expect([refused.status, refused.body.code]).toEqual([409, 'CAMBIO_PRECIOS_EN_CURSO']);
    const [, former] = await history();
    expect((await undo(former!._id)).body.code).toBe('CAMBIO_PRECIOS_EN_CURSO');
  });

  it('goes on where it stopped, changes nothing twice, and leaves what was edited meanwhile as it is', async () => {
    await seed(MANY);
    const before = await stored();
    const write = steps().apply.bind(steps());
    let parts = 0;
    jest
      .spyOn(steps(), 'apply')
      .mockImplementation((...args) => (++parts === 2 ? Promise.reject(new Error('away')) : write(...args)));
    await apply();
    await until(history, ([newest]) => newest!.hechas === PART && parts === 2, WITHIN);
    const edited = before.at(-1)!.id;
    expect((await send('PUT', `/${edited}`, { precio: 77 })).status).toBe(200);
    await passClaim();
    await runner().run();
    const change = await over();
    expect(change).toMatchObject({ total: MANY, hechas: MANY, omitidos: 1 });
    const wanted = (rows: typeof before) =>
      rows.map((row) => (row.id === edited ? { id: edited, precio: 77, precioFinalCentavos: 7700 } : row));
    expect(await stored()).toEqual(wanted(raised(before)));
    // What the change never reached is not its to give back, whatever it costs by now.
    const agreed = raised(before).at(-1)!.precio;
    await send('PUT', `/${edited}`, { precio: agreed });
    await undo(change._id);
    expect(await over()).toMatchObject({ conservados: [] });
    expect((await stored()).at(-1)!.precio).toBe(agreed);
  });

  it('is finished by another process when the one that writes it is killed', async () => {
    await seed(3000);
    const before = await stored();
    const second = await startSecondProcess({ BARRIDO_MS: '600000' });
    const there = priceCalls(
      () => ({ ...h, base: second.base }),
      () => store,
    );
    expect((await there.apply()).status).toBe(201);
    await until(history, ([newest]) => newest!.hechas > 0, WITHIN);
    await second.kill();
    const [killed] = await history();
    expect(killed!.enCurso).toBe('aplicando');
    await passClaim();
    // Two that come for it at once do it once.
    await Promise.all([runner().run(), runner().run()]);
    expect(await over()).toMatchObject({ hechas: 3000, omitidos: 0 });
    expect(await stored()).toEqual(raised(before));
  }, 120_000);
});
