import { DEFAULT_HORARIO } from '@tuerca/contracts/auth/negocios/horario';
import { stores } from '@tuerca/contracts/auth/stores/endpoints';
import { workshops } from '@tuerca/contracts/auth/workshops/endpoints';
import { NuevoServicio } from '@tuerca/contracts/products/services/form';
import { WorkshopsService } from '../src/auth/workshops/workshops.service';
import { ServicesService } from '../src/products/services/services.service';
import { type Actor, mintUser, openBusiness } from './actors';
import { call, type Harness, startApp } from './harness';
import { jpeg } from './pictures';

let h: Harness;
let taller: Actor;
let tienda: Actor;
beforeAll(async () => {
  h = await startApp();
  [taller, tienda] = await Promise.all([openBusiness(h, 'workshop'), openBusiness(h, 'store')]);
});
afterAll(() => h.close());

const put = (body: unknown, { token } = taller) => call(h.base, 'PUT', '/api/user/profile', { token, body });
const own = async () =>
  workshops.own.response.parse((await call(h.base, 'GET', '/api/workshop/profile', { token: taller.token })).body.data);
const seen = async (id = taller.user._id) =>
  (await call(h.base, 'GET', `/api/workshop/workshops/${id}/profile`)).body.data.workshop;
const upload = async (path: string, actor = taller): Promise<string> => {
  const body = new FormData();
  body.append('image', new Blob([new Uint8Array(await jpeg(1200, 300))]), 'foto.jpg');
  const res = await fetch(`${h.base}/api/upload/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${actor.token}` },
    body,
  });
  return (await res.json()).data.imageUrl;
};
const isFree = async (url: string) => !!(await h.db.collection('imagenes').findOne({ url }))?.libreDesde;
const HOURS = Object.fromEntries(
  Object.keys(DEFAULT_HORARIO).map((day) => [day, { apertura: '07:30', cierre: '16:00', cerrado: day === 'domingo' }]),
);
const ADDRESS = {
  ciudad: 'Maracay',
  estado: 'Aragua',
  pais: 'Venezuela',
  codigoPostal: '2101',
  calle: 'Av. Las Delicias',
  numero: 'Local 4',
  referencias: 'Frente al parque',
};

describe("a workshop's settings", () => {
  it('are read by their owner, with the RIF that nobody else sees', async () => {
    const { nombre, email, workshop } = await own();
    expect([nombre, email, workshop.registro, workshop.horarios]).toEqual([
      taller.user.nombre,
      taller.email,
      expect.stringMatching(/^J-\d{8}-\d$/),
      DEFAULT_HORARIO,
    ]);
    expect(JSON.stringify(await seen())).not.toContain(workshop.registro);
    for (const actor of [tienda, await mintUser(h, 'client')])
      expect((await call(h.base, 'GET', '/api/workshop/profile', { token: actor.token })).status).toBe(403);
    expect((await call(h.base, 'GET', '/api/workshop/profile')).status).toBe(401);
  });

  it('change account, public page and every copy of the name together', async () => {
    const before = await own();
    const form = NuevoServicio.parse({ nombre: 'Frenos', descripcion: 'x', precio: 1, categoria: 'sistema_frenos' });
    await h.app.get(ServicesService, { strict: false }).create(taller.user._id, form);
    const { status, body } = await put({
      nombre: 'Rosa Blanco',
      telefono: '0412-5556677',
      direccion: ADDRESS,
      workshop: {
        nombreTaller: ' Taller La Rosa ',
        descripcion: 'Frenos y suspensión',
        especialidades: ['Sistema de Frenos', 'Suspensión y Dirección', 'Sistema de Frenos'],
        tiposVehiculos: ['Pickup', 'moto'],
        horarios: HOURS,
        registro: 'J-00000000-0',
      },
    });
    expect([status, body.message, body.data.negocio]).toEqual([
      200,
      'Perfil actualizado correctamente',
      'Taller La Rosa',
    ]);
    expect(await own()).toMatchObject({
      nombre: 'Rosa Blanco',
      telefono: '+584125556677',
      direccion: ADDRESS,
      workshop: {
        nombreTaller: 'Taller La Rosa',
        descripcion: 'Frenos y suspensión',
        especialidades: ['Sistema de Frenos', 'Suspensión y Dirección'],
        tiposVehiculos: ['Pickup', 'Motocicleta'],
        registro: before.workshop.registro,
      },
    });
    expect(await seen()).toMatchObject({
      nombreTaller: 'Taller La Rosa',
      telefono: '+584125556677',
      direccion: { ciudad: 'Maracay', estado: 'Aragua', calle: 'Av. Las Delicias' },
      horario: { lunes: { activo: true, apertura: '07:30', cierre: '16:00' }, domingo: { activo: false } },
    });
    const list = async (query: string) =>
      ((await call(h.base, 'GET', `/api/users/workshops?${query}`)).body.data as { _id: string }[]).map(
        ({ _id }) => _id,
      );
    expect(await list('search=rosa')).toEqual([taller.user._id]);
    expect(await list('estado=Aragua&especialidad=Sistema de Frenos&tipoVehiculo=moto')).toEqual([taller.user._id]);
    const [servicio] = (await call(h.base, 'GET', `/api/servicios-mecanicos?taller=${taller.user._id}`)).body.data;
    expect(servicio.taller).toMatchObject({ nombre: 'Taller La Rosa', ciudad: 'Maracay' });
  });

  it('leave out what is not sent, and keep the place on the map while the address says the same', async () => {
    const point = { type: 'Point' as const, coordinates: [-67.6, 10.25] as [number, number] };
    await h.app
      .get(WorkshopsService, { strict: false })
      .update(taller.user._id, { direccion: { ...ADDRESS, estado: 'Aragua', coordenadas: point } });
    const before = await own();
    expect((await put({ workshop: {} })).status).toBe(200);
    expect((await put({ direccion: ADDRESS })).status).toBe(200);
    expect((await put({ direccion: null })).status).toBe(200);
    expect([await own(), (await seen()).direccion.coordenadas]).toEqual([before, [-67.6, 10.25]]);
    await put({ direccion: { ...ADDRESS, calle: 'Calle 5' } });
    expect((await seen()).direccion).toMatchObject({ calle: 'Calle 5', coordenadas: null });
  });

  it.each<[Record<string, unknown>, string]>([
    [{ nombreTaller: ' ' }, 'workshop.nombreTaller'],
    [{ descripcion: '' }, 'workshop.descripcion'],
    [{ especialidades: [] }, 'workshop.especialidades'],
    [{ especialidades: ['Astrología'] }, 'workshop.especialidades.0'],
    [{ tiposVehiculos: [] }, 'workshop.tiposVehiculos'],
    [{ tiposVehiculos: ['nave'] }, 'workshop.tiposVehiculos.0'],
    [
      { horarios: { ...HOURS, lunes: { apertura: '18:00', cierre: '08:00', cerrado: false } } },
      'workshop.horarios.lunes',
    ],
    [{ banner: '/media/ajeno.webp' }, 'banner'],
  ])('refuse %j, with everything that came beside it', async (workshop, campo) => {
    const before = await own();
    const { status, body } = await put({ nombre: 'Otra', workshop });
    expect([status, body.errors?.map((error) => error.campo), await own()]).toEqual([400, [campo], before]);
  });

  it.each(['verificado', 'destacado', 'activo', 'valoracionPromedio', 'rif', 'terminos'])(
    'refuse %s, which is not the owner’s to change',
    async (field) => {
      const before = await seen();
      expect((await put({ workshop: { [field]: true } })).body.code).toBe('ENTRADA_INVALIDA');
      expect(await seen()).toEqual(before);
    },
  );

  it('are no business of other roles', async () => {
    const before = await seen();
    for (const actor of [tienda, await mintUser(h, 'client'), await mintUser(h, 'admin')])
      expect((await put({ workshop: { descripcion: 'x' } }, actor)).body.errors).toEqual([
        { campo: 'workshop', mensaje: 'Tu cuenta no tiene este negocio' },
      ]);
    expect((await put({ store: { descripcion: 'x' } })).body.errors?.[0]?.campo).toBe('store');
    expect(await seen()).toEqual(before);
  });
});

