import { Types } from 'mongoose';
import { stores } from '@tuerca/contracts/auth/stores/endpoints';
import { profiles } from '@tuerca/contracts/products/profiles/endpoints';
import { services } from '@tuerca/contracts/products/services/endpoints';
import { NuevoServicio } from '@tuerca/contracts/products/services/form';
import { toBolivares, toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { Direccion } from '@tuerca/contracts/venezuela/direccion';
import { StoresService } from '../src/auth/stores/stores.service';
import { UsersService } from '../src/auth/users/users.service';
import { WorkshopsService } from '../src/auth/workshops/workshops.service';
import { SystemService } from '../src/platform/system/system.service';
import { ServicesService } from '../src/products/services/services.service';
import { type Actor, buildRegistration, openBusiness } from './actors';
import { seed } from './catalogue-data';
import { call, type Harness, startApp } from './harness';

describe('stores, workshops and their services', () => {
  let h: Harness;
  let tiendas: Actor[];
  let talleres: Actor[];

  const get = async (path: string) => {
    const { status, body } = await call(h.base, 'GET', path);
    expect({ path, status }).toEqual({ path, status: 200 });
    return body;
  };

  beforeAll(async () => {
    h = await startApp();
    tiendas = await Promise.all(Array.from({ length: 8 }, () => openBusiness(h, 'store')));
    talleres = await Promise.all(Array.from({ length: 3 }, () => openBusiness(h, 'workshop')));
  });
  afterAll(() => h.close());

  it('lists stores by pages of six, featured and best rated first', async () => {
    const service = h.app.get(StoresService, { strict: false });
    const [featured, best] = [tiendas[3]!.user._id, tiendas[5]!.user._id];
    await service.update(featured, { destacado: true });
    expect(await service.addRating(best, { stars: 9, reviews: 2 })).toBe(true);
    const { data, meta } = await get('/api/users/stores');
    expect(meta).toMatchObject({ page: 1, limit: 6, total: 8, totalPages: 2 });
    expect(
      stores.list.response
        .parse(data)
        .slice(0, 2)
        .map(({ id }) => id),
    ).toEqual([featured, best]);
    const rest = await get('/api/users/stores?page=2');
    expect(new Set([...data, ...rest.data].map(({ id }: { id: string }) => id)).size).toBe(8);
    expect(data[1]).toMatchObject({ valoracionPromedio: 4.5, numeroValoraciones: 2 });
  });

  it('tells a profile with hours in the one shape, and never the RIF', async () => {
    const { data } = await get(`/api/stores/stores/${tiendas[0]!.user._id}/profile`);
    expect(profiles.store.response.parse(data).store.horario.domingo).toEqual({
      activo: false,
      apertura: '',
      cierre: '',
    });
    expect(JSON.stringify(data)).not.toMatch(/"rif"|J-3/i);
    const taller = (await get(`/api/workshop/workshops/${talleres[0]!.user._id}/profile`)).data;
    expect(profiles.workshop.response.parse(taller).workshop).toMatchObject({
      especialidades: ['Frenos'],
      tiposVehiculos: ['Sedán'],
      horario: { sabado: { activo: true, apertura: '09:00', cierre: '14:00' } },
    });
    expect(await call(h.base, 'GET', `/api/stores/stores/${talleres[0]!.user._id}/profile`)).toMatchObject({
      status: 404,
      body: { code: 'TIENDA_NO_ENCONTRADA' },
    });
    expect((await call(h.base, 'GET', `/api/workshop/workshops/${tiendas[0]!.user._id}/profile`)).status).toBe(404);
  });

  it('has telephone and address in one hand: account and profile change together or not at all', async () => {
    const id = tiendas[2]!.user._id;
    const direccion = Direccion.parse({ ciudad: 'Coro', estado: 'Falcón', codigoPostal: '4101' });
    const stored = async () => {
      const _id = new Types.ObjectId(id);
      const [account, tienda] = await Promise.all(
        ['usuarios', 'tiendas'].map((name) => h.db.collection(name).findOne({ _id })),
      );
      return [account, tienda].map((doc) => ({ rif: doc!.rif, telefono: doc!.telefono, direccion: doc!.direccion }));
    };
    const service = h.app.get(StoresService, { strict: false });
    await service.update(id, { telefono: '+582680001122', direccion });
    const [account, tienda] = await stored();
    expect(account).toMatchObject({ telefono: '+582680001122', direccion });
    expect(tienda).toEqual(account);
    expect((await get('/api/users/stores?search=coro')).data.map((one: { id: string }) => one.id)).toEqual([id]);

    // What fails after the account was written takes it back.
    const taken = { telefono: '+582680009999', valoracionPromedio: 'mucha' as unknown as number };
    await expect(service.update(id, taken)).rejects.toThrow();
    expect(await stored()).toEqual([account, tienda]);
  });

  it('refuses a RIF that is taken, and leaves no half account', async () => {
    const first = buildRegistration('store') as Extract<ReturnType<typeof buildRegistration>, { role: 'store' }>;
    expect((await call(h.base, 'POST', '/api/auth/register', { body: first })).status).toBe(201);
    const other = buildRegistration('store', { store: { ...first.store, nombreTienda: 'La misma' } });
    expect(await call(h.base, 'POST', '/api/auth/register', { body: other })).toMatchObject({
      status: 409,
      body: { code: 'DOCUMENTO_EN_USO' },
    });
    expect(await h.app.get(UsersService, { strict: false }).findByEmail(other.email)).toBeNull();
  });

  it('renews the copies of a card when a business changes its name, and hides them with the account', async () => {
    const [tienda, taller] = [tiendas[1]!.user._id, talleres[1]!.user._id];
    const producto = await seed(h, tienda);
    const form = NuevoServicio.parse({
      nombre: 'Escaneo',
      descripcion: 'Completo',
      precio: 10,
      tiempoEstimado: 1,
      categoria: 'diagnostico',
      vehiculosCompatibles: ['suv'],
    });
    const servicio = String((await h.app.get(ServicesService, { strict: false }).create(taller, form))._id);
    await h.app.get(StoresService, { strict: false }).update(tienda, { nombreTienda: 'Nuevo Nombre' });
    await h.app.get(WorkshopsService, { strict: false }).update(taller, { nombreTaller: 'Taller Nuevo' });
    expect((await get(`/api/products/${producto.id}`)).data.tienda.nombreTienda).toBe('Nuevo Nombre');
    expect((await get(`/api/servicios-mecanicos/${servicio}`)).data.taller.nombre).toBe('Taller Nuevo');
    expect((await get('/api/users/stores?search=nuevo')).data.map(({ id }: { id: string }) => id)).toEqual([tienda]);

    const users = h.app.get(UsersService, { strict: false });
    expect((await users.findCard(tienda))?.nombreVisible).toBe('Nuevo Nombre');
    for (const id of [tienda, taller]) await users.setActive(id, false);
    for (const path of [
      `/api/products/${producto.id}`,
      `/api/servicios-mecanicos/${servicio}`,
      `/api/stores/stores/${tienda}/profile`,
      `/api/workshop/workshops/${taller}/profile`,
    ])
      expect((await call(h.base, 'GET', path)).status).toBe(404);
    for (const id of [tienda, taller]) await users.setActive(id, true);
    expect((await get(`/api/servicios-mecanicos/taller/${taller}`)).meta.total).toBe(1);
  });

  it('filters services by what is typed, prices in bolivars to the céntimo, and sorts them five ways', async () => {
    const service = h.app.get(ServicesService, { strict: false });
    const [a, b] = [talleres[0]!.user._id, talleres[2]!.user._id];
    const create = (
      taller: string,
      nombre: string,
      precio: number,
      categoria: string,
      vehiculos: string[],
      prioridad = 0,
    ) =>
      service.create(
        taller,
        NuevoServicio.parse({
          nombre,
          descripcion: 'x',
          precio,
          tiempoEstimado: 1,
          categoria,
          vehiculosCompatibles: vehiculos,
        }),
        { prioridad },
      );
    await h.db.collection('servicios').deleteMany({});
    await create(a, 'Ñapa de bujías', 12.34, 'motor', ['sedan'], 1);
    await create(a, 'Ácido de batería', 30, 'sistema_electrico', ['moto', 'sedan'], 3);
    await create(b, 'Zunchos', 99.99, 'escape', ['camion'], 2);
    const names = async (query: string) =>
      services.list.response
        .parse((await get(`/api/servicios-mecanicos?${query}`)).data)
        .map(({ nombre }) => nombre.split(' ')[0]);

    expect(await names('')).toEqual(['Ácido', 'Zunchos', 'Ñapa']);
    expect(await names('sortBy=alfabetico')).toEqual(['Ácido', 'Ñapa', 'Zunchos']);
    expect(await names('sortBy=precio_asc')).toEqual(['Ñapa', 'Ácido', 'Zunchos']);
    expect(await names('sortBy=precio_desc')).toEqual(['Zunchos', 'Ácido', 'Ñapa']);
    expect(await names('categoria=motor')).toEqual(['Ñapa']);
    expect(await names(`categoria=${encodeURIComponent('Escape y Emisiones')}`)).toEqual(['Zunchos']);
    expect(await names('tipoVehiculo=motocicleta')).toEqual(['Ácido']);
    expect(await names('busqueda=BUJIA')).toEqual(['Ñapa']);
    expect(await names(`taller=${b}`)).toEqual(['Zunchos']);

    const { valor } = await h.app.get(SystemService, { strict: false }).tasa();
    const bs = toBolivares(toCentimos(30), valor) / 100;
    expect(await names(`minPrecio=${bs}&maxPrecio=${bs}`)).toEqual(['Ácido']);
    expect(await names(`minPrecio=${(bs + 0.01).toFixed(2)}`)).toEqual(['Zunchos']);
    expect(await names(`maxPrecio=${(bs - 0.01).toFixed(2)}`)).toEqual(['Ñapa']);
    expect((await call(h.base, 'GET', '/api/servicios-mecanicos?categoria=magia')).status).toBe(400);
  });
});
