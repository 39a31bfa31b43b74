import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { admin } from '@tuerca/contracts/admin/endpoints';
import { type ClavePaso, PASOS } from '@tuerca/contracts/admin/first-steps';
import { SETTINGS } from '../src/platform/config/data/settings';
import { markBackup } from '../src/platform/database/backup/marks';
import { adminToken, mintUser } from './actors';
import { call, type Harness, startApp } from './harness';
import { FIRST_RECIPIENT, PRODUCTION } from './production';

const PATH = '/api/admin/primeros-pasos';

let h: Harness;
let token: string;
beforeAll(async () => {
  h = await startApp(PRODUCTION);
  token = await adminToken(h);
});
afterAll(async () => {
  await h.close();
  Object.assign(process.env, { NODE_ENV: 'test', BANCO: 'simulado' });
  delete process.env.SMTP_URL;
});

const read = async ({ base }: Pick<Harness, 'base'> = h) =>
  admin.firstSteps.response.parse((await call(base, 'GET', PATH, { token })).body.data);
const left = async (at?: Harness) => (await read(at)).flatMap(({ clave, hecho }) => (hecho ? [] : [clave]));
const text = async (clave: ClavePaso, at?: Harness) => (await read(at)).find((one) => one.clave === clave)?.texto;
/** The same shop after its operator started it again with other settings. */
async function restarted(env: Record<string, string>, story: (again: Harness) => Promise<void>): Promise<void> {
  const again = await startApp({ MONGODB_URI: process.env.MONGODB_URI!, ...env });
  await story(again).finally(() => again.close());
}

it('each step of an empty shop is done one after the other, and none is left', async () => {
  expect(await left()).toEqual(['tasa', 'destinatario', 'correo', 'respaldo']);
  expect(await text('categorias')).toBe('Vienen 16 categorías listas: ajústalas a lo que se venderá.');
  expect(await text('tasa')).toContain('la tienda abre en cuanto la cargues');

  const rate = { valor: 1500, motivo: 'Primera tasa' };
  expect((await call(h.base, 'PUT', '/api/system/config/tasa_bcv', { token, body: rate })).status).toBe(200);
  expect(await left()).toEqual(['destinatario', 'correo', 'respaldo']);

  expect((await call(h.base, 'POST', '/api/system/destinatario', { token, body: FIRST_RECIPIENT })).status).toBe(201);
  expect(await left()).toEqual(['correo', 'respaldo']);
  expect(await text('destinatario')).toBe('Tuerca, C.A., Banplus.');

  await restarted({ SMTP_URL: 'smtp://tuerca:secreta@smtp.example.com:587' }, async (again) => {
    expect(await left(again)).toEqual(['respaldo']);
    // Neither user nor password.
    expect(await text('correo', again)).toBe('Sale por smtp.example.com.');
    await markBackup(again.db.db!, { fecha: new Date() });
    expect(await read(again)).toEqual([]);
  });
});

it('a bank that confirms what nobody paid is a step to do', async () => {
  await restarted({ NODE_ENV: 'test', BANCO: 'simulado' }, async (again) =>
    expect(await left(again)).toEqual(['banco']),
  );
});

it('is for administrators', async () => {
  const ana = await mintUser(h, 'client');
  expect((await call(h.base, 'GET', PATH)).status).toBe(401);
  expect((await call(h.base, 'GET', PATH, { token: ana.token })).status).toBe(403);
});

it('names settings that exist, and headings of the page that describes them', () => {
  const page = readFileSync(join(__dirname, '../../../docs/configuracion.md'), 'utf8');
  for (const words of Object.values(PASOS)) {
    if (!('variable' in words)) continue;
    expect(SETTINGS).toHaveProperty(words.variable);
    expect(page).toMatch(new RegExp(`^##+ ${words.apartado}$`, 'm'));
  }
});
