import { CONTACT_EMAIL } from '@tuerca/contracts/kernel/contact';
import { type Actor, adminToken, mintUser } from './actors';
import { call, type Harness, startApp } from './harness';
import { mailsTo } from './notices';
import { until } from './until';

let h: Harness;
let ana: Actor;
beforeAll(async () => {
  h = await startApp({ LIMITE_FACTOR: '1' });
});
afterAll(() => h.close());

const post = (path: string, body: object) => call(h.base, 'POST', `/api/auth/${path}`, { body });
const login = (password = ana.password) => post('login', { email: ana.email, password });
const setState = async (activo: boolean) => {
  const body = { activo, motivo: 'Cobros que nadie reconoce' };
  const options = { token: await adminToken(h), body };
  expect((await call(h.base, 'PUT', `/api/admin/usuarios/${ana.user._id}/estado`, options)).status).toBe(200);
};
beforeEach(async () => {
  ana = await mintUser(h, 'client');
  await setState(false);
});

it('tells who is blocked and gives the right password how to write to us, and nothing to a wrong one', async () => {
  const { status, body, headers } = await login();
  expect([status, body.code]).toEqual([403, 'CUENTA_DESACTIVADA']);
  expect(body.message).toContain(CONTACT_EMAIL);
  expect(JSON.stringify(body)).not.toContain('reconoce');
  expect(headers.get('set-cookie')).toBeNull();
  const [wrong, unknown] = [
    await login('otra-clave'),
    await post('login', { email: 'nadie@pruebas.ve', password: 'x' }),
  ];
  expect([wrong.status, wrong.body.code]).toEqual([401, 'CREDENCIALES']);
  expect({ ...wrong.body, mensaje: '' }).toEqual({ ...unknown.body, mensaje: '' });
  await setState(true);
  expect((await login()).status).toBe(200);
});

it('counts each of her tries, the right ones too', async () => {
  const codes: unknown[] = [];
  for (let n = 0; n < 31; n += 1) codes.push((await login()).body.code);
  expect(codes).toEqual([...Array<string>(30).fill('CUENTA_DESACTIVADA'), 'DEMASIADAS_SOLICITUDES']);
});

it('says it in the mail for a forgotten password, without a link', async () => {
  const known = await mintUser(h, 'client');
  const answers = [
    await post('forgot-password', { email: ana.email }),
    await post('forgot-password', { email: known.email }),
  ];
  expect(answers[0]!.body).toEqual(answers[1]!.body);
  const [mail] = await until(
    async () => mailsTo(h, ana.email).filter(({ text }) => text.includes('desactivada')),
    (found) => found.length > 0,
  );
  expect(mail!.text).toContain(CONTACT_EMAIL);
  expect(mail!.text).not.toContain('/restablecer-contrasena/');
});
