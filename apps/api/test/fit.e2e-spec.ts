import { type Ajuste, fitOf } from '@tuerca/contracts/auth/garaje/ajuste';
import type { Vehiculo } from '@tuerca/contracts/auth/garaje/vehiculo';
import { catalogue } from '@tuerca/contracts/products/catalogue/endpoints';
import { CatalogueMeta } from '@tuerca/contracts/products/catalogue/schemas';
import { FitBackfill } from '../src/products/products/fit-backfill.service';
import { ProductsService } from '../src/products/products/products.service';
import { openBusiness } from './actors';
import { buildForm, seed, type Seeded } from './catalogue-data';
import { call, type Harness, startApp } from './harness';

const row = (
  marca: string,
  modelo: string,
  anioDesde: number | null,
  anioHasta: number | null,
  motor: string | null = null,
) => ({ marca, modelo, anioDesde, anioHasta, motor });
const ASSORTMENT: [nombre: string, cambio: Parameters<typeof buildForm>[0]][] = [
  ['Aceite', { universal: true, marca: null, modelo: null, categoria: 'Filtros' }],
  ['Sin filas', { categoria: 'Frenos' }],
  ['Justo', { compatibilidad: [row('Toyota', 'Corolla', 2009, 2013)] }],
  ['Desde 2003', { categoria: 'Frenos', compatibilidad: [row('TOYOTA', 'corolla', 2003, null)] }],
  ['Hasta 2010', { compatibilidad: [row('Toyota', 'Corolla', null, 2010)] }],
  [
    'Para 1.8',
    {
      categoria: 'Frenos',
      compatibilidad: [row('Toyota', 'Corolla', 2009, 2013, '1.8L'), row('Ford', 'Fiesta', 2004, 2010)],
    },
  ],
  ['Para 2.0', { compatibilidad: [row('Toyota', 'Corolla', 2009, 2013, '2,0 litros')] }],
  ['De Hilux', { modelo: 'Hilux', compatibilidad: [row('Toyota', 'Hilux', 2009, 2013)] }],
  ['De F-150', { marca: 'Ford', modelo: 'F-150', compatibilidad: [row('Ford', 'F150', 2000, null)] }],
];

