import { ADMIN_USER_MESSAGES } from '@tuerca/contracts/admin/messages';
import { UsersService } from '../src/auth/users/users.service';
import { MailService } from '../src/platform/mail/mail.service';
import { type Actor, buildRegistration, mintUser, signIn, signUp, TEST_PASSWORD } from './actors';
import { type OfficeCalls, officeCalls, openOffice } from './admin-users';
import { call, type Harness, startApp } from './harness';
import { until } from './until';

let h: Harness;
let admin: Actor;
let office: OfficeCalls;
beforeAll(async () => {
  h = await startApp();
  admin = await openOffice(h);
  office = officeCalls(h.base, admin);
});
afterAll(() => h.close());

const namesOf = async (query: Record<string, string>) =>
  ((await office.list(query)).body.data as { nombre: string }[]).map(({ nombre }) => nombre);
let n = 0;
const newUser = (overrides: object = {}) => ({
  nombre: 'Rosa Ortega',
  email: `nueva${++n}@pruebas.ve`,
  password: TEST_PASSWORD,
  telefono: '0424-7654321',
  ...overrides,
});
const mailTo = (email: string) =>
  until(
    () =>
      Promise.resolve(
        h.app
          .get(MailService, { strict: false })
          .inbox()
          .filter(({ to }) => to === email),
      ),
    (mails) => mails.length > 0,
  );

