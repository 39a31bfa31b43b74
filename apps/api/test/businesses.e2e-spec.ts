import { workshops } from '@tuerca/contracts/auth/workshops/endpoints';
import { profiles } from '@tuerca/contracts/products/profiles/endpoints';
import { StoresService } from '../src/auth/stores/stores.service';
import { UsersService } from '../src/auth/users/users.service';
import { WorkshopsService } from '../src/auth/workshops/workshops.service';
import type { RangeReader } from '../src/platform/database/id-ranges';
import { SystemService } from '../src/platform/system/system.service';
import { CommentsService } from '../src/products/comments/comments.service';
import { ProductsService } from '../src/products/products/products.service';
import { type Actor, mintUsers, openBusiness } from './actors';
import { buildForm, seed } from './catalogue-data';
import { call, type Harness, startApp } from './harness';

let h: Harness;
let tiendas: string[];
let talleres: string[];
const service = <T>(kind: new (...args: never[]) => T): T => h.app.get<T>(kind, { strict: false });
const addressIn = (estado: string, ciudad: string) =>
  ({ ciudad, estado, pais: 'Venezuela', codigoPostal: '1060', coordenadas: undefined }) as never;
const get = async (path: string) => {
  const { status, body } = await call(h.base, 'GET', path);
  expect({ path, status }).toEqual({ path, status: 200 });
  return body;
};
const query = (filter: Record<string, string>) => new URLSearchParams(filter).toString();
/** Businesses that a filter leaves, by their index in the list above. */
const whoever = async (path: string, ids: string[], filter: Record<string, string>) =>
  (await get(`${path}?${query(filter)}`)).data.map(({ id }: { id: string }) => ids.indexOf(id)).sort();
const ofStores = (filter: Record<string, string>) => whoever('/api/users/stores', tiendas, filter);
const ofWorkshops = (filter: Record<string, string>) => whoever('/api/users/workshops', talleres, filter);

beforeAll(async () => {
  h = await startApp();
  tiendas = (await Promise.all(Array.from({ length: 4 }, () => openBusiness(h, 'store')))).map(({ user }) => user._id);
  talleres = (await Promise.all(Array.from({ length: 3 }, () => openBusiness(h, 'workshop')))).map(
    ({ user }) => user._id,
  );
  const [a, b, c, d] = tiendas as [string, string, string, string];
  await service(StoresService).update(a, {
    nombreTienda: 'Frenos Ávila',
    categorias: ['Frenos', 'Filtros'],
    direccion: addressIn('Zulia', 'Maracaibo'),
    verificado: true,
  });
  await service(StoresService).update(b, {
    nombreTienda: 'Baterías Norte',
    categorias: ['Baterías'],
    direccion: addressIn('Zulia', 'Cabimas'),
  });
  await service(StoresService).update(c, {
    nombreTienda: 'Filtros Sur',
    categorias: ['Filtros'],
    direccion: addressIn('Lara', 'Barquisimeto'),
    verificado: true,
  });
  await service(StoresService).update(d, {
    nombreTienda: 'Filtros Cerrada',
    categorias: ['Filtros'],
    direccion: addressIn('Lara', 'Carora'),
    verificado: true,
  });
  await service(UsersService).setActive(d, false);
  const [x, y, z] = talleres as [string, string, string];
  await service(WorkshopsService).update(x, {
    especialidades: ['Frenos'],
    tiposVehiculos: ['Sedán', 'motocicleta'],
    verificado: true,
  });
  await service(WorkshopsService).update(y, {
    especialidades: ['Frenos', 'Motor'],
    tiposVehiculos: ['automovil', 'Sedan', 'CAMIÓN'],
    direccion: addressIn('Lara', 'Carora'),
  });
  await service(WorkshopsService).update(z, { especialidades: ['Motor'], tiposVehiculos: ['SUV'] });
});
afterAll(() => h.close());

