import { services } from '@tuerca/contracts/products/services/endpoints';
import { NuevoServicio } from '@tuerca/contracts/products/services/form';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { WorkshopsService } from '../src/auth/workshops/workshops.service';
import { servicePlaces } from '../src/platform/database/migrations/0029-service-places';
import { ServicesService } from '../src/products/services/services.service';
import { openBusiness } from './actors';
import { monitored } from './command-count';
import { call, freshDatabase, type Harness, startApp } from './harness';
import { collectReads, readsWhole } from './read-plans';

const ADDRESS = { pais: 'Venezuela', codigoPostal: '1060', referencias: 'Portón verde' };
const PLACES = {
  chacao: {
    ciudad: 'Chacao',
    estado: 'Miranda',
    calle: 'Calle Los Naranjos, sector La Castellana',
    coordenadas: { type: 'Point', coordinates: [-66.853, 10.496] },
  },
  // Its place on the map is unknown: the middle of the city counts.
  caracas: { ciudad: 'Caracas', estado: 'Distrito Capital', calle: 'Av. Valencia, Los Ruices' },
  valencia: { ciudad: 'Valencia', estado: 'Carabobo', calle: 'Av. Bolívar Norte' },
  nowhere: { ciudad: 'Pueblo Perdido', estado: 'Apure', calle: 'Calle Real' },
};
type Name = keyof typeof PLACES;

let h: Harness;
let workshops: Record<Name, string>;
const service = <T>(kind: new (...args: never[]) => T): T => h.app.get<T>(kind, { strict: false });
const offer = (tallerId: string, nombre: string, categoria: string) =>
  service(ServicesService).create(
    tallerId,
    NuevoServicio.parse({ nombre, descripcion: 'x', precio: 10, tiempoEstimado: 1, categoria }),
  );
const list = async (query: string) => {
  const { status, body } = await call(h.base, 'GET', `/api/servicios-mecanicos?limit=60&${query}`);
  expect([query, status]).toEqual([query, 200]);
  const { facetas, total } = services.list.meta.parse(body.meta);
  return { data: services.list.response.parse(body.data), facetas, total };
};
const nameOf = (id: string) => Object.keys(workshops).find((name) => workshops[name as Name] === id);
const found = (data: Servicio[]) => data.map(({ nombre, taller }) => `${nombre} ${nameOf(taller._id)}`);
const at = async (query: string) => found((await list(query)).data).sort();
const text = (busqueda: string) => at(`busqueda=${encodeURIComponent(busqueda)}`);

beforeAll(async () => {
  h = await startApp({ MONGODB_URI: monitored(freshDatabase()) });
  const opened = await Promise.all(
    Object.entries(PLACES).map(async ([name, place]) => {
      const { user } = await openBusiness(h, 'workshop', { direccion: { ...ADDRESS, ...place } });
      return [name, user._id] as const;
    }),
  );
  workshops = Object.fromEntries(opened) as Record<Name, string>;
  for (const id of Object.values(workshops)) {
    await offer(id, 'Cambio de aceite', 'mantenimiento_basico');
    await offer(id, 'Frenos', 'sistema_frenos');
  }
});
afterAll(() => h.close());