describe('the list of users', () => {
  let rif = '';
  beforeAll(async () => {
    await signUp(h.base, 'client', {
      nombre: 'María José Ñáñez',
      email: 'mjnanez@correo.ve',
      telefono: '0412-5550001',
    });
    await signUp(h.base, 'client', { nombre: 'Ángel Briceño', cedula: 'V-98765432' });
    const store = buildRegistration('store', { nombre: 'Pedro Rivas' }) as {
      store: { nombreTienda: string; rif: string };
    };
    store.store.nombreTienda = 'Repuestos El Araguaney';
    rif = store.store.rif;
    expect((await call(h.base, 'POST', '/api/auth/register', { body: store })).status).toBe(201);
  });

  it.each([
    ['words without accents', 'nanez maria', 'María José Ñáñez'],
    ['the beginning of a word', 'bric', 'Ángel Briceño'],
    ['an e-mail', 'mjnanez@correo.ve', 'María José Ñáñez'],
    ['the beginning of an e-mail', 'mjnan', 'María José Ñáñez'],
    ['a telephone as it is written', '0412-555.00.01', 'María José Ñáñez'],
    ['a telephone with its country', '+58 412 5550001', 'María José Ñáñez'],
    ['a cédula with points', 'V-98.765.432', 'Ángel Briceño'],
    ['a RIF', 'RIF', 'Pedro Rivas'],
    ['the name of a business', 'araguaney', 'Pedro Rivas'],
  ])('finds by %s', async (_what, search, nombre) => {
    expect(await namesOf({ search: search === 'RIF' ? rif : search })).toEqual([nombre]);
  });

  it('finds by a whole e-mail nobody whose own one only begins with it', async () => {
    await signUp(h.base, 'client', { nombre: 'Otra Persona', email: 'mjnanez@correo.ve.com' });
    expect(await namesOf({ search: 'MJNanez@correo.ve' })).toEqual(['María José Ñáñez']);
    expect((await namesOf({ search: 'mjnanez@' })).toSorted()).toEqual(['María José Ñáñez', 'Otra Persona']);
  });

  it('finds nothing by what has no letter, and nobody by what is a pattern', async () => {
    expect(await namesOf({ search: '¿?' })).toEqual([]);
    expect(await namesOf({ search: '.*@' })).toEqual([]);
  });

  it('is ten a page, the newest first, and says how many pages there are', async () => {
    for (let i = 0; i < 12; i++) await mintUser(h, 'crane');
    const first = (await office.list({ role: 'crane' })).body;
    expect(first.meta).toEqual({ page: 1, limit: 10, total: 12, totalPages: 2 });
    expect(first.data).toHaveLength(10);
    const dates = (first.data as { createdAt: string }[]).map(({ createdAt }) => createdAt);
    expect(dates).toEqual([...dates].sort().reverse());
    expect((await office.list({ role: 'crane', page: '2' })).body.data).toHaveLength(2);
    expect(await namesOf({ role: 'store', sort: 'nombre' })).toEqual(['Pedro Rivas']);
    expect(first.data[0]).not.toHaveProperty('password');
  });

  it('orders by name as people read it', async () => {
    const names = await namesOf({ role: 'client', sort: 'nombre' });
    expect(names.indexOf('Ángel Briceño')).toBeLessThan(names.indexOf('María José Ñáñez'));
    expect(await namesOf({ role: 'client', sort: '-nombre' })).toEqual([...names].reverse());
  });

  it('filters by state and by the day of the registration', async () => {
    const off = await mintUser(h, 'delivery');
    await office.state(off.user._id, { activo: false, motivo: 'Prueba' });
    expect((await office.list({ role: 'delivery', activo: 'false' })).body.meta.total).toBe(1);
    expect((await office.list({ role: 'delivery', activo: 'true' })).body.meta.total).toBe(0);
    expect((await office.list({ role: 'delivery', hasta: '2020-01-01' })).body.meta.total).toBe(0);
    expect((await office.list({ role: 'delivery', desde: '2020-01-01' })).body.meta.total).toBe(1);
    expect((await office.list({ sort: 'edad' })).status).toBe(400);
  });

  it('leaves as a file, with formulas made harmless', async () => {
    await office.create(newUser({ nombre: '=HYPERLINK("x")', role: 'delivery' }));
    const res = await fetch(`${h.base}/api/admin/usuarios/exportar?role=delivery`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(res.headers.get('content-type')).toContain('text/csv');
    expect(res.headers.get('content-disposition')).toContain('Usuarios_');
    const lines = (await res.text()).trim().split('\r\n');
    expect(lines[0]).toContain('Nombre;Negocio;Rol');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('"\'=HYPERLINK(""x"")"');
  });
});

describe('a new user', () => {
  it('is a client unless said otherwise, gets a mail to confirm the address, and signs in', async () => {
    const body = newUser();
    const { status, body: answer } = await office.create(body);
    expect([status, answer.message]).toEqual([201, 'Usuario creado correctamente']);
    expect(answer.data).toMatchObject({
      role: 'client',
      emailVerificado: false,
      telefono: '+584247654321',
      activo: true,
    });
    expect((await mailTo(body.email))[0]!.text).toContain('/verificar/');
    expect((await signIn(h.base, body.email)).user.nombre).toBe('Rosa Ortega');
  });

  it.each(['client', 'crane', 'delivery', 'admin'])('may be %s', async (role) => {
    expect((await office.create(newUser({ role }))).body.data).toMatchObject({ role, negocio: null });
  });

  it('that sells comes with its business, which is checked as at registration', async () => {
    const { role, store, direccion } = buildRegistration('store') as never as Record<string, object>;
    const body = newUser({ role, direccion });
    const refused = await office.create(body);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([{ campo: 'store', mensaje: 'Completa los datos de la tienda' }]);
    const wrong = await office.create({ ...body, store: { ...store, rif: 'J-12345678-0' } });
    expect(wrong.body.errors![0]!.campo).toBe('store.rif');
    const { status, body: answer } = await office.create({ ...body, store });
    expect(status).toBe(201);
    expect(answer.data.negocio).toBe((store as { nombreTienda: string }).nombreTienda);
    const business = { _id: new h.db.base.Types.ObjectId(answer.data._id as string) };
    expect(await h.db.collection('tiendas').countDocuments(business)).toBe(1);
  });

  it.each([
    ['nombre', { nombre: '' }, 'El nombre es obligatorio'],
    ['email', { email: 'nada' }, 'El correo electrónico no es válido'],
    ['password', { password: '12345' }, 'La contraseña debe tener al menos 6 caracteres'],
    ['telefono', { telefono: '' }, 'El teléfono es obligatorio'],
    ['role', { role: 'reina' }, 'Elige el rol de la cuenta'],
  ])('needs a good %s', async (campo, wrong, mensaje) => {
    const { status, body } = await office.create(newUser(wrong));
    expect([status, body.errors![0]!.campo]).toEqual([400, campo]);
    if (mensaje) expect(body.errors![0]!.mensaje).toBe(mensaje);
  });

  it('takes no address that is taken', async () => {
    const taken = await mintUser(h, 'client');
    const { body } = await office.create(newUser({ email: taken.email }));
    // To an administrator, who has nothing to sign in to.
    expect([body.code, body.message]).toEqual(['CORREO_EN_USO', ADMIN_USER_MESSAGES.emailTaken]);
  });
});

describe('the page of a user', () => {
  it('says what hangs on the account', async () => {
    const client = await mintUser(h, 'client');
    expect((await office.get(client.user._id)).body.data).toMatchObject({
      sesiones: 1,
      pedidos: { total: 0, abiertos: 0, monto: 0, ultimos: [] },
      citas: { total: 0, abiertas: 0 },
      pendientes: [],
      baja: null,
      eliminada: null,
    });
    const gone = await office.get('a'.repeat(24));
    expect([gone.status, gone.body.message]).toEqual([404, 'No encontramos este usuario.']);
    expect((await office.get('nada')).status).toBe(400);
  });

  it('is edited; a new e-mail has to be confirmed again, and the search follows', async () => {
    const { user } = await mintUser(h, 'client');
    const email = `cambiada${++n}@pruebas.ve`;
    const { body } = await office.update(user._id, { nombre: 'Zoraida Quintero', email, telefono: '0416-1112233' });
    expect(body.data).toMatchObject({
      nombre: 'Zoraida Quintero',
      email,
      emailVerificado: false,
      telefono: '+584161112233',
    });
    expect((await mailTo(email))[0]!.text).toContain('/verificar/');
    expect(await namesOf({ search: 'quintero' })).toEqual(['Zoraida Quintero']);
    expect(await namesOf({ search: '0416 1112233' })).toEqual(['Zoraida Quintero']);
    const taken = await mintUser(h, 'client');
    const refused = (await office.update(user._id, { email: taken.email })).body;
    expect([refused.code, refused.message]).toEqual(['CORREO_EN_USO', ADMIN_USER_MESSAGES.emailTaken]);
    expect((await office.update(user._id, {})).status).toBe(400);
  });

  it("renews a business's own copies", async () => {
    const store = await signUp(h.base, 'store');
    await office.update(store.user._id, { telefono: '0414-9998877' });
    const profile = await h.db.collection('tiendas').findOne({ rif: { $exists: true }, telefono: '+584149998877' });
    expect(String(profile!._id)).toBe(store.user._id);
  });
});

describe('accounts and the caches of others', () => {
  it('are exact at once where they are named', async () => {
    const { user } = await mintUser(h, 'client');
    const users = h.app.get(UsersService, { strict: false });
    await users.recallCards([user._id]);
    await office.update(user._id, { nombre: 'Nombre Nuevo' });
    expect((await users.recallCards([user._id])).get(user._id)!.nombre).toBe('Nombre Nuevo');
  });
});
