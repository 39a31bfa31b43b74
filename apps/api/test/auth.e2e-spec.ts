import { MailService } from '../src/platform/mail/mail.service';
import { buildRegistration, signIn, signUp, TEST_PASSWORD } from './actors';
import { call, type Harness, startApp } from './harness';

let h: Harness;
beforeAll(async () => {
  h = await startApp();
});
afterAll(() => h.close());

const post = (path: string, body: unknown, token?: string) => call(h.base, 'POST', path, { body, token });
/** The link in the newest mail to an address, once it has arrived. */
async function linkTo(email: string, path: string): Promise<string> {
  for (;;) {
    const text = h.app
      .get(MailService, { strict: false })
      .inbox()
      .find((mail) => mail.to === email && mail.text.includes(path))?.text;
    const token = text && new RegExp(`${path}/([\\w-]+)`).exec(text)?.[1];
    if (token) return token;
    await new Promise(setImmediate);
  }
}

describe('registering', () => {
  it.each(['client', 'store', 'workshop'] as const)('a %s gets an account, signs in and sees herself', async (role) => {
    const registration = buildRegistration(role);
    const created = await post('/api/auth/register', registration);
    expect(created.body).toMatchObject({
      success: true,
      message: 'Registro exitoso. Por favor, inicia sesión para continuar.',
      data: { role, email: registration.email },
    });
    expect(created.status).toBe(201);
    expect(JSON.stringify(created.body)).not.toMatch(/argon2|clave/);
    const actor = await signIn(h.base, registration.email.toUpperCase(), registration.password);
    const yo = await call(h.base, 'GET', '/api/auth/me', { token: actor.token });
    expect(yo.body.data).toEqual(actor.user);
    expect(yo.body.data.negocio === null).toBe(role === 'client');
    expect(yo.body.data.telefono).toBe('+584141234567');
  });

  it('takes a cédula and a RIF once, whatever else differs', async () => {
    const ana = buildRegistration('client');
    await post('/api/auth/register', ana);
    const sameCedula = await post(
      '/api/auth/register',
      buildRegistration('client', { cedula: (ana as { cedula: string }).cedula }),
    );
    expect([sameCedula.status, sameCedula.body.code]).toEqual([409, 'DOCUMENTO_EN_USO']);
    const tienda = buildRegistration('store') as { store: { rif: string } };
    await post('/api/auth/register', tienda);
    const other = buildRegistration('store') as { store: object };
    expect(
      (await post('/api/auth/register', { ...other, store: { ...other.store, rif: tienda.store.rif } })).body.code,
    ).toBe('DOCUMENTO_EN_USO');
  });

  it('makes one account of twenty who register the same address at once', async () => {
    const same = buildRegistration('client').email;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post('/api/auth/register', buildRegistration('client', { email: same }))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const [only, ...others] = await h.db.collection('usuarios').find({ email: same }).toArray();
    expect(others).toEqual([]);
    expect(answers.filter(({ body }) => body.data._id === String(only!._id))).toHaveLength(1);
  });

  it.each([
    [{ nombre: ' ' }, 'El nombre es obligatorio'],
    [{ email: 'ana' }, 'El correo electrónico no es válido'],
    [{ password: '12345' }, 'La contraseña debe tener al menos 6 caracteres'],
    [{ telefono: '' }, 'El teléfono es obligatorio'],
    [{ cedula: '' }, 'El número de cédula es obligatorio'],
    [{ fechaNacimiento: '' }, 'La fecha de nacimiento es obligatoria'],
    [{ fechaNacimiento: '2015-01-01' }, 'Debes ser mayor de 18 años para registrarte'],
    [{ role: 'admin' }, 'Selecciona un tipo de cuenta'],
  ])('answers %j with the sentence of the form', async (change, message) => {
    const { status, body } = await post('/api/auth/register', { ...buildRegistration('client'), ...change });
    expect([status, body.code, body.message]).toEqual([400, 'ENTRADA_INVALIDA', message]);
    expect(body.errors![0]!.mensaje).toBe(message);
  });

  it('keeps what only the server decides out of reach', async () => {
    const registration = buildRegistration('client', {
      activo: false,
      emailVerificado: true,
      _id: 'f'.repeat(24),
      clave: 'x',
      negocio: 'x',
    });
    await post('/api/auth/register', registration);
    const { user } = await signIn(h.base, registration.email);
    expect(user).toMatchObject({ role: 'client', emailVerificado: false, negocio: null });
    expect(user._id).not.toBe('f'.repeat(24));
  });
});

describe('signing in', () => {
  it('answers unknown and wrong alike, also of a blocked account', async () => {
    const ana = await signUp(h.base, 'client');
    await h.db.collection('usuarios').updateOne({ email: ana.email }, { $set: { activo: false } });
    const responses = await Promise.all([
      post('/api/auth/login', { email: 'nadie@pruebas.ve', password: 'x' }),
      post('/api/auth/login', { email: ana.email, password: 'otra-clave' }),
    ]);
    for (const { status, body } of responses)
      expect([status, body]).toEqual([
        401,
        {
          success: false,
          message: 'Correo electrónico o contraseña incorrecta',
          mensaje: expect.any(String),
          code: 'CREDENCIALES',
        },
      ]);
  });

  it('takes the same password however its accents are composed', async () => {
    const registration = buildRegistration('client', { password: 'contrase\u00f1a-larga' });
    await post('/api/auth/register', registration);
    expect(
      (await post('/api/auth/login', { email: registration.email, password: 'contrasen\u0303a-larga' })).status,
    ).toBe(200);
  });
});

describe('mailed links', () => {
  it('confirms an address, as often as the link is opened', async () => {
    const ana = await signUp(h.base, 'client');
    const token = await linkTo(ana.email, '/verificar');
    for (let round = 0; round < 2; round++)
      expect((await call(h.base, 'GET', `/api/auth/verify/${token}`)).body.data).toEqual({ email: ana.email });
    expect((await call(h.base, 'GET', '/api/auth/me', { token: ana.token })).body.data.emailVerificado).toBe(true);
    expect((await call(h.base, 'GET', `/api/auth/verify/${'x'.repeat(43)}`)).body.code).toBe('ENLACE_VENCIDO');
  });

  it('resets a password once, and ends every session', async () => {
    const ana = await signUp(h.base, 'client');
    const unknown = await post('/api/auth/forgot-password', { email: 'nadie@pruebas.ve' });
    const known = await post('/api/auth/forgot-password', { email: ana.email });
    expect(known.body).toEqual(unknown.body);
    const token = await linkTo(ana.email, '/restablecer-contrasena');
    expect(JSON.stringify(await h.db.collection('enlaces').find().toArray())).not.toContain(token);

    const attempts = await Promise.all(
      Array.from({ length: 5 }, () => post('/api/auth/reset-password', { token, password: 'una-clave-nueva' })),
    );
    expect(attempts.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(attempts.filter(({ body }) => body.code === 'ENLACE_VENCIDO')).toHaveLength(4);
    expect((await call(h.base, 'GET', '/api/auth/me', { token: ana.token })).body.code).toBe('SESION_VENCIDA');
    expect((await post('/api/auth/login', { email: ana.email, password: TEST_PASSWORD })).status).toBe(401);
    expect((await post('/api/auth/login', { email: ana.email, password: 'una-clave-nueva' })).status).toBe(200);
  });
});
