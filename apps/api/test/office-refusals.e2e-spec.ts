import { type ErrorCode, ERRORS } from '@tuerca/contracts/errors';
import type { Actor } from './actors';
import { openOffice } from './admin-users';
import { call, type Harness, startApp } from './harness';

const NOBODY = 'f'.repeat(24);
const motivo = 'Lo pidió su dueña';
const pair = { pagoId: NOBODY, movimientoId: NOBODY };

/** Refusals to administrators for missing objects and for forbidden acts; each with its own code. */
const pendientes = [{ tipo: 'pedido', _id: NOBODY }];
const REFUSALS: [code: ErrorCode, method: string, path: string, body?: object][] = [
  ['USUARIO_NO_ENCONTRADO', 'GET', `/api/admin/usuarios/${NOBODY}`],
  ['USUARIO_NO_ENCONTRADO', 'PUT', `/api/admin/usuarios/${NOBODY}`, { nombre: 'Rosa Ortega' }],
  ['USUARIO_NO_ENCONTRADO', 'PUT', `/api/admin/usuarios/${NOBODY}/estado`, { activo: false, motivo }],
  ['USUARIO_NO_ENCONTRADO', 'PUT', `/api/admin/usuarios/${NOBODY}/rol`, { role: 'delivery', motivo }],
  ['USUARIO_NO_ENCONTRADO', 'DELETE', `/api/admin/usuarios/${NOBODY}`, { motivo }],
  ['USUARIO_NO_ENCONTRADO', 'GET', `/api/admin/usuarios/${NOBODY}/abiertos`],
  ['USUARIO_NO_ENCONTRADO', 'POST', `/api/admin/usuarios/${NOBODY}/abiertos`, { causa: 'pausa', pendientes }],
  ['ASUNTO_NO_ENCONTRADO', 'GET', `/api/admin/por-resolver/${NOBODY}`],
  [
    'ASUNTO_NO_ENCONTRADO',
    'POST',
    `/api/admin/por-resolver/${NOBODY}/decisiones`,
    { decision: 'cancelar', motivo, pendientes },
  ],
  ['ASUNTO_NO_ENCONTRADO', 'PUT', `/api/admin/por-resolver/${NOBODY}/pedidos/${NOBODY}`, { estado: 'enviado' }],
  ['EXTRACTO_NO_ENCONTRADO', 'GET', `/api/admin/extractos/${NOBODY}`],
  ['EXTRACTO_NO_ENCONTRADO', 'GET', `/api/admin/extractos/${NOBODY}/propuestas?grupo=segura`],
  ['EXTRACTO_NO_ENCONTRADO', 'GET', `/api/admin/extractos/${NOBODY}/exportar`],
  ['EXTRACTO_NO_ENCONTRADO', 'POST', `/api/admin/extractos/${NOBODY}/confirmar`, { pagos: [pair] }],
  ['REPORTE_NO_ENCONTRADO', 'GET', `/api/admin/reportes/${NOBODY}`],
  ['REPORTE_NO_ENCONTRADO', 'GET', `/api/admin/reportes/${NOBODY}/chats`],
  ['REPORTE_NO_ENCONTRADO', 'PUT', `/api/admin/reportes/${NOBODY}/tomar`, {}],
  ['REPORTE_NO_ENCONTRADO', 'PUT', `/api/admin/reportes/${NOBODY}/resolver`, { decision: 'no_procede', motivo }],
  ['REPORTE_NO_ENCONTRADO', 'PUT', `/api/admin/reportes/${NOBODY}/apelacion`, { decision: 'mantener', motivo }],
  ['SUSCRIPCION_NO_ENCONTRADA', 'PUT', `/api/membresia/suscripciones/${NOBODY}/confirmar`, {}],
  ['SUSCRIPCION_NO_ENCONTRADA', 'PUT', `/api/membresia/suscripciones/${NOBODY}/rechazar`, { motivo }],
  ['CATALOGO_ENTRADA_NO_ENCONTRADA', 'POST', '/api/admin/catalogos/marcas/vista-previa', { id: 'ninguna' }],
  [
    'CATALOGO_ENTRADA_NO_ENCONTRADA',
    'PUT',
    '/api/admin/catalogos/marcas/ninguna',
    { nombre: 'Otra', motivo, visto: 0 },
  ],
  ['SINONIMOS_NO_ENCONTRADOS', 'PUT', `/api/admin/sinonimos/${NOBODY}`, { palabras: ['uno', 'dos'], motivo }],
  ['SINONIMOS_NO_ENCONTRADOS', 'DELETE', `/api/admin/sinonimos/${NOBODY}`, { motivo }],
];

let h: Harness;
let admin: Actor;
beforeAll(async () => {
  h = await startApp();
  admin = await openOffice(h);
});
afterAll(() => h.close());

const ROWS = REFUSALS.map(([code, method, path, body]) => ({ code, method, path, body }));
it.each(ROWS)('$code: $method $path says what it is, and nothing is written', async ({ code, method, path, body }) => {
  const lines = () => h.db.collection('auditoria').countDocuments();
  const before = await lines();
  const answer = await call(h.base, method, path, { token: admin.token, body });
  expect([answer.status, answer.body.code, answer.body.message]).toEqual([
    ERRORS[code].status,
    code,
    ERRORS[code].message,
  ]);
  expect(await lines()).toBe(before);
});

it('a role of a team is nobody’s to give, and one has to be chosen', async () => {
  const given = (role?: string) =>
    call(h.base, 'PUT', `/api/admin/usuarios/${NOBODY}/rol`, { token: admin.token, body: { role, motivo } });
  const said = async (role?: string) => (await given(role)).body.errors!.map(({ mensaje }) => mensaje);
  expect(await said('staff')).toEqual(['A un equipo se entra por la invitación de su tienda o taller']);
  expect(await said()).toEqual(['Elige el rol de la cuenta']);
});
