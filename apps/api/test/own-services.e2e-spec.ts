import { services } from '@tuerca/contracts/products/services/endpoints';
import { type Actor, mintUser, openBusiness } from './actors';
import { type Answer, call, type Harness, startApp } from './harness';
import { jpeg } from './pictures';

const PATH = '/api/servicios-mecanicos';
let h: Harness;
let taller: Actor;
let other: Actor;
beforeAll(async () => {
  h = await startApp();
  [taller, other] = await Promise.all([openBusiness(h, 'workshop'), openBusiness(h, 'workshop')]);
});
afterAll(() => h.close());

const form = (overrides: Record<string, unknown> = {}) => ({
  nombre: 'Cambio de pastillas',
  descripcion: 'Con limpieza de las guías',
  precio: 25.5,
  categoria: 'sistema_frenos',
  ...overrides,
});
const send = (method: string, path: string, body?: unknown, { token } = taller) =>
  call(h.base, method, PATH + path, { token, body });
const create = async (overrides: Record<string, unknown> = {}, actor = taller) => {
  const { status, body } = await send('POST', '', form(overrides), actor);
  expect([status, body.message]).toEqual([201, 'Servicio creado correctamente']);
  return services.create.response.parse(body.data);
};
const upload = async (actor = taller): Promise<Answer> => {
  const body = new FormData();
  body.append('image', new Blob([new Uint8Array(await jpeg())]), 'foto.jpg');
  const headers = { authorization: `Bearer ${actor.token}` };
  const res = await fetch(`${h.base}/api/upload/service`, { method: 'POST', headers, body });
  return { status: res.status, body: await res.json(), headers: res.headers };
};
const picture = async (actor = taller): Promise<string> => (await upload(actor)).body.data.imageUrl;
const isFree = async (url: string) => !!(await h.db.collection('imagenes').findOne({ url }))?.libreDesde;
const mine = async (query = '', actor = taller) => {
  const { body } = await send('GET', `/mios${query}`, undefined, actor);
  return services.mine.response.parse(body.data).map(({ nombre }) => nombre);
};
const seen = async (query = '') =>
  ((await call(h.base, 'GET', `${PATH}?taller=${taller.user._id}${query}`)).body.data as { nombre: string }[]).map(
    ({ nombre }) => nombre,
  );

