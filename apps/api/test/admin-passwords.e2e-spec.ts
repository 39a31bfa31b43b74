import { ERRORS } from '@tuerca/contracts/errors';
import { adminToken, signIn, TEST_PASSWORD } from './actors';
import { type OfficeCalls, officeCalls, openOffice } from './admin-users';
import { call, type Harness, startApp } from './harness';
import { PRODUCTION } from './production';

let h: Harness;
let office: OfficeCalls;
beforeAll(async () => {
  h = await startApp({ ...PRODUCTION, PASSWORD_MIN: '8' });
  office = officeCalls(h.base, await openOffice(h));
});
afterAll(async () => {
  await h.close();
  process.env.NODE_ENV = 'test';
});

const rosa = { nombre: 'Rosa Ortega', email: 'rosa@pruebas.ve', telefono: '0424-7654321' };
const stored = () => h.db.collection('usuarios').countDocuments({ email: rosa.email });

it.each(['venezuela2026', 'T0y0ta!!', 'Contraseña1', 'qwertyuiop', '12345678', 'T1nkerbell7!'])(
  'an administrator gives nobody the password %s, which is tried first',
  async (password) => {
    const { status, body } = await office.create({ ...rosa, password });
    const { status: expected, message } = ERRORS.CLAVE_COMUN;
    expect([status, body.code, body.message]).toEqual([expected, 'CLAVE_COMUN', message]);
    expect(body.errors).toEqual([{ campo: 'password', mensaje: message }]);
    expect(await stored()).toBe(0);
  },
);

it('whoever registers can know before sending that common passwords are refused, and from which length on', async () => {
  const rate = { valor: 1500, confirmar: true, motivo: 'Primera tasa' };
  await call(h.base, 'PUT', '/api/system/config/tasa_bcv', { token: await adminToken(h), body: rate });
  const { body } = await call(h.base, 'GET', '/api/system/public');
  expect(body.data.registro).toEqual({ claveMin: 8, rechazaComunes: true });
});

it('nor one shorter than this installation allows; with another one the same form is taken', async () => {
  const short = await office.create({ ...rosa, password: 'Bujía7.' });
  expect([short.status, short.body.errors]).toEqual([
    400,
    [{ campo: 'password', mensaje: 'La contraseña debe tener al menos 8 caracteres' }],
  ]);
  expect(await stored()).toBe(0);
  expect((await office.create({ ...rosa, password: TEST_PASSWORD })).status).toBe(201);
  expect((await signIn(h.base, rosa.email)).user).toMatchObject({ role: 'client', nombre: rosa.nombre });
});