describe('the lists', () => {
  it('filter stores by state, category, mark and words, together', async () => {
    expect(await ofStores({})).toEqual([0, 1, 2]);
    expect(await ofStores({ estado: 'Zulia' })).toEqual([0, 1]);
    expect(await ofStores({ categoria: 'Filtros' })).toEqual([0, 2]);
    expect(await ofStores({ verificado: 'true' })).toEqual([0, 2]);
    expect(await ofStores({ verificado: 'false' })).toEqual([0, 1, 2]);
    expect(await ofStores({ q: 'BATERIA' })).toEqual([1]);
    expect(await ofStores({ search: 'maracaibo' })).toEqual([0]);
    for (const search of ['¿?', 'a', 'ñ']) expect(await ofStores({ search })).toEqual([]);
    expect(await ofStores({ estado: 'Zulia', categoria: 'Filtros', verificado: '1', search: 'freno' })).toEqual([0]);
    expect(await ofStores({ estado: 'Lara', categoria: 'Baterías' })).toEqual([]);
  });

  it('count each group without its own filter, and never who is closed', async () => {
    const facetas = async (path: string, filter: Record<string, string>) =>
      (await get(`${path}?${query(filter)}`)).meta.facetas;
    expect(await facetas('/api/users/stores', {})).toEqual({
      estados: [
        { valor: 'Zulia', total: 2 },
        { valor: 'Lara', total: 1 },
      ],
      rubros: [
        { valor: 'Filtros', total: 2 },
        { valor: 'Baterías', total: 1 },
        { valor: 'Frenos', total: 1 },
      ],
    });
    expect(await facetas('/api/users/stores', { estado: 'Zulia', categoria: 'Filtros' })).toEqual({
      estados: [
        { valor: 'Lara', total: 1 },
        { valor: 'Zulia', total: 1 },
      ],
      rubros: [
        { valor: 'Baterías', total: 1 },
        { valor: 'Filtros', total: 1 },
        { valor: 'Frenos', total: 1 },
      ],
    });
    expect(await facetas('/api/users/workshops', { tipoVehiculo: 'sedan', especialidad: 'Motor' })).toEqual({
      estados: [{ valor: 'Lara', total: 1 }],
      rubros: [
        { valor: 'Frenos', total: 2 },
        { valor: 'Motor', total: 1 },
      ],
    });
    const { data, meta } = await get('/api/users/workshops?limit=2');
    expect([workshops.list.response.parse(data).length, workshops.list.meta.parse(meta)]).toEqual([
      2,
      expect.objectContaining({ total: 3, totalPages: 2 }),
    ]);
    expect(JSON.stringify(data)).not.toMatch(/"rif"|sumaValoraciones|terminos/);
  });

  it('know a vehicle type however a workshop or a visitor spells it', async () => {
    for (const tipoVehiculo of ['sedan', 'Sedán', 'automovil'])
      expect(await ofWorkshops({ tipoVehiculo })).toEqual([0, 1]);
    expect(await ofWorkshops({ tipoVehiculo: 'moto' })).toEqual([0]);
    expect(await ofWorkshops({ tipoVehiculo: 'camion', especialidad: 'Motor', estado: 'Lara' })).toEqual([1]);
    expect(await ofWorkshops({ tipoVehiculo: 'hatchback' })).toEqual([]);
    expect(await ofWorkshops({ verificado: 'true' })).toEqual([0]);
    expect(
      (await get('/api/users/workshops')).data
        .map(({ id, tiposVehiculos }: { id: string; tiposVehiculos: string[] }) => [
          talleres.indexOf(id),
          tiposVehiculos,
        ])
        .sort(),
    ).toEqual([
      [0, ['Sedán', 'Motocicleta']],
      [1, ['Sedán', 'Camión']],
      [2, ['SUV']],
    ]);
  });

  it.each(['estado=Narnia', 'verificado=quizas', 'page=0', 'limit=61', `categoria=${'x'.repeat(61)}`])(
    'refuse ?%s',
    async (wrong) => {
      expect((await call(h.base, 'GET', `/api/users/stores?${wrong}`)).body.code).toBe('ENTRADA_INVALIDA');
    },
  );
});