describe("a workshop's services", () => {
  it('are offered with what the form starts with, and stand in the public lists at once', async () => {
    expect(await seen()).toEqual([]);
    const servicio = await create();
    expect(servicio).toMatchObject({
      tiempoEstimado: 1,
      precioFijo: true,
      disponible: true,
      vehiculosCompatibles: ['sedan', 'suv', 'hatchback', 'pickup'],
      categoriaPublica: 'Sistema de Frenos',
      imagenes: [],
      taller: { _id: taller.user._id },
    });
    expect(await seen()).toEqual(['Cambio de pastillas']);
    await create({ nombre: 'Álabes', disponible: false, categoria: 'motor', tiempoEstimado: 0.75 });
    expect(await seen()).toEqual(['Cambio de pastillas']);
    expect(await mine()).toEqual(['Álabes', 'Cambio de pastillas']);
    expect(await mine('?search=pastilla')).toEqual(['Cambio de pastillas']);
    expect(await mine('?categoria=motor')).toEqual(['Álabes']);
    expect(await mine('?disponible=true')).toEqual(['Cambio de pastillas']);
    expect(await mine('', other)).toEqual([]);
    await create({ nombre: 'Bujías' });
    expect(await seen('&sortBy=nombre&sortOrder=asc')).toEqual(['Bujías', 'Cambio de pastillas']);
  });

  it('are made once, however often the same form is sent', async () => {
    const headers = { 'Idempotency-Key': 'servicio-1' };
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        call(h.base, 'POST', PATH, { token: other.token, body: form({ nombre: 'Una vez' }), headers }),
      ),
    );
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(await mine('', other)).toEqual(['Una vez']);
  });

  it.each([
    [{ nombre: ' ' }, 'nombre', 'El nombre es obligatorio'],
    [{ descripcion: '' }, 'descripcion', 'La descripción es obligatoria'],
    [{ precio: undefined }, 'precio', 'El precio debe ser un número'],
    [{ precio: -0.01 }, 'precio', 'El precio no puede ser negativo'],
    [{ precio: 1.005 }, 'precio', 'Usa como máximo dos decimales'],
    [{ categoria: 'naves' }, 'categoria', 'Selecciona la categoría'],
    [{ tiempoEstimado: 0.25 }, 'tiempoEstimado', 'El tiempo mínimo es 0,5 horas'],
    [{ tiempoEstimado: 0.6 }, 'tiempoEstimado', 'Usa fracciones de 0,25 horas'],
    [{ tiempoEstimado: 241 }, 'tiempoEstimado', 'El tiempo es demasiado largo'],
    [{ vehiculosCompatibles: [] }, 'vehiculosCompatibles', 'Selecciona al menos un tipo de vehículo'],
    [{ imagenes: ['a', 'b', 'c', 'd'] }, 'imagenes', 'Sube como máximo 3 imágenes'],
    [{ imagenes: ['/media/ajena.webp'] }, 'imagenes', 'Sube la foto nuevamente: ya no está disponible'],
  ])('refuse %j, and say where', async (wrong, campo, mensaje) => {
    const before = await mine();
    const { status, body } = await send('POST', '', form(wrong));
    expect([status, body.errors, await mine()]).toEqual([400, [{ campo, mensaje }], before]);
  });

  it('are changed by their workshop; what is left out stays', async () => {
    const { _id } = await create({ nombre: 'Antes', tiempoEstimado: 2, disponible: false });
    const { body } = await send(
      'PUT',
      `/${_id}`,
      form({ nombre: 'Después', precio: 30, vehiculosCompatibles: ['moto'] }),
    );
    expect([body.message, services.update.response.parse(body.data)]).toEqual([
      'Servicio actualizado correctamente',
      expect.objectContaining({
        nombre: 'Después',
        precio: 30,
        tiempoEstimado: 2,
        disponible: false,
        vehiculosCompatibles: ['moto'],
      }),
    ]);
    expect(await mine('?search=despues')).toEqual(['Después']);
    expect((await send('PUT', `/${_id}`, { precio: 1 })).body.errors).toHaveLength(3);
  });

  it('cannot be touched by anybody else', async () => {
    const { _id } = await create({ nombre: 'Mío' });
    for (const [method, path, body] of [
      ['PUT', `/${_id}`, form()],
      ['DELETE', `/${_id}`, undefined],
      ['DELETE', `/${'f'.repeat(24)}`, undefined],
    ] as const)
      expect(await send(method, path, body, other)).toMatchObject({
        status: 404,
        body: { code: 'SERVICIO_NO_ENCONTRADO' },
      });
    for (const role of ['client', 'store', 'admin'] as const) {
      const actor = await mintUser(h, role);
      expect((await send('POST', '', form(), actor)).body.code).toBe('SIN_PERMISO');
      expect((await send('DELETE', `/${_id}`, undefined, actor)).status).toBe(403);
      expect((await upload(actor)).status).toBe(403);
    }
    expect((await call(h.base, 'GET', `${PATH}/mios`)).status).toBe(401);
    expect((await call(h.base, 'GET', `${PATH}/${_id}`)).body.data.nombre).toBe('Mío');
  });

  it('are withdrawn for good: their page and their pictures go, the reviews of others stay', async () => {
    const url = await picture();
    const { _id } = await create({ nombre: 'Se va', imagenes: [url] });
    expect((await call(h.base, 'GET', `${PATH}/${_id}`)).body.data.imagenes).toEqual([url]);
    expect((await send('DELETE', `/${_id}`)).body).toMatchObject({
      data: null,
      message: 'Servicio eliminado correctamente',
    });
    expect((await call(h.base, 'GET', `${PATH}/${_id}`)).body.code).toBe('SERVICIO_NO_ENCONTRADO');
    expect([await mine('?search=se va'), await isFree(url)]).toEqual([[], true]);
    expect((await send('PUT', `/${_id}`, form())).status).toBe(404);
    expect((await send('DELETE', `/${_id}`)).status).toBe(404);
  });
});

describe('pictures of a service', () => {
  it('are its own: taken into use, kept, changed and given back with it', async () => {
    const [first, second, third] = [await picture(), await picture(), await picture()];
    const { _id } = await create({ nombre: 'Con fotos', imagenes: [first, second] });
    expect([await isFree(first), await isFree(second), await isFree(third)]).toEqual([false, false, true]);
    const put = async (imagenes?: string[]) =>
      (await send('PUT', `/${_id}`, form({ nombre: 'Con fotos', ...(imagenes && { imagenes }) }))).body;
    expect((await put()).data.imagenes).toEqual([first, second]);
    expect((await put([third, first])).data.imagenes).toEqual([third, first]);
    expect([await isFree(first), await isFree(second), await isFree(third)]).toEqual([false, true, false]);
    expect((await put([first, '/media/otra.webp'])).errors?.[0]?.campo).toBe('imagenes');
    expect(await isFree(third)).toBe(false);
    const stolen = await send('POST', '', form({ imagenes: [await picture()] }), other);
    expect(stolen.body.errors?.[0]?.mensaje).toBe('Sube la foto nuevamente: ya no está disponible');
  });
});
