import { Usuario } from '@tuerca/contracts/auth/users/schemas';
import { UsersService } from '../src/auth/users/users.service';
import { MailService } from '../src/platform/mail/mail.service';
import { type Actor, mintUser, openBusiness, signUp } from './actors';
import { call, type Harness, startApp } from './harness';

let h: Harness;
let ana: Actor;
const ADDRESS = {
  ciudad: 'Mérida',
  estado: 'Mérida',
  pais: 'Venezuela',
  codigoPostal: '5101',
  referencias: 'Casa azul',
};
const put = (body: unknown, { token } = ana, path = '/api/user/profile') =>
  call<Usuario>(h.base, 'PUT', path, { token, body });
const account = async ({ user }: Actor) =>
  JSON.stringify({ ...(await h.app.get(UsersService, { strict: false }).findById(user._id)), updatedAt: undefined });

beforeAll(async () => {
  h = await startApp();
  ana = await signUp(h.base, 'client');
});
afterAll(() => h.close());

describe('changing my account', () => {
  it('keeps name, telephone and address, in the forms in which they are stored', async () => {
    const { status, body } = await put({
      nombre: '  Ana Rojas ',
      telefono: '0424 555 11 22',
      direccion: { ...ADDRESS, coordenadas: { type: 'Point', coordinates: [1, 2] } },
      email: 'otra@pruebas.ve',
    });
    expect([status, body.message]).toEqual([200, 'Perfil actualizado correctamente']);
    expect(Usuario.parse(body.data)).toMatchObject({
      _id: ana.user._id,
      nombre: 'Ana Rojas',
      telefono: '+584245551122',
      email: ana.email,
      direccion: { ciudad: 'Mérida', referencias: 'Casa azul', calle: null },
    });
    expect((await call(h.base, 'GET', '/api/auth/me', { token: ana.token })).body.data).toEqual(body.data);
    expect(JSON.parse(await account(ana)).direccion).toEqual(ADDRESS);
  });

  it('changes only what is sent, and answers under the address with two slashes too', async () => {
    const { data } = (await put({ telefono: '0414-7654321' }, ana, '/api/user//profile')).body;
    expect(data).toMatchObject({ nombre: 'Ana Rojas', telefono: '+584147654321', direccion: { ciudad: 'Mérida' } });
    expect((await put({})).body.data).toEqual(data);
    expect((await put({ direccion: null })).body.data.direccion).toBeNull();
  });

  it.each<[string, unknown]>([
    ['role', 'admin'],
    ['activo', true],
    ['password', 'otra-clave'],
    ['clave', 'x'],
    ['cedula', 'V-1'],
    ['rif', 'J-1'],
    ['_id', '0'.repeat(24)],
    ['id', '0'.repeat(24)],
    ['emailVerificado', true],
    ['negocio', 'Mío'],
    ['fotoPerfil', '/media/x.webp'],
    ['profilePicture', '/media/x.webp'],
    ['createdAt', '2020-01-01'],
    ['$set', { role: 'admin' }],
    ['direccion.ciudad', 'Lara'],
    ['__proto__x', 1],
  ])('refuses %s, with everything that came beside it', async (field, value) => {
    const before = await account(ana);
    const { status, body } = await put({ nombre: 'Intrusa', [field]: value });
    expect([status, body.code, await account(ana)]).toEqual([400, 'ENTRADA_INVALIDA', before]);
  });

  it.each([
    [{ nombre: ' ' }, 'nombre'],
    [{ nombre: 'x'.repeat(121) }, 'nombre'],
    [{ nombre: { $ne: 1 } }, 'nombre'],
    [{ telefono: '123' }, 'telefono'],
    [{ direccion: { ciudad: 'Mérida' } }, 'direccion.estado'],
    [{ direccion: { ...ADDRESS, estado: 'Narnia' } }, 'direccion.estado'],
  ])('refuses %j, and says where', async (body, field) => {
    const before = await account(ana);
    const { status, body: answer } = await put(body);
    expect([status, answer.errors?.map((error) => error.campo).includes(field), await account(ana)]).toEqual([
      400,
      true,
      before,
    ]);
  });

  it('touches nobody else, needs a session, and of a business changes telephone and address, there and in public', async () => {
    const eva = await mintUser(h, 'client');
    const before = await account(eva);
    await put({ nombre: 'Ana' });
    expect(await account(eva)).toBe(before);
    expect((await call(h.base, 'PUT', '/api/user/profile', { body: { nombre: 'Nadie' } })).status).toBe(401);
    for (const [role, perfil] of [
      ['store', '/api/stores/stores'],
      ['workshop', '/api/workshop/workshops'],
    ] as const) {
      const owner = await openBusiness(h, role);
      const publicAuthor = async () => (await call(h.base, 'GET', `${perfil}/${owner.user._id}/profile`)).body.data;
      const before = await publicAuthor();
      const { data } = (await put({ nombre: 'Dueña', telefono: '0414-0001122', direccion: ADDRESS }, owner)).body;
      const moved = { ...ADDRESS, calle: null, numero: null };
      expect(data).toEqual({ ...owner.user, nombre: 'Dueña', telefono: '+584140001122', direccion: moved });
      const negocio = role === 'store' ? 'store' : 'workshop';
      const { ciudad, estado, codigoPostal, referencias } = ADDRESS;
      expect(await publicAuthor()).toEqual({
        ...before,
        [negocio]: {
          ...before[negocio],
          telefono: '+584140001122',
          direccion: { ciudad, estado, codigoPostal, referencias, calle: null, coordenadas: null },
        },
      });
    }
  });
});