describe('logo and banner', () => {
  it('are shown at once, and the old ones are given back', async () => {
    const [logo, banner, next] = [await upload('profile'), await upload('banner'), await upload('banner')];
    await put({ fotoPerfilUrl: logo, workshop: { banner } });
    expect(await seen()).toMatchObject({ fotoPerfil: logo, banner });
    expect([await isFree(logo), await isFree(banner)]).toEqual([false, false]);
    await put({ workshop: { banner } });
    await put({ workshop: { banner: next } });
    expect([(await seen()).banner, await isFree(banner), await isFree(next)]).toEqual([next, true, false]);
    await put({ fotoPerfilUrl: null, workshop: { banner: null } });
    expect(await seen()).toMatchObject({ fotoPerfil: null, banner: null });
    expect([await isFree(logo), await isFree(next)]).toEqual([true, true]);
  });

  it('of somebody else are refused', async () => {
    const foreign = await upload('banner', tienda);
    expect((await put({ workshop: { banner: foreign } })).body.errors).toEqual([
      { campo: 'banner', mensaje: 'Sube la foto nuevamente: ya no está disponible' },
    ]);
    expect(await isFree(foreign)).toBe(true);
  });
});

it("a store's settings are the same with categorias", async () => {
  const { token } = tienda;
  const { body } = await put(
    {
      direccion: ADDRESS,
      store: { nombreTienda: 'Repuestos Sol', categorias: ['Frenos', 'Otros'], horarios: HOURS },
    },
    tienda,
  );
  expect(body.data.negocio).toBe('Repuestos Sol');
  const mine = stores.own.response.parse((await call(h.base, 'GET', '/api/stores/profile', { token })).body.data);
  expect(mine).toMatchObject({
    direccion: ADDRESS,
    store: { nombreTienda: 'Repuestos Sol', categorias: ['Frenos', 'Otros'], rif: expect.stringMatching(/^J-/) },
  });
  const page = (await call(h.base, 'GET', `/api/stores/stores/${tienda.user._id}/profile`)).body.data.store;
  expect(page).toMatchObject({ nombreTienda: 'Repuestos Sol', direccion: { ciudad: 'Maracay' } });
  expect((await call(h.base, 'GET', '/api/stores/profile', { token: taller.token })).status).toBe(403);
});
