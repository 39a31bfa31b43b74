import { ROLES } from '@tuerca/contracts/kernel/roles';
import { mintUser } from './actors';
import { listCalls } from './catalogos';
import { call, type Harness, startApp } from './harness';

const NOBODY = 'f'.repeat(24);
const motivo = 'Lo pidieron las tiendas';
const palabras = ['cloche', 'embrague'];
// Written by hand, not derived from the contracts: a call that opens by mistake is red here. What an administrator gets, last.
const OPERATIONS: [string, string, object | undefined, number][] = [
  ['GET', '/api/admin/catalogos/categorias', undefined, 200],
  ['GET', '/api/admin/catalogos/marcas/sugerencias', undefined, 200],
  ['GET', '/api/admin/catalogos/bancos/exportar', undefined, 200],
  ['POST', '/api/admin/catalogos/categorias/vista-previa', { id: 'frenos', nombre: 'Frenado' }, 200],
  ['POST', '/api/admin/catalogos/categorias', { nombre: 'Escapes', motivo }, 201],
  ['PUT', '/api/admin/catalogos/categorias/frenos', { posicion: 0, motivo }, 200],
  ['POST', '/api/admin/catalogos/marcas/toyota/adoptar', { escrito: { padre: null, nombre: 'TOYOTTA' }, motivo }, 200],
  ['GET', '/api/admin/sinonimos', undefined, 200],
  ['GET', '/api/admin/sinonimos/exportar', undefined, 200],
  ['POST', '/api/admin/sinonimos', { palabras, motivo }, 201],
  ['PUT', `/api/admin/sinonimos/${NOBODY}`, { palabras: ['uno', 'dos'], motivo }, 404],
  ['DELETE', `/api/admin/sinonimos/${NOBODY}`, { motivo }, 404],
];

let h: Harness;
let tokens: Map<string, string>;
beforeAll(async () => {
  h = await startApp();
  tokens = new Map(await Promise.all(ROLES.map(async (role) => [role, (await mintUser(h, role)).token] as const)));
});
afterAll(() => h.close());

it.each(OPERATIONS)('%s %s is the administrators’ alone', async (method, path, body, status) => {
  const ask = async (token?: string, sent: object | undefined = body) =>
    (await call(h.base, method, path, { token, body: sent })).status;
  expect(await ask()).toBe(401);
  for (const [role, token] of tokens) if (role !== 'admin') expect([role, await ask(token)]).toEqual([role, 403]);
  if (body && !path.endsWith('vista-previa')) expect(await ask(tokens.get('admin'), { nombre: 7 })).toBe(400);
  expect(await ask(tokens.get('admin'))).toBe(status);
});

it('what everybody may know are the changes of the lists, and nothing of synonyms', async () => {
  const { status, body } = await call(h.base, 'GET', '/api/catalogos');
  expect([status, Object.keys(body.data).sort()]).toEqual([200, ['listas', 'version']]);
  expect(Object.keys(body.data.listas)).toEqual(expect.not.arrayContaining(['sinonimos']));
});

it('refuses what is hostile or makes no sense', async () => {
  const admin = tokens.get('admin')!;
  const categorias = listCalls(h.base, admin, 'categorias');
  const before = await categorias.list();
  for (const [id, body, status] of [
    ['filtros', { nombre: '$gt' }, 400],
    ['filtros', { nombre: 'a|b' }, 400],
    ['filtros', { nombre: '<b>x</b>' }, 400],
    ['filtros', { nombre: '   ' }, 400],
    ['filtros', { nombre: '…' }, 400],
    ['filtros', { nombre: 'x'.repeat(61) }, 400],
    ['filtros', { nombre: { $gt: '' } }, 400],
    ['filtros', { nombre: 'Motor', visto: 99 }, 409],
    ['filtros', { nombre: 'Nuevo', motivo: 'x' }, 400],
    ['filtros', { fusionarEn: 'no-existe' }, 404],
    ['filtros', { fusionarEn: 'filtros' }, 404],
    ['filtros', { posicion: -1 }, 400],
    ['__proto__', { nombre: 'Nuevo' }, 404],
    ['no-existe', { nombre: 'Nuevo' }, 404],
  ] as const)
    expect([id, body, (await categorias.change(id, body)).status]).toEqual([id, body, status]);
  expect((await call(h.base, 'GET', '/api/admin/catalogos/__proto__', { token: admin })).status).toBe(400);
  expect((await categorias.add({ nombre: 'Sub', padre: 'frenos.pastillasdefreno' })).status).toBe(404);
  expect((await listCalls(h.base, admin, 'bancos').add({ nombre: 'Sub', padre: '0102' })).status).toBe(404);
  expect((await categorias.list()).version).toBe(before.version);
});
