import sharp from 'sharp';
import { type Actor, mintUser, openBusiness } from './actors';
import { type Answer, call, type Harness, startApp } from './harness';
import { jpeg, phonePhoto } from './pictures';

let h: Harness;
let ana: Actor;
beforeAll(async () => {
  h = await startApp();
  ana = await mintUser(h, 'client');
});
afterAll(() => h.close());

type Part = [name: string, content: Uint8Array | string, fileName?: string];

async function send(method: string, path: string, parts: Part[]): Promise<Answer> {
  const body = new FormData();
  for (const [name, content, fileName] of parts)
    if (typeof content === 'string') body.append(name, content);
    else body.append(name, new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), fileName ?? 'foto.jpg');
  const res = await fetch(h.base + path, { method, headers: { authorization: `Bearer ${ana.token}` }, body });
  return { status: res.status, body: await res.json(), headers: res.headers };
}
const form = (parts: Part[]) => send('PUT', '/api/user//profile', parts);
const me = async () => (await call(h.base, 'GET', '/api/auth/me', { token: ana.token })).body.data;
const records = () => h.db.collection('imagenes').countDocuments();
const ADDRESS: Part[] = Object.entries({
  ciudad: 'Mérida',
  estado: 'Mérida',
  codigoPostal: '5101',
  calle: 'Av. 4',
}).map(([key, text]) => [`direccion[${key}]`, text]);

