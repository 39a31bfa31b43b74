import { Types } from 'mongoose';
import { DEFAULT_HORARIO as horario } from '@tuerca/contracts/auth/negocios/horario';
import { NuevoServicio } from '@tuerca/contracts/products/services/form';
import { demoServicios, demoTalleres, demoTiendas } from '@tuerca/fixtures/demo-data';
import { StoresService } from '../src/auth/stores/stores.service';
import { UsersService } from '../src/auth/users/users.service';
import { WorkshopsService } from '../src/auth/workshops/workshops.service';
import { ServicesService } from '../src/products/services/services.service';
import { type Actor, mintUser, openBusiness } from './actors';
import { seed } from './catalogue-data';
import { call, type Harness, startApp } from './harness';

let h: Harness;
let admin: Actor;
let owner: Actor;
let taller: string;

/** The demo's stores, workshops and services, without their accounts. */
async function loadDemoTrades(): Promise<void> {
  const stores = h.app.get(StoresService, { strict: false });
  const workshops = h.app.get(WorkshopsService, { strict: false });
  const services = h.app.get(ServicesService, { strict: false });
  for (const { nombreTienda, descripcion, categorias, rif, telefono, direccion } of demoTiendas) {
    const store = { nombreTienda, descripcionTienda: descripcion, categorias, rif, horario };
    const id = String(new Types.ObjectId());
    await stores.create({ id, telefono, direccion, store } as never, { approved: true });
  }
  const ids = new Map<string, string>();
  for (const { id: name, nombreTaller, descripcion, rif, telefono, direccion, ...demo } of demoTalleres) {
    const { especialidades, tiposVehiculos } = demo;
    const workshop = { nombreTaller, descripcionTaller: descripcion, especialidades, tiposVehiculos, rif, horario };
    const id = String(new Types.ObjectId());
    await workshops.create({ id, telefono, direccion, workshop } as never, { approved: true });
    ids.set(name, id);
  }
  for (const demo of demoServicios) {
    const form = NuevoServicio.parse({ ...demo, imagenes: [] });
    await services.create(ids.get(demo.tallerId)!, form, { prioridad: demo.prioridad });
  }
}

beforeAll(async () => {
  h = await startApp();
  admin = await mintUser(h, 'admin');
  await loadDemoTrades();
  owner = await openBusiness(h, 'workshop');
  taller = owner.user._id;
}, 120_000);
afterAll(() => h.close());

const get = async (path: string) => {
  const { status, body } = await call(h.base, 'GET', path);
  expect({ path, status }).toEqual({ path, status: 200 });
  return body;
};
const q = encodeURIComponent;
const search = async (text: string) => (await get(`/api/search?query=${q(text)}`)).data;
const namesOf = async (kind: 'stores' | 'workshops' | 'services', text: string): Promise<string[]> =>
  (await search(text))[kind].map(({ nombre }: { nombre: string }) => nombre);