describe('asking for the confirmation link again', () => {
  const links = (email: string) =>
    h.app
      .get(MailService, { strict: false })
      .inbox()
      .flatMap((mail) => (mail.to === email ? (/\/verificar\/([\w-]+)/.exec(mail.text)?.[1] ?? []) : []));
  const resend = ({ token }: Actor) => call(h.base, 'POST', '/api/auth/resend-verification', { token });
  const verify = async (token: string) => (await call(h.base, 'GET', `/api/auth/verify/${token}`)).status;
  const until = async (email: string, count: number): Promise<string[]> => {
    while (links(email).length < count) await new Promise(setImmediate);
    return links(email);
  };

  it('mails a new one and ends the old one', async () => {
    const eva = await signUp(h.base, 'client');
    const [old] = await until(eva.email, 1);
    const { status, body } = await resend(eva);
    expect([status, body.message]).toEqual([
      200,
      'Te enviamos un correo con un enlace nuevo. Ábrelo para verificar tu dirección.',
    ]);
    const fresh = (await until(eva.email, 2)).find((token) => token !== old)!;
    expect([await verify(old!), await verify(fresh)]).toEqual([400, 200]);
    expect(await resend(eva)).toMatchObject({ status: 409, body: { code: 'CORREO_VERIFICADO' } });
    expect(links(eva.email)).toHaveLength(2);
    expect((await call(h.base, 'POST', '/api/auth/resend-verification')).status).toBe(401);
  });

  it('stops after five an hour, even when they are asked for at once', async () => {
    const strict = await startApp({ LIMITE_FACTOR: '1' });
    try {
      const eva = await mintUser(strict, 'client');
      await strict.db.collection('usuarios').updateOne({ email: eva.email }, { $set: { emailVerificado: false } });
      // Each from another address: the account is what counts.
      const all = await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          call(strict.base, 'POST', '/api/auth/resend-verification', {
            token: eva.token,
            headers: { 'x-forwarded-for': `200.44.1.${n}` },
          }),
        ),
      );
      expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
      expect(Number(all.find(({ status }) => status === 429)!.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await strict.close();
      process.env.LIMITE_FACTOR = '10000';
    }
  });
});
