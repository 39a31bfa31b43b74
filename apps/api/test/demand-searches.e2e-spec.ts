import { MAX_WANTED } from '@tuerca/contracts/cart/demanda/rules';
import type { LoBuscado } from '@tuerca/contracts/cart/demanda/schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { TallyService } from '../src/cart/demanda/tally.service';
import { storeCopies } from './copies';
import { flush, readDemand, search } from './demand';
import { type Harness, startApp } from './harness';
import { openShop } from './shop';

let h: Harness;
beforeAll(async () => {
  // The clock's own rounds would write what the stories write themselves.
  h = await startApp();
});
afterAll(() => h.close());

const today = () => caracasDate(new Date());
const oid = (id: string) => new h.db.base.Types.ObjectId(id);

describe('what is looked for and nobody has', () => {
  const people = async (texto: string, count: number, from: number, place: object = {}) => {
    const tally = h.app.get(TallyService, { strict: false });
    for (let n = 0; n < count; n++) tally.search({ texto, ...place }, `10.0.0.${from + n}`);
    await flush(h);
  };

  it('is shown to a store once enough people looked, its own state first, until somebody sells it', async () => {
    const shop = await openShop(h);
    const caracas = { estado: 'Distrito Capital', ciudad: 'caracas' };
    await people('Módulo de ABS', 2, 1, caracas);
    // The same people again on the same day, in other words.
    await people('abs modulos 0414-1234567', 2, 1, caracas);
    const of = async () => (await readDemand<LoBuscado>(h, shop, 'buscado')).data.busquedas;
    expect(await of()).toEqual([]);
    await people('modulo ABS', 1, 3, { estado: 'Zulia', ciudad: 'Ciudad que no existe' });
    await people('tapa de distribuidor', 5, 1);
    expect(await of()).toEqual([
      { texto: 'modulo de abs', personas: 3, enTuEstado: 2, enTuCiudad: 2, ultima: today() },
      { texto: 'tapa de distribuidor', personas: 5, enTuEstado: 0, enTuCiudad: 0, ultima: today() },
    ]);
    const stored = await h.db.collection('busquedas').find({}).toArray();
    expect(JSON.stringify(stored)).not.toMatch(/10\.0\.0|1234567|no existe/);
    await shop.sell({ nombre: 'Módulo de ABS', precio: 90, stock: 5 });
    expect((await of()).map(({ texto }) => texto)).toEqual(['tapa de distribuidor']);
    const own = (n: number) => ({ clave: `zzz${n}`, texto: `zzz${n}` });
    await storeCopies(h, 'busquedas', { texto: 'tapa de distribuidor' }, MAX_WANTED, own);
    expect(await of()).toHaveLength(MAX_WANTED);
    await h.db.collection('busquedas').deleteMany({ clave: /^zzz/ });
  });

  it('is counted of whoever calls, once a day', async () => {
    for (let n = 0; n < 3; n++) expect((await search(h, { texto: 'Carburador Weber' })).status).toBe(202);
    await flush(h);
    expect(await h.db.collection('busquedas').findOne({ clave: /carburador/ })).toMatchObject({ personas: 1 });
  });

  it('has the requests that no store answered, with a way to answer those it was told of, and nobody’s name', async () => {
    const shop = await openShop(h);
    const now = Date.now();
    const base = {
      estado: 'abierta',
      abierta: true,
      clienteId: oid('a'.repeat(24)),
      categoria: null,
      vehiculo: null,
      cantidad: 1,
      fotos: [],
      nota: 'Llámame al 0414-1234567',
      cerrada: null,
      propuestaId: null,
      vence: new Date(now + 86_400_000),
      dia: today(),
    };
    const told = (respondida: boolean) => [
      { tiendaId: oid(shop.store.user._id), fecha: new Date(), vista: null, respondida },
    ];
    const place = (estado: string) => ({ ubicacion: { estado, ciudad: 'X' } });
    await h.db.collection('solicitudes').insertMany(
      [
        { pieza: 'lejos', ...place('Zulia'), tiendas: [] },
        { pieza: 'cerca', ...place('Distrito Capital'), tiendas: told(false) },
        { pieza: 'respondida', ...place('Distrito Capital'), tiendas: told(true) },
        { pieza: 'vencida', ...place('Distrito Capital'), tiendas: [], vence: new Date(now - 1) },
      ].map((one, i) => ({ ...base, huella: `h${i}`, ranura: i, orden: i, fecha: new Date(now - 1000), ...one })),
    );
    const asked = async () => (await readDemand<LoBuscado>(h, shop, 'buscado')).data.solicitudes;
    const both = [
      ['cerca', true],
      ['lejos', false],
    ];
    expect((await asked()).map(({ pieza, solicitudId }) => [pieza, solicitudId !== null])).toEqual(both);
    expect(JSON.stringify(await asked())).not.toMatch(/aaaaaaaaaa|1234567/);
    // Of those with a category, a store that sells sees its own, and those that it was told of.
    const pieces = async () => (await asked()).map(({ pieza }) => pieza);
    const naming = (pieza: string, categoria: string) =>
      h.db.collection('solicitudes').updateOne({ pieza }, { $set: { categoria } });
    await Promise.all([naming('cerca', 'Frenos'), naming('lejos', 'Motor')]);
    expect(await pieces()).toEqual(['cerca', 'lejos']);
    await shop.sell({ nombre: 'Filtro', categoria: 'Filtros' });
    expect(await pieces()).toEqual(['cerca']);
    await naming('lejos', 'Filtros');
    expect(await pieces()).toEqual(['cerca', 'lejos']);
    const other = (n: number) => ({ huella: `otra${n}`, ranura: 10 + n, orden: 10 + n });
    await storeCopies(h, 'solicitudes', { pieza: 'cerca' }, MAX_WANTED, other);
    expect(await pieces()).toHaveLength(MAX_WANTED);
  });
});