describe('what people call a line of work', () => {
  it.each([
    ['mofle', /^Autocentro Los Altos Verdes/],
    ['exosto', /^Autocentro Los Altos Verdes/],
    ['silensiador', /^Autocentro Los Altos Verdes/],
    ['latoneria', /^Latonería y Pintura Turbio/],
    ['taller de latoneria', /^Latonería y Pintura Turbio/],
    ['latonero', /^Latonería y Pintura Turbio/],
    ['hojalateria', /^Latonería y Pintura Turbio/],
    ['chapa y pintura', /^Latonería y Pintura Turbio/],
    ['cauchos', /^Alineación Obelisco Norte|^Frenos Seguros La Pastora/],
    ['gomeria', /^Alineación Obelisco Norte|^Frenos Seguros La Pastora/],
    ['electroauto', /^ElectroAuto Morichal/],
    ['electricista', /^ElectroAuto Morichal|^Aire y Electricidad Lagomar/],
    ['alineacion', /^Alineación Obelisco Norte|^Frenos Seguros La Pastora/],
    ['alineasion', /^Alineación Obelisco Norte|^Frenos Seguros La Pastora/],
    ['croche', /^Cajas Automáticas Cardón Real/],
    ['embrague', /^Cajas Automáticas Cardón Real/],
    ['caja automatica', /^Cajas Automáticas Cardón Real/],
    ['balatas', /^Frenos Seguros La Pastora|^Alineación Obelisco Norte|^Autocentro/],
    ['arreglar frenos', /^Frenos Seguros La Pastora|^Alineación Obelisco Norte|^Autocentro/],
    ['frenos corolla 2012', /^Frenos Seguros La Pastora|^Alineación Obelisco Norte|^Autocentro/],
    ['radiador', /Lagomar|Diésel Aragua|Páramo Azul/],
    ['anticongelante', /Lagomar|Diésel Aragua|Páramo Azul/],
    ['gasoil', /^Diésel Aragua Norte/],
    ['escaner', /Cumbre|Cardón Real|Morichal/],
    ['clima', /Lagomar|Brisa Marina/],
    ['hibrido', /Cumbre|Morichal/],
    ['turbio', /^Latonería y Pintura Turbio/],
  ])('a workshop for %s', async (text, first) => {
    expect([text, (await namesOf('workshops', text))[0]]).toEqual([text, expect.stringMatching(first)]);
  });

  it.each([
    ['mofle', /silenciador/],
    ['bujias', /^Entonación completa/],
    ['tune up', /^Entonación completa/],
    ['escape', /silenciador/],
    ['cambiar cloche', /kit de croche/],
    ['balatas', /pastillas/],
    ['rodamiento', /rolinera/],
    ['llanta espichada', /caucho espichado/],
    ['latonero', /Latonería|Pintura|Pulitura|anticorrosivo/],
    ['anticongelante', /refrigerante/],
    ['correa de distribucion', /correa de tiempo/],
    ['junta de culata', /empacadura de cámara/],
    ['grua', /Auxilio vial|caucho espichado/],
    ['alineasion', /Alineación/],
    ['amortiguadores corolla', /amortiguadores/],
  ])('a service for %s', async (text, first) => {
    expect([text, (await namesOf('services', text))[0]]).toEqual([text, expect.stringMatching(first)]);
  });

  it.each([
    ['neumaticos', /Cauchos y Rines Pelícano|Salto Alto/],
    ['llantas', /Cauchos y Rines Pelícano|Salto Alto/],
    ['acumulador', /Guacamaya|Pelícano|Salto Alto/],
    ['balatas', /Turpial|Samán|Cabriales|Frailejón/],
    ['clutch', /Samán|Cabriales|Tripoide/],
    ['tienda de lubricantes', /Cayena|Samán|Relámpago|Salto Alto/],
    ['amortiguador', /Turpial|Crepúsculo|Tripoide|Salto Alto/],
    ['guardabarro', /Cabriales|Médano/],
  ])('a store for %s', async (text, first) => {
    expect([text, (await namesOf('stores', text))[0]]).toEqual([text, expect.stringMatching(first)]);
  });

  it('comes first where it is said, then where it is dealt with, on every page', async () => {
    const page = async (n: number) => (await get(`/api/users/workshops?search=electroauto&limit=2&page=${n}`)) as Page;
    type Page = { data: { id: string; nombreTaller: string }[]; meta: { total: number } };
    const first = await page(1);
    const all = [...first.data];
    for (let n = 2; all.length < first.meta.total && n < 9; n++) all.push(...(await page(n)).data);
    expect(all.map(({ nombreTaller }) => nombreTaller)).toEqual([
      'ElectroAuto Morichal',
      'Aire y Electricidad Lagomar',
    ]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it('finds the same in the lists, with counts of what is shown', async () => {
    const workshops = await get('/api/users/workshops?search=mofle');
    expect([workshops.meta.total, workshops.meta.facetas.estados.length]).toEqual([1, 1]);
    expect((await get('/api/users/stores?search=llantas')).data.length).toBeGreaterThan(1);
    const services = await get(`/api/servicios-mecanicos?busqueda=${q('cambiar cloche')}`);
    expect(services.data.map(({ nombre }: { nombre: string }) => nombre)).toEqual(
      expect.arrayContaining(['Cambio de kit de croche', 'Cambio de kit de croche en camioneta 4x4']),
    );
    expect(services.meta.facetas.categorias).toEqual([{ valor: 'Transmisión', total: services.meta.total }]);
  });

  it('finds nothing for what is nothing, and reads no pattern', async () => {
    // As patterns, all but the first would find everything; as words, none of them is in a name (some names are random numbers).
    for (const text of ['zzzqx', '.*', '$where', '(zzqx)*', 'zzqx|.+'])
      expect([text, (await search(text)).totales]).toEqual([
        text,
        { products: 0, stores: 0, workshops: 0, services: 0 },
      ]);
  });

  it('leads on from a search without products', async () => {
    const { data, meta } = await get('/api/products?search=mofle');
    expect(data).toEqual([]);
    const { servicios, totales } = meta.busqueda.salidas;
    expect(servicios[0]).toEqual({
      nombre: 'Cambio de silenciador y soldadura de escape',
      ruta: expect.stringMatching(/^\/servicios\/mecanicos\/[0-9a-f]{24}$/),
      taller: 'Autocentro Los Altos Verdes',
    });
    expect(totales).toEqual({ servicios: 1, talleres: 1 });
  });

  it('follows the groups of the administrators at once', async () => {
    expect(await namesOf('workshops', 'escandaloso')).toEqual([]);
    const body = { palabras: ['escandaloso', 'silenciador'], motivo: 'Así lo piden' };
    expect((await call(h.base, 'POST', '/api/admin/sinonimos', { token: admin.token, body })).status).toBe(201);
    expect(await namesOf('workshops', 'escandaloso')).toEqual(['Autocentro Los Altos Verdes']);
    expect(await namesOf('services', 'escandaloso')).toEqual(['Cambio de silenciador y soldadura de escape']);
  });
});

describe('slips in the names of businesses', () => {
  it('are read as the names are spelt, in the search and in the lists', async () => {
    const [first] = await namesOf('stores', 'turpial azul');
    expect(first).toBe('Repuestos Turpial Azul');
    for (const text of ['turpyal', 'Repuestos Turpial Asul', 'repuestos turpal']) {
      expect([text, ...(await namesOf('stores', text))]).toEqual([text, first]);
      const { data } = await get(`/api/users/stores?search=${q(text)}`);
      expect(data.map(({ nombreTienda }: { nombreTienda: string }) => nombreTienda)).toEqual([first]);
    }
    expect(await namesOf('stores', 'zzzzqqqq')).toEqual([]);
  });
});

describe('what was just written', () => {
  it('is found at once: a new service, its new name, and not when it cannot be booked', async () => {
    const form = {
      nombre: 'Rectificación de turbinas marinas',
      descripcion: 'Con banco',
      precio: 40,
      categoria: 'motor',
    };
    const send = (method: string, path: string, body: object) =>
      call(h.base, method, `/api/servicios-mecanicos${path}`, { token: owner.token, body });
    const { _id } = (await send('POST', '', form)).body.data;
    expect(await namesOf('services', 'turbina marína')).toEqual([form.nombre]);
    await send('PUT', `/${_id}`, { ...form, nombre: 'Limpieza de cisternas' });
    expect(await namesOf('services', 'turbinas marinas')).toEqual([]);
    expect(await namesOf('services', 'cisternas')).toEqual(['Limpieza de cisternas']);
    await send('PUT', `/${_id}`, { ...form, nombre: 'Limpieza de cisternas', disponible: false });
    expect(await namesOf('services', 'cisternas')).toEqual([]);
    await send('PUT', `/${_id}`, { ...form, disponible: true });
    expect(await namesOf('services', 'turbinas marinas')).toEqual([form.nombre]);
  });

  it('is found at once: a business under what it deals in now, and not while its account is off', async () => {
    const workshops = h.app.get(WorkshopsService, { strict: false });
    const users = h.app.get(UsersService, { strict: false });
    await workshops.update(taller, { nombreTaller: 'Don Eleuterio', especialidades: ['Escape y Emisiones'] });
    expect(await namesOf('workshops', 'mofle')).toContain('Don Eleuterio');
    await users.setActive(taller, false);
    expect(await namesOf('workshops', 'mofle')).toEqual(['Autocentro Los Altos Verdes']);
    expect(await namesOf('services', 'turbinas marinas')).toEqual([]);
    await users.setActive(taller, true);
    await workshops.update(taller, { especialidades: ['Motor'] });
    expect(await namesOf('workshops', 'mofle')).toEqual(['Autocentro Los Altos Verdes']);
    expect(await namesOf('workshops', 'eleuterio')).toEqual(['Don Eleuterio']);
  });

  it('is not led to by a product that is for sale', async () => {
    const store = await openBusiness(h, 'store');
    await seed(h, store.user._id, { nombre: 'Silenciador trasero' });
    const { data, meta } = await get('/api/products?search=mofle');
    expect([data.length, meta.busqueda.salidas]).toEqual([1, undefined]);
  });

  it('counts what is available, and leads to the sold out when nothing else is there', async () => {
    const store = await openBusiness(h, 'store');
    await seed(h, store.user._id, { nombre: 'Cremallera hidráulica', stock: 0 });
    const available = '/api/products?search=cremallera&disponible=true';
    expect((await get(available)).meta.busqueda.salidas.agotados).toBe(1);
    expect((await search('cremallera')).totales.products).toBe(1);
    await seed(h, store.user._id, { nombre: 'Cremallera mecánica', stock: 3 });
    expect((await get(available)).data).toHaveLength(1);
    expect((await search('cremallera')).totales.products).toBe(1);
  });
});
