import sharp from 'sharp';
import { type Actor, mintUser } from './actors';
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