describe('a profile', () => {
  let clientes: Actor[];
  const perfil = async (page = '') =>
    profiles.store.response.parse((await get(`/api/stores/stores/${tiendas[0]}/profile${page}`)).data);
  beforeAll(async () => {
    clientes = await mintUsers(h, 'client', 5);
    for (let n = 0; n < 8; n++) await seed(h, tiendas[0]!, { nombre: `Disco ${n}` });
    await seed(h, tiendas[0]!, { nombre: 'Retirado', activo: false });
    await seed(h, tiendas[1]!, { nombre: 'De otra' });
    for (const [n, { user }] of clientes.slice(0, 4).entries())
      await service(CommentsService).record(
        user._id,
        { usuarioObjetivoId: tiendas[0]! },
        { texto: `Opinión ${n}`, valoracion: 4 },
        { verificada: n > 0, createdAt: new Date(Date.now() - n * 60_000) },
      );
  });

  it('shows a page of what is on sale and the three newest reviews', async () => {
    const { store, products, reviews, meta } = await perfil();
    expect(store).toMatchObject({ id: tiendas[0], verificado: true, numeroValoraciones: 3 });
    expect(meta).toEqual({ page: 1, limit: 6, total: 8, totalPages: 2 });
    expect(reviews.map(({ texto }) => texto)).toEqual(['Opinión 0', 'Opinión 1', 'Opinión 2']);
    const rest = await perfil('?page=2');
    expect([...products, ...rest.products].map(({ nombre }) => nombre).sort()).toEqual(
      Array.from({ length: 8 }, (_, n) => `Disco ${n}`),
    );
    expect(await perfil('?page=3')).toMatchObject({ products: [], meta: { page: 3, total: 8 } });
  });

  it('is another in the moment of a new product, price, review, name or rate', async () => {
    const before = await perfil();
    expect((await call(h.base, 'GET', `/api/stores/stores/${tiendas[0]}/profile`)).headers.get('etag')).toBeTruthy();
    const added = await seed(h, tiendas[0]!, { nombre: 'Disco nuevo', precio: 10 });
    expect((await perfil()).products[0]!.nombre).toBe('Disco nuevo');
    await service(ProductsService).update(tiendas[0]!, added.id, buildForm({ nombre: 'Disco nuevo', precio: 12 }));
    expect((await perfil()).products[0]!.precioFinal).toBe(12);
    await call(h.base, 'POST', '/api/comments', {
      token: clientes[4]!.token,
      body: { texto: 'Sin compra', valoracion: 1, usuarioObjetivoId: tiendas[0] },
    });
    expect((await perfil()).reviews[0]).toMatchObject({ texto: 'Sin compra', verificada: false });
    await call(h.base, 'PUT', '/api/user/profile', { token: clientes[4]!.token, body: { nombre: 'Zoraida Pérez' } });
    expect((await perfil()).reviews[0]!.usuario.nombre).toBe('Zoraida P.');
    await service(StoresService).update(tiendas[0]!, { verificado: false });
    expect((await perfil()).store.verificado).toBe(false);
    expect(await ofStores({ verificado: 'true' })).toEqual([2]);
    const { valor } = await service(SystemService).tasa();
    await service(SystemService).set({ id: tiendas[0]!, role: 'admin', sid: 'x' }, 'tasa_bcv', { valor: valor * 1.1 });
    expect((await perfil()).products[0]!.precioFinalBs).toBeCloseTo(12 * valor * 1.1, 0);
    expect(before.store.id).toBe(tiendas[0]);
  });

  it('is gone with the account, for whoever had it in memory too', async () => {
    const path = `/api/stores/stores/${tiendas[2]}/profile`;
    await get(path);
    await service(UsersService).setActive(tiendas[2]!, false);
    expect(await call(h.base, 'GET', path)).toMatchObject({ status: 404, body: { code: 'TIENDA_NO_ENCONTRADA' } });
    expect(await call(h.base, 'GET', `/api/stores/stores/${'0'.repeat(24)}/profile`)).toMatchObject({
      status: 404,
      body: { code: 'TIENDA_NO_ENCONTRADA' },
    });
    expect(await call(h.base, 'GET', `/api/workshop/workshops/${tiendas[0]}/profile`)).toMatchObject({
      status: 404,
      body: { code: 'TALLER_NO_ENCONTRADO' },
    });
    expect((await call(h.base, 'GET', '/api/stores/stores/x/profile')).status).toBe(400);
  });
});

it('tells the sitemap everything that can be seen and nothing else', async () => {
  const all = { after: null, upTo: null };
  const ids = async (who: { ranges(): Pick<RangeReader<unknown>, 'read'> }) => {
    const found: string[] = [];
    for await (const { id, updatedAt } of who.ranges().read(all)) found.push(updatedAt instanceof Date ? id : '');
    return found.sort();
  };
  expect(await ids(service(StoresService))).toEqual([tiendas[0], tiendas[1]].sort());
  expect(await ids(service(WorkshopsService))).toEqual([...talleres].sort());
  expect((await ids(service(ProductsService))).length).toBe(10);
});