describe('what fits a vehicle', () => {
  let h: Harness;
  let tienda: string;
  let assortment: Seeded[];

  const list = async (query: Record<string, unknown> = {}, path = '/api/products') => {
    const { status, body } = await call(
      h.base,
      'GET',
      `${path}?${new URLSearchParams({ limit: '60', ...query } as Record<string, string>).toString()}`,
    );
    expect({ status, message: body.message }).toMatchObject({ status: 200 });
    return { data: catalogue.list.response.parse(body.data), meta: CatalogueMeta.parse(body.meta) };
  };
  const q = ({ marca, modelo, anio, motor }: Vehiculo) => ({
    vMarca: marca,
    vModelo: modelo,
    vAnio: anio,
    ...(motor && { vMotor: motor }),
  });
  const fits = async (query: Record<string, unknown>, path?: string) =>
    Object.fromEntries((await list(query, path)).data.map((card) => [card.nombre, card.ajuste]));
  const expected = (vehiculo: Vehiculo, keep: (theirs: Ajuste) => boolean = () => true) =>
    Object.fromEntries(
      assortment.map(({ form }) => [form.nombre, fitOf(form, vehiculo)] as const).filter(([, theirs]) => keep(theirs)),
    );
  const corolla: Vehiculo = { marca: 'Toyota', modelo: 'Corolla', anio: 2012 };

  beforeAll(async () => {
    h = await startApp();
    tienda = (await openBusiness(h, 'store')).user._id;
    assortment = [];
    for (const [nombre, change] of ASSORTMENT) assortment.push(await seed(h, tienda, { nombre, ...change }));
  });
  afterAll(() => h.close());

  it('is said on every card and on the page of the product, and only when a vehicle was given', async () => {
    const all = {
      Aceite: 'compatible',
      'Sin filas': 'no-indicado',
      Justo: 'compatible',
      'Desde 2003': 'compatible',
      'Hasta 2010': 'no-compatible',
      'Para 1.8': 'sin-confirmar',
      'Para 2.0': 'sin-confirmar',
      'De Hilux': 'no-compatible',
      'De F-150': 'no-compatible',
    };
    expect(await fits(q(corolla))).toEqual(all);
    expect(await fits(q(corolla), `/api/products/store/${tienda}`)).toEqual(all);
    expect(await fits({ ...q(corolla), sort: 'relevance', search: 'corolla fiesta' })).toEqual({
      'Para 1.8': 'sin-confirmar',
    });
    expect(await fits(q({ ...corolla, motor: '1.8' }), '/api/products/categoria/frenos')).toEqual({
      'Sin filas': 'no-indicado',
      'Desde 2003': 'compatible',
      'Para 1.8': 'compatible',
    });
    const { id } = assortment.find(({ form }) => form.nombre === 'Para 2.0')!;
    const one = async (query: string) =>
      catalogue.get.response.parse((await call(h.base, 'GET', `/api/products/${id}${query}`)).body.data).ajuste;
    expect([
      await one(''),
      await one('?vMarca=Toyota&vModelo=Corolla&vAnio=2012&vMotor=1.8'),
      await one('?vMarca=Toyota&vModelo=Corolla&vAnio=2012&vMotor=2.0'),
      await one('?vMarca=Toyota&vModelo=Corolla'),
    ]).toEqual([undefined, 'no-compatible', 'compatible', undefined]);
    const hits = async (query: string) =>
      catalogue.search.response
        .parse((await call(h.base, 'GET', `/api/search?query=hilux${query}`)).body.data)
        .products.map((hit) => hit.ajuste);
    expect([
      await hits('&vMarca=toyota&vModelo=HILUX&vAnio=2010'),
      await hits('&vMarca=Toyota&vModelo=Corolla&vAnio=2010'),
      await hits(''),
    ]).toEqual([['compatible'], ['no-compatible'], [undefined]]);
  });

  it('ignores half a vehicle, whatever else is asked', async () => {
    for (const query of [
      { vMarca: 'Toyota', vModelo: 'Corolla', vAnio: '' },
      { vMarca: 'Toyota', vAnio: 2012 },
      { vMotor: '1.8' },
      {},
    ]) {
      const { data, meta } = await list({ ...query, sirve: true, facetas: true });
      expect([data.length, data.some((card) => 'ajuste' in card), 'sirve' in meta.facetas!]).toEqual([
        ASSORTMENT.length,
        false,
        false,
      ]);
    }
    for (const vAnio of ['1899', 'x', '2101', '2012.5'])
      expect((await call(h.base, 'GET', `/api/products?vMarca=a&vModelo=b&vAnio=${vAnio}`)).status).toBe(400);
  });

  it('leaves out under `sirve` only what does not fit, counts it beforehand, and agrees with `ajuste` for every vehicle', async () => {
    const vehiculos: Vehiculo[] = [
      corolla,
      { ...corolla, motor: '1.8' },
      { ...corolla, motor: '2.0 16V' },
      { ...corolla, motor: 'VVT-i' },
      { ...corolla, anio: 2008 },
      { ...corolla, anio: 1999 },
      { ...corolla, anio: 2027, motor: '3.0' },
      { marca: 'toyota', modelo: 'COROLLA', anio: 2010 },
      { marca: 'Ford', modelo: 'F 150', anio: 2005 },
      { marca: 'ford', modelo: 'fiesta', anio: 2004 },
      { marca: 'Kia', modelo: 'Rio', anio: 2010 },
      { marca: '$ne', modelo: 'a|b', anio: 2010 },
    ];
    for (const vehiculo of vehiculos) {
      const left = expected(vehiculo, (theirs) => theirs !== 'no-compatible');
      const { data, meta } = await list({ ...q(vehiculo), sirve: true, facetas: true });
      expect([vehiculo, Object.fromEntries(data.map((card) => [card.nombre, card.ajuste]))]).toEqual([vehiculo, left]);
      const count = Object.keys(left).length;
      expect([
        meta.total,
        meta.facetas!.sirve,
        (await list({ ...q(vehiculo), facetas: true })).meta.facetas!.sirve,
      ]).toEqual([count, count, count]);
    }
    expect((await list({ ...q(corolla), facetas: true, search: '¿?' })).meta.facetas!.sirve).toBe(0);
    expect((await list({ ...q(corolla), facetas: true, categoria: 'Frenos' })).meta.facetas!.sirve).toBe(3);
  });

  it.each([
    { anio: 2010 },
    { anio: 2010, marca: 'Toyota' },
    { anio: 2004, disponible: true },
    { ...q(corolla), sirve: true },
    { ...q(corolla), sirve: true, anio: 2012 },
  ])('counts for %j what choosing would give', async (query) => {
    const { categorias, marcas } = (await list({ ...query, facetas: true })).meta.facetas!;
    expect(categorias.length && marcas.length).toBeGreaterThan(0);
    const total = async (choice: object) => (await list({ ...query, ...choice })).meta.total;
    for (const { valor, total: stated } of categorias)
      expect([valor, await total({ categoria: valor })]).toEqual([valor, stated]);
    for (const { valor, total: stated, modelos } of marcas) {
      expect([valor, await total({ marca: valor })]).toEqual([valor, stated]);
      for (const modelo of modelos)
        expect([valor, modelo.valor, await total({ marca: valor, modelo: modelo.valor })]).toEqual([
          valor,
          modelo.valor,
          modelo.total,
        ]);
    }
  });

  it('follows what the store writes, also where an answer was repeated from memory', async () => {
    const { id, form } = assortment.find(({ form: { nombre } }) => nombre === 'De Hilux')!;
    const query = { ...q({ marca: 'Kia', modelo: 'Rio', anio: 2010 }), sirve: true };
    expect(Object.keys(await fits(query))).not.toContain('De Hilux');
    const service = h.app.get(ProductsService, { strict: false });
    await service.update(tienda, id, { ...form, compatibilidad: [row('Kia', 'Rio', 2005, null)] });
    expect(await fits(query)).toMatchObject({ 'De Hilux': 'compatible' });
    await service.update(tienda, id, form);
    expect(Object.keys(await fits(query))).not.toContain('De Hilux');
  });

  it('gives the products of earlier versions their keys at the start, once', async () => {
    const collection = h.db.collection('productos');
    const before = await collection
      .find({}, { projection: { sirveA: 1, updatedAt: 1 } })
      .sort({ _id: 1 })
      .toArray();
    await collection.updateMany({}, { $unset: { sirveA: '' } });
    const backfill = h.app.get(FitBackfill, { strict: false });
    expect([await backfill.run(), await backfill.run()]).toEqual([ASSORTMENT.length, 0]);
    expect(
      await collection
        .find({}, { projection: { sirveA: 1, updatedAt: 1 } })
        .sort({ _id: 1 })
        .toArray(),
    ).toEqual(before);
    expect(before.every(({ sirveA }) => sirveA.length)).toBe(true);
    expect((await collection.indexes()).map(({ key }) => Object.keys(key).join())).toContain(
      'sirveA,visible,createdAt',
    );
  });

  it('finds a part number in every spelling, in the catalogue and in the search', async () => {
    for (const [n, numeroParte] of ['43261-62243', '4326162243', '43261 62243'].entries())
      await seed(h, tienda, { nombre: `Cubo ${'abc'[n]}`, numeroParte });
    await seed(h, tienda, { nombre: 'Cubo ajeno', numeroParte: '43261-62244' });
    for (const text of [
      '43261-62243',
      '4326162243',
      '43261 62243',
      '43261.62243',
      '432 616 2243',
      'cubo 43261-62243',
      '4326162243 toyota',
    ]) {
      for (const sort of ['newest', 'relevance'])
        expect([text, Object.keys(await fits({ search: text, sort })).sort()]).toEqual([
          text,
          ['Cubo a', 'Cubo b', 'Cubo c'],
        ]);
      const { products: hits, totales } = catalogue.search.response.parse(
        (await call(h.base, 'GET', `/api/search?query=${encodeURIComponent(text)}`)).body.data,
      );
      expect([text, hits.map(({ nombre }) => nombre).sort(), totales.products]).toEqual([
        text,
        ['Cubo a', 'Cubo b', 'Cubo c'],
        3,
      ]);
    }
    expect((await list({ search: '43261-62244' })).meta.total).toBe(1);
    expect((await list({ search: '62245' })).meta.total).toBe(0);
    expect((await list({ search: '43261-62243', facetas: true })).meta.facetas!.categorias).toEqual([
      expect.objectContaining({ valor: 'Filtros', total: 3 }),
    ]);
  });
});
