import { catalogue } from '@tuerca/contracts/products/catalogue/endpoints';
import { CatalogueMeta } from '@tuerca/contracts/products/catalogue/schemas';
import { currentPrice } from '@tuerca/contracts/products/products/price';
import { toBolivares } from '@tuerca/contracts/venezuela/dinero';
import { UsersService } from '../src/auth/users/users.service';
import { Clock } from '../src/platform/common/clock';
import { ProductsService } from '../src/products/products/products.service';
import { PromotedPrices } from '../src/products/products/promoted-prices.service';
import { openBusiness } from './actors';
import {
  buildForm,
  coincide,
  type Filter,
  FILTERS,
  seed,
  seedAssortment,
  type Seeded,
  slowFacets,
} from './catalogue-data';
import { call, type Harness, startApp } from './harness';

const NOW = new Date('2026-11-20T15:00:00Z');

describe('the catalogue', () => {
  let h: Harness;
  let clock: Clock;
  let tiendas: string[];
  let assortment: Seeded[];

  const list = async (query: Record<string, unknown> = {}, path = '/api/products') => {
    const text = new URLSearchParams(query as Record<string, string>).toString();
    const { status, body } = await call(h.base, 'GET', `${path}?${text}`);
    expect({ status, message: body.message }).toMatchObject({ status: 200 });
    return { data: catalogue.list.response.parse(body.data), meta: CatalogueMeta.parse(body.meta) };
  };
  const idsOf = async (query: Record<string, unknown>) =>
    (await list({ limit: 60, ...query })).data.map(({ id }) => id);
  const expected = (filter: Filter) => assortment.filter((p) => coincide(p, filter, clock.now()));

  beforeAll(async () => {
    h = await startApp();
    clock = h.app.get(Clock, { strict: false });
    jest.spyOn(clock, 'now').mockReturnValue(NOW);
    tiendas = [(await openBusiness(h, 'store')).user._id, (await openBusiness(h, 'store')).user._id];
    assortment = await seedAssortment(h, tiendas, 60, NOW);
  });
  afterAll(() => h.close());

  it('gives several products by their ids, in that order, without what is not on sale', async () => {
    const [a, b] = assortment.filter((one) => coincide(one, {}, clock.now())).map(({ id }) => id);
    const ids = [b, 'f'.repeat(24), a, b].join();
    const several = (named: string) => call(h.base, 'GET', `/api/products/varios?ids=${named}`);
    const { data } = (await several(ids)).body;
    expect(catalogue.several.response.parse(data).map(({ id }) => id)).toEqual([b, a]);
    expect((await several('')).body.data).toEqual([]);
    const many = Array.from({ length: 25 }, (_, n) => n.toString(16).padStart(24, '0')).join();
    for (const wrong of ['nadie', many]) expect((await several(wrong)).status).toBe(400);
  });

  it.each(FILTERS)('finds exactly what %j means, and counts the other choices right', async (filter) => {
    const { data, meta } = await list({ ...filter, limit: 60, facetas: true });
    expect(data.map(({ id }) => id).sort()).toEqual(
      expected(filter)
        .map(({ id }) => id)
        .sort(),
    );
    expect(meta.total).toBe(expected(filter).length);
    expect(meta.facetas).toMatchObject(slowFacets(assortment, filter, NOW));
  });

  it('takes every name that old screens use for a filter, and a category by id or name', async () => {
    for (const [old, canonical] of [
      [{ category: 'frenos' }, { categoria: 'Frenos' }],
      [{ categoria: 'BATERIAS' }, { categoria: 'Baterías' }],
      [
        { precioMin: 50, precioMax: 90 },
        { minPrice: 50, maxPrice: 90 },
      ],
      [{ q: 'bujía' }, { search: 'bujia' }],
      [{ query: 'pastilla' }, { busqueda: 'PASTILLAS' }],
      [{ marca: 'toyota' }, { marca: 'Toyota' }],
    ])
      expect(await idsOf(old!)).toEqual(await idsOf(canonical!));
    expect(await list({ limit: 60 }, '/api/products/categoria/frenos')).toEqual(
      await list({ limit: 60, categoria: 'Frenos' }),
    );
    expect(await list({ limit: 5 }, '/api/productos/buscar')).toEqual(await list({ limit: 5 }));
  });

  it('gives the list view the beginning of each description, and the grid none', async () => {
    const long = await seed(h, tiendas[0]!, {
      nombre: 'Bomba con mucho que contar',
      descripcion: `${'Palabra '.repeat(40)}fin`,
    });
    assortment.push(long);
    const [row] = (await list({ search: 'mucho que contar', vista: 'lista' })).data;
    expect(row).toMatchObject({ id: long.id, descripcion: expect.stringMatching(/^Palabra .+…$/) });
    expect(row!.descripcion!.length).toBeLessThanOrEqual(200);
    expect((await list({ search: 'mucho que contar' })).data[0]).not.toHaveProperty('descripcion');
  });

  it('orders by date, price, popularity, and turns round when asked', async () => {
    const final = (p: Seeded) => currentPrice(p.form, NOW).final;
    const orders: [string, (p: Seeded) => number][] = [
      ['newest', (p) => -p.createdAt.getTime()],
      ['price-low-high', final],
      ['price-high-low', (p) => -final(p)],
      ['popularity', (p) => -p.vendidos],
    ];
    for (const [sort, key] of orders) {
      const keys = (await idsOf({ sort })).map((id) => key(assortment.find((p) => p.id === id)!));
      expect(keys).toEqual([...keys].sort((a, b) => a - b));
      expect(await idsOf({ sort, order: sort === 'price-low-high' ? 'desc' : 'asc' })).toEqual(
        (await idsOf({ sort })).reverse(),
      );
      expect(await idsOf({ sort, order: sort === 'price-low-high' ? 'asc' : 'desc' })).toEqual(await idsOf({ sort }));
    }
  });

  it('cuts pages that never overlap, and is empty beyond the last', async () => {
    const total = expected({}).length;
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total / 7) }, (_, i) => list({ page: i + 1, limit: 7, sort: 'popularity' })),
    );
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(total);
    expect(pages[0]!.meta).toMatchObject({ page: 1, limit: 7, total, totalPages: Math.ceil(total / 7) });
    expect((await list({ page: 999, limit: 60 })).data).toEqual([]);
  });

  it('puts whole words before beginnings when asked for relevance', async () => {
    const own = [
      await seed(h, tiendas[0]!, { nombre: 'Correas dentadas' }, { vendidos: 9 }),
      await seed(h, tiendas[0]!, { nombre: 'Correa Poly V' }),
    ];
    assortment.push(...own, await seed(h, tiendas[0]!, { nombre: 'Correaje de seguridad' }, { vendidos: 99 }));
    const names = (await list({ q: 'correas', sort: 'relevance' })).data.map(({ nombre }) => nombre);
    expect(names).toEqual(['Correas dentadas', 'Correa Poly V', 'Correaje de seguridad']);
  });

  it('finds a part by any spelling: accents, plurals, several words, part number, compatible model', async () => {
    const bomb = await seed(h, tiendas[0]!, {
      nombre: 'Bomba eléctrica de gasolina',
      numeroParte: '23221-0D030',
      categoria: 'Combustible',
      marca: 'Toyota',
      modelo: 'Yaris',
      compatibilidad: [{ marca: 'Chevrolet', modelo: 'Spark' }],
    });
    assortment.push(bomb);
    for (const q of [
      'bombas electricas',
      'GASOLINA bomba',
      'bomba de la gasolina',
      '232210D030',
      '23221-0d',
      'bomba spark',
      'comb elec yar',
    ])
      expect(await idsOf({ q })).toEqual([bomb.id]);
    for (const q of ['bomba aveo', '¡¿!?']) expect(await idsOf({ q })).toEqual([]);
  });

  it('shows both prices at the rate of the day', async () => {
    const { data, meta } = await list({ limit: 60, enOferta: true });
    const tasa = meta.tasa.valor;
    for (const card of data) {
      const { original, final, porcentaje } = currentPrice(assortment.find(({ id }) => id === card.id)!.form, NOW);
      expect(card).toMatchObject({
        precioOriginal: original / 100,
        precioFinal: final / 100,
        porcentaje,
        precioOriginalBs: toBolivares(original, tasa) / 100,
        precioFinalBs: toBolivares(final, tasa) / 100,
      });
    }
  });

  it('counts anew after a write: a new product, a sale of the last unit, a withdrawn store', async () => {
    const service = h.app.get(ProductsService, { strict: false });
    const before = await list({ disponible: true, marca: 'Honda', facetas: true });
    const added = await seed(h, tiendas[1]!, { marca: 'Honda', modelo: 'Civic', stock: 1 });
    const after = await list({ disponible: true, marca: 'Honda', facetas: true });
    expect(after.meta.total).toBe(before.meta.total + 1);
    expect(after.meta.facetas!.marcas.find(({ valor }) => valor === 'Honda')).toEqual({
      valor: 'Honda',
      total: 1,
      modelos: [{ valor: 'Civic', total: 1 }],
    });
    expect(await service.setStock(tiendas[1]!, added.id, 0)).toEqual({ before: 1, now: 0 });
    expect((await list({ disponible: true, marca: 'Honda' })).meta.total).toBe(0);
    await service.update(tiendas[1]!, added.id, buildForm({ marca: 'Nissan', modelo: 'Sentra' }));
    expect((await list({ marca: 'Honda' })).meta.total).toBe(0);

    const users = h.app.get(UsersService, { strict: false });
    await users.setActive(tiendas[1]!, false);
    expect((await list({}, `/api/products/store/${tiendas[1]}`)).meta.total).toBe(0);
    expect((await call(h.base, 'GET', `/api/products/${added.id}`)).status).toBe(404);
    await users.setActive(tiendas[1]!, true);
    expect((await list({}, `/api/products/store/${tiendas[1]}`)).meta.total).toBe(
      expected({}).filter(({ tiendaId }) => tiendaId === tiendas[1]).length + 1,
    );
    await service.update(tiendas[1]!, added.id, buildForm({ activo: false, marca: 'Nissan' }));
  });

  it('opens and closes discounts by the clock, in prices, filters and order', async () => {
    const hourAt = (n: number) => new Date(NOW.getTime() + n * 3_600_000);
    const prices = h.app.get(PromotedPrices, { strict: false });
    const discounted = await seed(h, tiendas[0]!, {
      nombre: 'Relámpago',
      precio: 100,
      descuento: { porcentaje: 50, fechaInicio: hourAt(1).toISOString(), fechaFin: hourAt(2).toISOString() },
    });
    assortment.push(discounted);
    const look = async (at: Date) => {
      jest.spyOn(clock, 'now').mockReturnValue(at);
      // A round that the timer began under the old time is shared: the second one is of now.
      await prices.sweep();
      await prices.sweep();
      const { data } = await list({ q: 'relampago', maxPrice: 60 });
      const { body } = await call(h.base, 'GET', `/api/products/${discounted.id}`);
      return {
        listed: data.length,
        precio: body.data.precioFinal,
        enOferta: (await idsOf({ enOferta: true })).includes(discounted.id),
      };
    };
    expect(await look(NOW)).toEqual({ listed: 0, precio: 100, enOferta: false });
    expect(await look(hourAt(1))).toEqual({ listed: 1, precio: 50, enOferta: true });
    expect(await look(hourAt(2))).toEqual({ listed: 1, precio: 50, enOferta: true });
    expect(await look(new Date(hourAt(2).getTime() + 1))).toEqual({ listed: 0, precio: 100, enOferta: false });
    jest.spyOn(clock, 'now').mockReturnValue(NOW);
  });

  it('answers one product with its store, and 404 for what is gone', async () => {
    const visible = expected({})[0]!;
    const { body } = await call(h.base, 'GET', `/api/products/${visible.id}`);
    expect(catalogue.get.response.parse(body.data)).toMatchObject({
      id: visible.id,
      nombre: visible.form.nombre,
      sku: visible.form.sku,
      tienda: { _id: visible.tiendaId, telefono: '+584141234567' },
    });
    const withdrawn = assortment.find(({ form }) => !form.activo)!;
    expect(await call(h.base, 'GET', `/api/products/${withdrawn.id}`)).toMatchObject({
      status: 404,
      body: { code: 'PRODUCTO_NO_ENCONTRADO' },
    });
    expect(await call(h.base, 'GET', '/api/products/x')).toMatchObject({ status: 400 });
  });

  it('keeps its head when the query is hostile', async () => {
    for (const query of [
      'categoria[$ne]=x',
      'marca[$regex]=.*',
      'q=%00%0d%0a',
      `q=${'a'.repeat(200)}`,
      'q=(a+)+$',
      'q=$where',
      'modelo=Toyota|Corolla',
      'sort=newest&sort=popularity',
      'marca=a&marca=b',
      'page=-1',
      'limit=1e9',
      'limit=NaN',
      'minPrice=abc',
      'maxPrice=1e308',
      '__proto__[x]=1',
      'anio=99999',
      'disponible=quizas',
      'q=%F0%9F%98%80',
      'page=10000&limit=60',
    ]) {
      const { status, body } = await call(h.base, 'GET', `/api/products?${query}`);
      expect({ query, ok: status === 200 || (status === 400 && body.code === 'ENTRADA_INVALIDA') }).toEqual({
        query,
        ok: true,
      });
    }
    expect((await call(h.base, 'GET', `/api/products?q=${'a'.repeat(201)}`)).status).toBe(400);
  });

  it('has an index behind every filter and every order', async () => {
    const keys = (await h.db.collection('productos').indexes()).map(({ key }) => Object.keys(key).join());
    for (const key of [
      'visible,createdAt,_id',
      'visible,precioFinalCentavos,_id',
      'visible,vendidos,_id',
      'visible,destacado,vendidos,_id',
      'marcas,visible,createdAt',
      'modelos,visible,createdAt',
      'terminos,visible',
      'tiendaId,visible,createdAt',
      'precioCambiaEn',
    ])
      expect(keys).toContain(key);
  });
});