describe('the place of the workshop', () => {
  it('filters by state and city however it is written, and counts what each choice would leave', async () => {
    const miranda = await list('estado=Miranda');
    expect(found(miranda.data).sort()).toEqual(['Cambio de aceite chacao', 'Frenos chacao']);
    expect(miranda.facetas.ciudades).toEqual([{ valor: 'Chacao', total: 2 }]);
    expect(new Map(miranda.facetas.estados.map(({ valor, total }) => [valor, total]))).toEqual(
      new Map([
        ['Miranda', 2],
        ['Distrito Capital', 2],
        ['Carabobo', 2],
        ['Apure', 2],
      ]),
    );
    expect((await list('')).facetas.ciudades).toEqual([]);
    expect(await at('estado=Distrito+Capital&ciudad=CARACAS&categoria=sistema_frenos')).toEqual(['Frenos caracas']);
    expect(await at('estado=Miranda&ciudad=Caracas')).toEqual([]);
    // Without its state a city is one with the towns that are part of it.
    expect(await at('ciudad=caracas&categoria=sistema_frenos')).toEqual(['Frenos caracas', 'Frenos chacao']);
    expect((await call(h.base, 'GET', '/api/servicios-mecanicos?estado=Texas')).body.code).toBe('ENTRADA_INVALIDA');
  });

  it('sorts by distance over the pages, tells it, and lists what is nowhere last', async () => {
    const near = 'cerca=10.5,-66.86';
    const { data } = await list(near);
    expect(
      data.map(({ taller, distancia }) => [nameOf(taller._id), distancia === null ? null : Math.round(distancia)]),
    ).toEqual([
      ['chacao', 1],
      ['chacao', 1],
      ['caracas', 6],
      ['caracas', 6],
      ['valencia', 131],
      ['valencia', 131],
      ['nowhere', null],
      ['nowhere', null],
    ]);
    const pages = await Promise.all(
      [1, 2, 3].map((page) => call(h.base, 'GET', `/api/servicios-mecanicos?cerca=10.5,-66.86&limit=3&page=${page}`)),
    );
    expect(pages.flatMap(({ body }) => body.data.map(({ _id }: Servicio) => _id))).toEqual(data.map(({ _id }) => _id));
    expect(pages[2]!.body.meta).toMatchObject({ total: 8, totalPages: 3 });
    const beyond = await call(h.base, 'GET', '/api/servicios-mecanicos?cerca=10.5,-66.86&limit=3&page=9');
    expect([beyond.body.data, beyond.body.meta.total]).toEqual([[], 8]);
    // Another order is another order, with the distances.
    const byPrice = await list('cerca=10.5,-66.86&sortBy=alfabetico&categoria=sistema_frenos');
    expect(byPrice.data.filter(({ distancia }) => distancia !== null)).toHaveLength(3);
    expect((await list('busqueda=frenos&cerca=10.16,-68')).data[0]).toMatchObject({ taller: { ciudad: 'Valencia' } });
    expect((await list('')).data[0]!.distancia).toBeNull();
  });

  it.each(['cerca=aqui', 'cerca=91,0', 'cerca=10.5'])('refuses ?%s', async (query) =>
    expect((await call(h.base, 'GET', `/api/servicios-mecanicos?${query}`)).body.code).toBe('ENTRADA_INVALIDA'),
  );
});

describe('a text with a place', () => {
  it.each([
    ['cambio de aceite chacao', ['Cambio de aceite chacao']],
    ['CAMBIO DE ACEITE EN CHACAO', ['Cambio de aceite chacao']],
    ['frenos valencia', ['Frenos valencia']],
    ['carabobo frenos', ['Frenos valencia']],
    ['aceite caracas', ['Cambio de aceite caracas', 'Cambio de aceite chacao']],
    ['frenos la castellana', ['Frenos chacao']],
    ['frenos los ruices', ['Frenos caracas']],
    ['frenos naranjos', ['Frenos chacao']],
    ['valéncia', ['Cambio de aceite valencia', 'Frenos valencia']],
    ['frenos mérida', []],
  ])('%s', async (written, expected) => expect(await text(written)).toEqual(expected));

  it('is found in the search of the whole site too', async () => {
    const { hits } = await service(ServicesService).search('frenos valencia', 4);
    expect(found(hits)).toEqual(['Frenos valencia']);
  });
});

it('every list by place is served by an index', async () => {
  const reads = collectReads(h);
  for (const query of ['estado=Lara', 'estado=Lara&ciudad=Carora', 'cerca=10,-67', 'cerca=9,-67&busqueda=bujias+lara'])
    await list(query);
  const commands = reads.stop().filter((command) => Object.values(command)[0] === 'servicios');
  expect(commands.length).toBeGreaterThan(10);
  for (const command of commands) expect([command, await readsWhole(h, command)]).toEqual([command, false]);
});

it('a workshop that moves or is renamed takes its services along', async () => {
  await service(WorkshopsService).update(workshops.nowhere, {
    nombreTaller: 'Rectificadora Unare',
    direccion: { ...ADDRESS, ...PLACES.nowhere, ciudad: 'Carora', estado: 'Lara', coordenadas: undefined },
  });
  expect(await at('estado=Lara')).toEqual(['Cambio de aceite nowhere', 'Frenos nowhere']);
  expect(await text('frenos carora')).toEqual(['Frenos nowhere']);
  expect(await text('frenos unare')).toEqual(['Frenos nowhere']);
  expect(await at('estado=Apure')).toEqual([]);
  expect((await list('cerca=10.18,-70.08')).data[0]).toMatchObject({ taller: { ciudad: 'Carora' } });
});

it('services that were stored before are given their place', async () => {
  const stored = h.db.collection('servicios');
  const before = await stored.find().sort({ _id: 1 }).toArray();
  await stored.updateMany({}, { $unset: { lugar: 1, coordenadas: 1 }, $pull: { terminos: /:/ } as never });
  for (let i = 0; i < 2; i++) {
    await servicePlaces.up(h.db.db!);
    const now = await stored.find().sort({ _id: 1 }).toArray();
    expect(
      now.map(({ lugar, coordenadas, terminos }) => ({ lugar, coordenadas, terminos: [...terminos].sort() })),
    ).toEqual(
      before.map(({ lugar, coordenadas, terminos }) => ({ lugar, coordenadas, terminos: [...terminos].sort() })),
    );
  }
});
