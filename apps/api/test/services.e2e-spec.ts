import { Readable } from 'node:stream';
import { profiles } from '@tuerca/contracts/products/profiles/endpoints';
import { services } from '@tuerca/contracts/products/services/endpoints';
import { NuevoServicio } from '@tuerca/contracts/products/services/form';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { toBolivares, toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { UsersService } from '../src/auth/users/users.service';
import { WorkshopsService } from '../src/auth/workshops/workshops.service';
import { SystemService } from '../src/platform/system/system.service';
import { CommentsService } from '../src/products/comments/comments.service';
import { ServicesService } from '../src/products/services/services.service';
import { mintUser, openBusiness } from './actors';
import { call, type Harness, startApp } from './harness';

let h: Harness;
let taller: string;
let other: string;
const service = <T>(kind: new (...args: never[]) => T): T => h.app.get<T>(kind, { strict: false });
const get = async (path: string) => {
  const { status, body } = await call(h.base, 'GET', path);
  expect({ path, status }).toEqual({ path, status: 200 });
  return body;
};
const create = async (
  tallerId: string,
  nombre: string,
  { categoria = 'motor', vehiculos = ['sedan'], precio = 10, prioridad = 0, disponible = true } = {},
) =>
  String(
    (
      await service(ServicesService).create(
        tallerId,
        NuevoServicio.parse({
          nombre,
          descripcion: 'x',
          precio,
          tiempoEstimado: 1,
          categoria,
          vehiculosCompatibles: vehiculos,
          disponible,
        }),
        { prioridad },
      )
    )._id,
  );
const names = (data: Servicio[]) => data.map(({ nombre }) => nombre);
const rate = (id: string, stars: number, reviews: number) => service(ServicesService).addRating(id, { stars, reviews });

let ids: Record<'entonar' | 'frenos' | 'escape' | 'correa', string>;
beforeAll(async () => {
  h = await startApp();
  [taller, other] = (await Promise.all([openBusiness(h, 'workshop'), openBusiness(h, 'workshop')])).map(
    ({ user }) => user._id,
  ) as [string, string];
  ids = {
    entonar: await create(taller, 'Entonar', { vehiculos: ['sedan', 'moto'] }),
    frenos: await create(taller, 'Frenos', { categoria: 'sistema_frenos', prioridad: 2 }),
    escape: await create(taller, 'Escape', { categoria: 'escape', vehiculos: ['camion'] }),
    correa: await create(other, 'Correa', { vehiculos: ['sedan', 'suv'] }),
  };
  await create(taller, 'Agotado', { disponible: false, prioridad: 9 });
});
afterAll(() => h.close());

describe('the list', () => {
  it('says the rate and what each choice would leave, each group without its own filter', async () => {
    const { data, meta } = await get('/api/servicios-mecanicos');
    expect(services.list.response.parse(data).map(({ ruta }) => ruta)).toContain(`/servicios/mecanicos/${ids.correa}`);
    const { facetas, tasa, total } = services.list.meta.parse(meta);
    const categorias = new Map(facetas.categorias.map(({ valor, total: count }) => [valor, count]));
    const publicOf = (id: string): string => data.find((one: Servicio) => one._id === id).categoriaPublica;
    expect([
      total,
      tasa.valor > 0,
      categorias.get(publicOf(ids.entonar)),
      categorias.get(publicOf(ids.frenos)),
    ]).toEqual([4, true, 2, 1]);
    expect(facetas.tiposVehiculo).toEqual([
      { valor: 'sedan', total: 3 },
      { valor: 'camion', total: 1 },
      { valor: 'moto', total: 1 },
      { valor: 'suv', total: 1 },
    ]);

    const filtered = services.list.meta.parse(
      (
        await get(
          `/api/servicios-mecanicos?categoria=${encodeURIComponent(publicOf(ids.entonar))}&tipoVehiculo=sedan&taller=${taller}`,
        )
      ).meta,
    );
    expect(filtered.total).toBe(1);
    expect(new Map(filtered.facetas.categorias.map(({ valor, total: count }) => [valor, count]))).toEqual(
      new Map([
        [publicOf(ids.entonar), 1],
        [publicOf(ids.frenos), 1],
      ]),
    );
    expect(filtered.facetas.tiposVehiculo).toEqual([
      { valor: 'moto', total: 1 },
      { valor: 'sedan', total: 1 },
    ]);
    expect((await get('/api/servicios-mecanicos?busqueda=%C2%BF%3F')).data).toEqual([]);
  });

  it.each(['tipoVehiculo=nave', 'sortBy=azar', 'minPrecio=-1', 'taller=x', 'limit=0'])('refuses ?%s', async (wrong) => {
    expect((await call(h.base, 'GET', `/api/servicios-mecanicos?${wrong}`)).body.code).toBe('ENTRADA_INVALIDA');
  });
});

describe('one workshop', () => {
  it('shows its own page, by priority', async () => {
    const { data, meta } = await get(`/api/servicios-mecanicos/taller/${taller}?limit=2`);
    expect(names(services.byWorkshop.response.parse(data))[0]).toBe('Frenos');
    expect(meta).toEqual({ page: 1, limit: 2, total: 3, totalPages: 2 });
    expect(names((await get(`/api/servicios-mecanicos/taller/${taller}?busqueda=escape`)).data)).toEqual(['Escape']);
  });

  it('shows what it is asked for most: its own choice, then the most rated, then the best rated', async () => {
    await rate(ids.escape, 9, 2);
    await rate(ids.entonar, 6, 2);
    await rate(ids.correa, 50, 10);
    expect(names((await get(`/api/servicios-mecanicos/populares/${taller}`)).data)).toEqual([
      'Frenos',
      'Escape',
      'Entonar',
    ]);
    await rate(ids.entonar, 1, 1);
    expect(
      names(services.popular.response.parse((await get(`/api/servicios-mecanicos/populares/${taller}?limit=2`)).data)),
    ).toEqual(['Frenos', 'Entonar']);
    expect((await call(h.base, 'GET', `/api/servicios-mecanicos/populares/${taller}?limit=13`)).status).toBe(400);
  });

  it('that nobody knows has nothing to offer', async () => {
    const nobody = 'f'.repeat(24);
    expect((await get(`/api/servicios-mecanicos/populares/${nobody}`)).data).toEqual([]);
    expect(await get(`/api/servicios-mecanicos/taller/${nobody}`)).toMatchObject({
      data: [],
      meta: { total: 0, totalPages: 0 },
    });
    expect(await call(h.base, 'GET', `/api/servicios-mecanicos/${nobody}`)).toMatchObject({
      status: 404,
      body: { code: 'SERVICIO_NO_ENCONTRADO', message: 'No encontramos este servicio.' },
    });
  });

  it('has a page with its services and its newest reviews', async () => {
    const ana = await mintUser(h, 'client');
    const perfil = async () =>
      profiles.workshop.response.parse((await get(`/api/workshop/workshops/${taller}/profile?limit=2`)).data);
    expect(await perfil()).toMatchObject({
      workshop: { id: taller, verificado: false },
      reviews: [],
      meta: { page: 1, limit: 2, total: 3, totalPages: 2 },
    });
    await service(CommentsService).record(
      ana.user._id,
      { usuarioObjetivoId: taller },
      { texto: 'Puntuales', valoracion: 5 },
      { verificada: true },
    );
    await service(ServicesService).addRating(ids.frenos, { stars: 3, reviews: 1 });
    const { workshop, services: own, reviews } = await perfil();
    expect([workshop.calificacion, own[0], reviews[0]!.texto]).toEqual([
      5,
      expect.objectContaining({ nombre: 'Frenos', valoracionPromedio: 3 }),
      'Puntuales',
    ]);
  });
});

describe('a repeated answer is given up in the moment of', () => {
  const paths = () => [
    '/api/servicios-mecanicos?limit=20',
    `/api/servicios-mecanicos/taller/${other}`,
    `/api/servicios-mecanicos/populares/${other}`,
    `/api/workshop/workshops/${other}/profile`,
    '/api/users/workshops',
    '/api/system/public',
  ];
  const look = async () => Promise.all(paths().map(async (path) => JSON.stringify(await get(path))));
  const changed = async (work: () => Promise<unknown>) => {
    const before = await look();
    expect(await look()).toEqual(before);
    await work();
    return (await look()).map((now, n) => now !== before[n]);
  };

  it('a new service', async () => {
    expect(await changed(() => create(other, 'Recién llegado'))).toEqual([true, true, true, true, false, false]);
    for (const path of paths())
      expect([path, (await call(h.base, 'GET', path)).headers.has('etag')]).toEqual([path, true]);
  });

  it('a new name or mark of the workshop', async () => {
    expect(
      await changed(() => service(WorkshopsService).update(other, { nombreTaller: 'Otro nombre', verificado: true })),
    ).toEqual([true, true, true, true, true, false]);
  });

  it('a new rate', async () => {
    const { valor } = await service(SystemService).tasa();
    expect(
      await changed(() =>
        service(SystemService).set({ id: other, role: 'admin', sid: 'x' }, 'tasa_bcv', { valor: valor * 1.1 }),
      ),
    ).toEqual([true, true, true, true, false, true]);
    const one = (await get(`/api/servicios-mecanicos/${ids.correa}`)).data;
    expect(one.precioBs).toBe(toBolivares(toCentimos(10), (await service(SystemService).tasa()).valor) / 100);
  });

  it('its end', async () => {
    await get(`/api/servicios-mecanicos/${ids.correa}`);
    await service(UsersService).setActive(other, false);
    expect((await call(h.base, 'GET', `/api/servicios-mecanicos/${ids.correa}`)).body.code).toBe(
      'SERVICIO_NO_ENCONTRADO',
    );
    expect((await get(`/api/servicios-mecanicos/populares/${other}`)).data).toEqual([]);
    expect((await call(h.base, 'GET', `/api/workshop/workshops/${other}/profile`)).body.code).toBe(
      'TALLER_NO_ENCONTRADO',
    );
    expect(
      await Readable.from(service(ServicesService).ranges().read({ after: null, upTo: null })).toArray(),
    ).toHaveLength(4);
  });
});
