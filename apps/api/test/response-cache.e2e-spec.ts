import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Producto, ProductoSummary } from '@tuerca/contracts/products/products/schemas';
import { StoresService } from '../src/auth/stores/stores.service';
import { Clock } from '../src/platform/common/clock';
import { SystemService } from '../src/platform/system/system.service';
import { CatalogueRepository } from '../src/products/catalogue/catalogue.repository';
import { ProductsService } from '../src/products/products/products.service';
import { openBusiness } from './actors';
import { buildForm, seed, type Seeded } from './catalogue-data';
import { call, type Harness, startApp } from './harness';

let h: Harness;
let tienda: string;
let producto: Seeded;
const get = <T>(kind: new (...args: never[]) => T): T => h.app.get<T>(kind, { strict: false });

beforeAll(async () => {
  h = await startApp();
  tienda = (await openBusiness(h, 'store')).user._id;
  producto = await seed(h, tienda, { nombre: 'Pastillas de freno', precio: 20, stock: 9 });
  for (let n = 0; n < 8; n++) await seed(h, tienda, { nombre: `Disco ${n}` });
});
afterAll(() => h.close());

interface Bytes {
  status: number;
  body: Buffer;
  headers: Record<string, unknown>;
}
/** As the bytes come, since fetch would decompress them. */
const bytes = (path: string, headers: Record<string, string> = {}): Promise<Bytes> =>
  new Promise((resolve, reject) => {
    request(h.base + path, { headers }, (res) => {
      const parts: Buffer[] = [];
      res
        .on('data', (chunk: Buffer) => parts.push(chunk))
        .on('end', () => resolve({ status: res.statusCode!, body: Buffer.concat(parts), headers: res.headers }));
    })
      .on('error', reject)
      .end();
  });
const list = '/api/products?limit=24&sort=price-low-high&facetas=true';
const detail = async (): Promise<Producto> =>
  (await call<Producto>(h.base, 'GET', `/api/products/${producto.id}`)).body.data;
const card = async (): Promise<ProductoSummary> =>
  (await call<ProductoSummary[]>(h.base, 'GET', list)).body.data.find(({ id }) => id === producto.id)!;
const found = async () =>
  (
    await call<{ products: { id: string; precio: number }[] }>(h.base, 'GET', '/api/search?query=pastillas')
  ).body.data.products.find(({ id }) => id === producto.id);