describe('a profile as a form', () => {
  it('brings texts, an address in brackets and the photo itself, encoded anew', async () => {
    const { status, body } = await form([
      ['nombre', 'Ana Rojas'],
      ['email', ana.email],
      ['telefono', '0424 555 11 22'],
      ['fechaNacimiento', '1991-02-03'],
      ...ADDRESS,
      ['fotoPerfil', await phonePhoto(), '../../foto.svg'],
    ]);
    expect([status, body.message]).toEqual([200, 'Perfil actualizado correctamente']);
    expect(await me()).toMatchObject({
      nombre: 'Ana Rojas',
      telefono: '+584245551122',
      fechaNacimiento: '1991-02-03',
      direccion: { ciudad: 'Mérida', codigoPostal: '5101', calle: 'Av. 4', numero: null },
    });
    const { profilePicture } = body.data;
    expect(profilePicture).toMatch(/^\/media\/subidas\/perfil\/[0-9a-f]{36}-640\.webp$/);
    const result = Buffer.from(await (await fetch(h.base + profilePicture)).arrayBuffer());
    expect([(await sharp(result).metadata()).format, result.includes('SECRETO')]).toEqual(['webp', false]);
  });

  it('brings vehicles into the garage, without taking any out of it, and preferences one by one', async () => {
    const garage = async () => (await call(h.base, 'GET', '/api/client/garaje', { token: ana.token })).body.data;
    await call(h.base, 'POST', '/api/client/garaje', {
      token: ana.token,
      body: { marca: 'Toyota', modelo: 'Corolla', anio: 2012, motor: '1.8', placa: 'AB123CD' },
    });
    const [corolla] = await garage();
    const { status, body } = await form([
      ['vehiculos[0][_id]', corolla._id],
      ['vehiculos[0][marca]', 'Toyota'],
      ['vehiculos[0][modelo]', 'Corolla'],
      ['vehiculos[0][anio]', '2013'],
      ['vehiculos[0][tipo]', 'automovil'],
      ['vehiculos[1][id]', 'local-1'],
      ['vehiculos[1][marca]', 'Chevrolet'],
      ['vehiculos[1][modelo]', 'Aveo'],
      ['vehiculos[1][anio]', '2008'],
      ['preferencias[newsletter]', 'true'],
      ['preferencias[notificacionesEmail]', 'false'],
    ]);
    expect([status, body.message]).toEqual([200, 'Perfil actualizado correctamente']);
    const preferencias = { notificacionesEmail: false, notificacionesPush: true, newsletter: true, ofertas: false };
    expect(body.data.preferencias).toEqual(preferencias);
    // What the form does not know of a vehicle stays.
    expect(await garage()).toMatchObject([
      { modelo: 'Aveo', anio: 2008 },
      { _id: corolla._id, modelo: 'Corolla', anio: 2013, motor: '1.8', placa: 'AB123CD', tipo: 'sedan' },
    ]);
    expect((await form([['preferencias[ofertas]', 'true']])).body.data.preferencias).toEqual({
      ...preferencias,
      ofertas: true,
    });
    expect((await garage()).length).toBe(2);
  });

  it('loses no preference when several are changed at once', async () => {
    for (let round = 0; round < 12; round++) {
      const wanted = String(round % 2 === 1);
      const keys = ['notificacionesEmail', 'notificacionesPush', 'newsletter', 'ofertas'];
      await Promise.all(keys.map((key) => form([[`preferencias[${key}]`, wanted]])));
      expect((await me()).preferencias).toEqual(Object.fromEntries(keys.map((key) => [key, wanted === 'true'])));
    }
    await form([
      ['preferencias[notificacionesEmail]', 'false'],
      ['preferencias[newsletter]', 'true'],
    ]);
  });

  it('changes nothing at all when one of its vehicles cannot be kept', async () => {
    const before = await me();
    const vehicles = (n: number) =>
      Array.from({ length: n }, (_, i): Part[] => [
        [`vehiculos[${i}][marca]`, 'Ford'],
        [`vehiculos[${i}][modelo]`, 'Fiesta'],
        [`vehiculos[${i}][anio]`, String(2000 + i)],
      ]).flat();
    const full = await form([['nombre', 'Otra'], ...vehicles(9)]);
    expect([full.status, full.body.code]).toEqual([409, 'GARAJE_LLENO']);
    const stranger: Part[] = [['nombre', 'Otra'], ['vehiculos[0][_id]', 'a'.repeat(24)], ...vehicles(1)];
    expect((await form(stranger)).status).toBe(404);
    expect(await me()).toEqual(before);
    expect((await call(h.base, 'GET', '/api/client/garaje', { token: ana.token })).body.data).toHaveLength(2);
    expect((await form([['preferencias[ofertas]', 'quizás']])).body.errors).toEqual([
      { campo: 'preferencias.ofertas', mensaje: 'Debe ser sí o no' },
    ]);
  });

  it('is asked which of two vehicles that become the same it means, and changes neither', async () => {
    const garage = async () => (await call(h.base, 'GET', '/api/client/garaje', { token: ana.token })).body.data;
    const before = await garage();
    const [aveo, corolla] = before as { _id: string }[];
    const becomes = (place: number, id: string | undefined, anio: string): Part[] => [
      ...(id ? [[`vehiculos[${place}][_id]`, id] as Part] : []),
      [`vehiculos[${place}][marca]`, 'chevrolet'],
      [`vehiculos[${place}][modelo]`, 'AVEO'],
      [`vehiculos[${place}][anio]`, anio],
    ];
    const campo = 'vehiculos.1.modelo';
    const mensaje = 'Este vehículo está dos veces. Quita uno o corrige sus datos.';
    for (const parts of [
      [...becomes(0, aveo!._id, '2010'), ...becomes(1, undefined, '2010')],
      [...becomes(0, undefined, '2011'), ...becomes(1, undefined, '2011')],
    ]) {
      const { status, body } = await form(parts);
      expect([status, body.errors]).toEqual([400, [{ campo, mensaje }]]);
    }
    // Its engine tells the other one apart.
    expect(corolla).toMatchObject({ motor: '1.8' });
    expect(await garage()).toEqual(before);
  });

  it('matches vehicles by id, then plate, then brand, model and year, and takes out what is left out only where these are all', async () => {
    ana = await mintUser(h, 'client');
    const garage = async () => (await call(h.base, 'GET', '/api/client/garaje', { token: ana.token })).body.data;
    const save = (body: object) => call(h.base, 'POST', '/api/client/garaje', { token: ana.token, body });
    await save({ marca: 'Toyota', modelo: 'Corolla', anio: 2012, placa: 'AB123CD' });
    await save({ marca: 'Ford', modelo: 'Fiesta', anio: 2008 });
    await save({ marca: 'Chevrolet', modelo: 'Aveo', anio: 2007 });
    const idOf = (vehicles: { _id: string; modelo: string }[], name: string) =>
      vehicles.find(({ modelo }) => modelo === name)?._id;
    const before = await garage();
    const vehicle = (i: number, fields: Record<string, string>): Part[] =>
      Object.entries(fields).map(([key, text]) => [`vehiculos[${i}][${key}]`, text]);
    // Known again by its plate although its year was wrong, and by its name however it is spelled.
    const known = [
      ...vehicle(0, { marca: 'Toyota', modelo: 'Corolla', anio: '2013', placa: 'ab-123-cd' }),
      ...vehicle(1, { marca: 'FORD', modelo: 'fiesta', anio: '2008', placa: 'XY987ZW' }),
    ];
    expect((await form(known)).status).toBe(200);
    const kept = await garage();
    expect(kept.length).toBe(3);
    for (const name of ['Corolla', 'Fiesta', 'Aveo']) expect(idOf(kept, name)).toBe(idOf(before, name));
    expect((await form([...known, ['vehiculosCompletos', 'false']])).status).toBe(200);
    expect((await garage()).length).toBe(3);
    expect((await form([...known, ['vehiculosCompletos', 'true']])).status).toBe(200);
    const all = await garage();
    expect(all.map(({ modelo }: { modelo: string }) => modelo).toSorted()).toEqual(['Corolla', 'Fiesta']);
    expect(all.find(({ modelo }: { modelo: string }) => modelo === 'Fiesta')).toMatchObject({
      _id: idOf(before, 'Fiesta'),
      placa: 'XY987ZW',
    });
    // A sure sign counts before the weaker one of a vehicle that stands above it.
    const swapped = [
      ...vehicle(0, { marca: 'Toyota', modelo: 'Corolla', anio: '2013' }),
      ...vehicle(1, { _id: idOf(before, 'Corolla')!, marca: 'Toyota', modelo: 'Yaris', anio: '2013' }),
    ];
    expect((await form([...swapped, ['vehiculosCompletos', 'true']])).status).toBe(200);
    expect(idOf(await garage(), 'Yaris')).toBe(idOf(before, 'Corolla'));
    expect((await form([['vehiculosCompletos', 'true']])).status).toBe(200);
    expect(await garage()).toEqual([]);
    expect((await form([['vehiculosCompletos', 'quizás']])).status).toBe(400);
  });

  it("of a business brings its week day by day, as the specification's form names it", async () => {
    for (const block of ['store', 'workshop'] as const) {
      ana = await openBusiness(h, block);
      const days = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'];
      const week = days.flatMap((name): Part[] =>
        name === 'domingo'
          ? [[`${block}[horarios][${name}][cerrado]`, 'true']]
          : [
              [`${block}[horarios][${name}][apertura]`, '08:30'],
              [`${block}[horarios][${name}][cierre]`, '17:00'],
              [`${block}[horarios][${name}][cerrado]`, 'false'],
            ],
      );
      const { status, body } = await form([[`${block}[descripcion]`, 'Abierto toda la semana'], ...week]);
      expect([block, status, body.errors]).toEqual([block, 200, undefined]);
      const path = block === 'store' ? '/api/stores/profile' : '/api/workshop/profile';
      const { horarios, descripcion } = (await call(h.base, 'GET', path, { token: ana.token })).body.data[block];
      expect([descripcion, horarios.lunes, horarios.domingo]).toEqual([
        'Abierto toda la semana',
        { activo: true, apertura: '08:30', cierre: '17:00' },
        { activo: false, apertura: '', cierre: '' },
      ]);
      const wrong = await form(
        week.map(([name, text]): Part => [name, name.includes('lunes][cierre') ? '07:00' : text]),
      );
      expect([wrong.status, wrong.body.errors?.[0]?.campo]).toEqual([400, `${block}.horarios.lunes`]);
    }
    ana = await mintUser(h, 'client');
  });

  it('may bring a photo that was uploaded before, or none', async () => {
    const url = (await send('POST', '/api/upload/profile', [['image', await jpeg()]])).body.data.imageUrl;
    expect((await form([['fotoPerfilUrl', url]])).body.data.profilePicture).toBe(url);
    expect((await form([['nombre', 'Ana Díaz']])).body.data).toMatchObject({ nombre: 'Ana Díaz', profilePicture: url });
  });

  it.each<[string, Part[]]>([
    ['a field that nobody may change', [['role', 'admin']]],
    ['the password', [['password', 'x']]],
    ['an index of a hundred million', [['vehiculos[99999999][marca]', 'x']]],
    ['a prototype', [['__proto__[role]', 'admin']]],
    ['a constructor', [['constructor[prototype][role]', 'admin']]],
    ['a prototype inside', [['direccion[__proto__][ciudad]', 'x']]],
    ['a dot in place of brackets', [['direccion.ciudad', 'x']]],
    ['brackets too many', [['direccion[ciudad][$ne]', 'x']]],
    ['an operator', [['nombre[$ne]', 'x']]],
    ['the address as a text', [['direccion', '{"ciudad":"x"}']]],
    ['half an address', [['direccion[ciudad]', 'Lara']]],
    [
      'a text twice',
      [
        ['telefono', '04140000000'],
        ['telefono', '04141111111'],
      ],
    ],
    ['somebody of three years', [['fechaNacimiento', `${new Date().getFullYear() - 3}-01-01`]]],
    ['a text as the photo', [['fotoPerfil', 'x']]],
    [
      'two photos',
      [
        ['fotoPerfil', Buffer.from('a')],
        ['fotoPerfil', Buffer.from('b')],
      ],
    ],
    ['SVG', [['fotoPerfil', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')]]],
    ['a thousand fields', Array.from({ length: 1000 }, (_, i): Part => [`direccion[${i}]`, 'x'])],
  ])('%s changes nothing', async (_name, parts) => {
    const before = [await me(), await records()];
    const { status, body } = await form([['nombre', 'Intrusa'], ...parts]);
    expect([[400, 413, 415].includes(status), body.success]).toEqual([true, false]);
    expect([await me(), await records()]).toEqual(before);
    expect(({} as { role?: unknown }).role).toBeUndefined();
  });
});