describe('an answer that is repeated', () => {
  it('is the same bytes, plain or compressed, and nothing at all for who has it', async () => {
    const first = await bytes(list);
    const second = await bytes(list);
    expect(second.body.equals(first.body)).toBe(true);
    for (const name of ['etag', 'vary', 'cache-control', 'content-type', 'content-security-policy'])
      expect([name, second.headers[name]]).toEqual([name, first.headers[name]]);
    const [br, gzip, plain] = [
      await bytes(list, { 'accept-encoding': 'gzip, br' }),
      await bytes(list, { 'accept-encoding': 'gzip, br;q=0' }),
      await bytes(list, { 'accept-encoding': 'br;q=0' }),
    ];
    expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    for (const plano of [brotliDecompressSync(br.body), gunzipSync(gzip.body), plain.body])
      expect(createHash('sha1').update(plano).digest('hex')).toBe(createHash('sha1').update(first.body).digest('hex'));
    const ya = await bytes(list, { 'if-none-match': String(first.headers.etag) });
    expect([ya.status, ya.body.length, ya.headers.etag]).toEqual([304, 0, first.headers.etag]);
    expect((await bytes(list, { 'if-none-match': 'W/"otra"' })).status).toBe(200);
    expect((await bytes(list, { authorization: 'Bearer x' })).headers['cache-control']).toBe('no-store');
  });

  it('is compressed and named at its first time too', async () => {
    const { status, headers, body } = await bytes('/api/products?limit=23', { 'accept-encoding': 'br' });
    expect([status, headers['content-encoding'], JSON.parse(brotliDecompressSync(body).toString()).success]).toEqual([
      200,
      'br',
      true,
    ]);
    expect((await bytes('/api/products?limit=22', { 'if-none-match': '*' })).status).toBe(304);
  });

  it('counts against the limit of calls', async () => {
    const strict = await startApp({ LIMITE_GENERAL: '5' });
    try {
      const statuses: number[] = [];
      for (let n = 0; n < 7; n++) statuses.push((await call(strict.base, 'GET', '/api/products?limit=3')).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    } finally {
      await strict.close();
      process.env.LIMITE_GENERAL = '1000000';
    }
  });
});

describe('an answer that is read for the first time', () => {
  const path = (n: number) => `/api/products/${producto.id}?n=${n}`;
  const price = async (n: number): Promise<number> =>
    (await call<Producto>(h.base, 'GET', path(n))).body.data.precioFinal;

  it('is read once for all who ask meanwhile', async () => {
    const reading = jest.spyOn(get(CatalogueRepository), 'findVisible');
    expect(await Promise.all(Array.from({ length: 20 }, () => price(1)))).toEqual(Array(20).fill(20));
    expect(reading).toHaveBeenCalledTimes(1);
    reading.mockRestore();
  });

  it('is not repeated when a write overtook it, neither to those who waited for it', async () => {
    const repository = get(CatalogueRepository);
    const read = repository.findVisible.bind(repository);
    let others: Promise<number>[] = [];
    jest.spyOn(repository, 'findVisible').mockImplementationOnce(async (id) => {
      const old = await read(id);
      others = [price(2), price(2)];
      await get(ProductsService).update(tienda, id, buildForm({ nombre: 'Pastillas de freno', precio: 25 }));
      return old;
    });
    expect(await price(2)).toBe(20);
    expect(await Promise.all(others)).toEqual([25, 25]);
    expect(await price(2)).toBe(25);
    await get(ProductsService).update(tienda, producto.id, buildForm({ nombre: 'Pastillas de freno', precio: 20 }));
  });

  it('reaches everybody as a refusal when it is one', async () => {
    const nothing = `/api/products/${'0'.repeat(24)}`;
    const all = await Promise.all(Array.from({ length: 5 }, () => call(h.base, 'GET', nothing)));
    expect(all.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });
});

describe('a repeated answer is given up in the moment of', () => {
  const look = async () => {
    const [inDetail, onCard, inSearch] = [await detail(), await card(), await found()];
    return {
      detail: [inDetail.precioFinal, inDetail.stock],
      card: [onCard?.precioFinal, onCard?.stock],
      hit: inSearch?.precio,
    };
  };
  const products = () => get(ProductsService);

  it('a new price', async () => {
    expect(await look()).toEqual({ detail: [20, 9], card: [20, 9], hit: 20 });
    await products().update(tienda, producto.id, buildForm({ nombre: 'Pastillas de freno', precio: 21 }));
    expect(await look()).toEqual({ detail: [21, 9], card: [21, 9], hit: 21 });
  });

  it('a new stock', async () => {
    await products().setStock(tienda, producto.id, 4);
    expect(await look()).toEqual({ detail: [21, 4], card: [21, 4], hit: 21 });
  });

  it('a new star, a new name or telephone of the store, a new rate', async () => {
    await detail();
    await products().addRating(producto.id, { stars: 5, reviews: 1 });
    expect((await detail()).numeroValoraciones).toBe(1);
    await get(StoresService).addRating(tienda, { stars: 4, reviews: 1 });
    expect((await detail()).tienda.numeroValoraciones).toBe(1);
    await get(StoresService).update(tienda, { telefono: '+584149999999', nombreTienda: 'Nombre nuevo' });
    expect((await detail()).tienda).toMatchObject({ telefono: '+584149999999', nombreTienda: 'Nombre nuevo' });
    expect((await card()).tienda.nombreTienda).toBe('Nombre nuevo');
    const before = (await card()).precioFinalBs;
    const tasa = await get(SystemService).tasa();
    await get(SystemService).set({ id: tienda, role: 'admin', sid: 'x' }, 'tasa_bcv', { valor: tasa.valor * 1.1 });
    expect((await card()).precioFinalBs).toBeCloseTo(before * 1.1, 0);
    expect((await detail()).precioFinalBs).toBe((await card()).precioFinalBs);
  });

  it('a discount that opens or ends, without any write', async () => {
    const clock = get(Clock);
    const now = Date.now();
    const inMs = (ms: number) => new Date(now + ms);
    await products().update(
      tienda,
      producto.id,
      buildForm({
        nombre: 'Pastillas de freno',
        precio: 30,
        descuento: { porcentaje: 50, fechaInicio: inMs(2000).toISOString(), fechaFin: inMs(4000).toISOString() },
      }),
    );
    const precios: unknown[] = [];
    for (const ms of [1000, 1999, 2000, 4000, 4001]) {
      jest.spyOn(clock, 'now').mockReturnValue(inMs(ms));
      precios.push((await look()).hit, (await detail()).precioFinal);
    }
    expect(precios).toEqual([30, 30, 30, 30, 15, 15, 15, 15, 30, 30]);
    jest.restoreAllMocks();
  });
});
