import { ADMIN_USER_MESSAGES } from '@tuerca/contracts/admin/messages';
import { REVISION_MESSAGES } from '@tuerca/contracts/auth/negocios/review-messages';
import { MEMBRESIA_MESSAGES } from '@tuerca/contracts/membresia/messages';
import { COMISION_MESSAGES } from '@tuerca/contracts/orders/comisiones/messages';
import { SETTLEMENT_MESSAGES } from '@tuerca/contracts/payments/payments/messages';
import { CATALOGO_MESSAGES } from '@tuerca/contracts/platform/catalogos/messages';
import { REPORT_MESSAGES } from '@tuerca/contracts/platform/reportes/messages';
import { SYSTEM_MESSAGES } from '@tuerca/contracts/platform/system/messages';
import { MODERATION_MESSAGES } from '@tuerca/contracts/products/comments/messages';
import { type Actor, TEST_PASSWORD } from './actors';
import { openOffice } from './admin-users';
import { call, type Harness, startApp } from './harness';

const ID = 'f'.repeat(24);
const motivo = 'Lo pidió su dueña';
const razon = motivo;
const person = { nombre: 'Rosa Ortega', email: 'rosa@pruebas.ve', password: TEST_PASSWORD, telefono: '0424-7654321' };
const plan = { codigo: 'ORO', nombre: 'Oro', descripcion: 'Para quien vende mucho.', precio: 10, beneficios: ['Más'] };
const office = { nombre: 'Oficina Sur', padre: 'mrw', motivo };
const place = { estado: 'Miranda', ciudad: 'Caracas', direccion: 'Av. Bolívar' };

type Row = [sentence: string, method: string, path: string, body: object];
const USERS: Row[] = [
  [ADMIN_USER_MESSAGES.storeRequired, 'POST', '/api/admin/usuarios', { ...person, role: 'store' }],
  [ADMIN_USER_MESSAGES.workshopRequired, 'POST', '/api/admin/usuarios', { ...person, role: 'workshop' }],
  [ADMIN_USER_MESSAGES.addressRequired, 'POST', '/api/admin/usuarios', { ...person, role: 'workshop' }],
  [ADMIN_USER_MESSAGES.nothingToChange, 'PUT', `/api/admin/usuarios/${ID}`, {}],
  [ADMIN_USER_MESSAGES.reasonRequired, 'DELETE', `/api/admin/usuarios/${ID}`, { motivo: ' a ' }],
];
const PLANS: Row[] = [
  [MEMBRESIA_MESSAGES.required, 'POST', '/api/membresia/niveles', { ...plan, codigo: ' ' }],
  [MEMBRESIA_MESSAGES.required, 'POST', '/api/membresia/niveles', { ...plan, nombre: '' }],
  [MEMBRESIA_MESSAGES.required, 'PUT', '/api/membresia/niveles/ORO', { ...plan, descripcion: ' ' }],
  [MEMBRESIA_MESSAGES.benefitMissing, 'POST', '/api/membresia/niveles', { ...plan, beneficios: [' ', ''] }],
  [MEMBRESIA_MESSAGES.price, 'POST', '/api/membresia/niveles', { ...plan, precio: -0.01 }],
  [MEMBRESIA_MESSAGES.services, 'POST', '/api/membresia/niveles', { ...plan, serviciosRequeridos: 1.5 }],
  [MEMBRESIA_MESSAGES.levelMissing, 'PUT', `/api/membresia/usuarios/${ID}/nivel`, { razon }],
  [MEMBRESIA_MESSAGES.reasonMissing, 'PUT', `/api/membresia/usuarios/${ID}/nivel`, { nuevoNivel: 'BASIC', razon: ' ' }],
  [
    MEMBRESIA_MESSAGES.completedServices,
    'PUT',
    `/api/membresia/usuarios/${ID}/servicios`,
    { serviciosCompletados: -1, razon },
  ],
  [MEMBRESIA_MESSAGES.rejectionMissing, 'PUT', `/api/membresia/suscripciones/${ID}/rechazar`, { motivo: '' }],
];
const MONEY: Row[] = [
  [SETTLEMENT_MESSAGES.amount, 'POST', `/api/admin/pagos/${ID}/diferencia`, { montoRecibido: 0, motivo }],
  [SETTLEMENT_MESSAGES.note, 'POST', `/api/admin/pagos/${ID}/excedente`, { montoRecibido: 10, nota: ' ' }],
  [SETTLEMENT_MESSAGES.reference, 'POST', `/api/admin/saldos/${ID}/devolver`, { referencia: '12a' }],
  [SETTLEMENT_MESSAGES.choose, 'POST', `/api/admin/extractos/${ID}/confirmar`, { pagos: [] }],
  [COMISION_MESSAGES.reasonMissing, 'PUT', '/api/admin/comisiones', { tienda: 9 }],
  [COMISION_MESSAGES.reasonMissing, 'PUT', `/api/admin/comisiones/tiendas/${ID}`, { porcentaje: 9, motivo: 'a' }],
  [COMISION_MESSAGES.dateInvalid, 'POST', '/api/admin/liquidaciones', { tiendaId: ID, hasta: '31/12/2026' }],
  [COMISION_MESSAGES.dateAhead, 'POST', '/api/admin/liquidaciones', { tiendaId: ID, hasta: '2999-01-01' }],
  [COMISION_MESSAGES.referenceMissing, 'PUT', `/api/admin/liquidaciones/${ID}/pagar`, { referencia: ' ' }],
  ['Usa como máximo dos decimales', 'PUT', '/api/system/config/envio_local_usd', { valor: 3.005 }],
  ['Usa como máximo dos decimales', 'PUT', '/api/system/config/envio_nacional_kg_usd', { valor: 0.004 }],
  [SYSTEM_MESSAGES.reasonMissing, 'PUT', `/api/system/destinatario/${ID}/cancelar`, { motivo: 'no' }],
];
const SELLERS: Row[] = ['tiendas', 'talleres'].flatMap((kind): Row[] => {
  const path = `/api/admin/${kind}/${ID}`;
  return [
    [REVISION_MESSAGES.reason, 'PUT', `${path}/revision`, { decision: 'rechazada' }],
    [REVISION_MESSAGES.reason, 'PUT', `${path}/pausa`, { pausada: true }],
    [REVISION_MESSAGES.reason, 'PUT', `${path}/verificado`, { verificado: false }],
    [REVISION_MESSAGES.untilAhead, 'PUT', `${path}/destacado`, { destacado: true, hasta: '2020-01-01' }],
  ];
});
const COMPLAINTS: Row[] = [
  [MODERATION_MESSAGES.reasonMissing, 'PUT', `/api/admin/comentarios/${ID}/moderar`, { estado: 'oculto' }],
  [MODERATION_MESSAGES.stateInvalid, 'PUT', `/api/admin/comentarios/${ID}/moderar`, { estado: 'borrado', motivo }],
  [MODERATION_MESSAGES.reasonMissing, 'PUT', '/api/admin/preguntas/ocultar', { ids: [ID], motivo: '' }],
  [REPORT_MESSAGES.reasonMissing, 'PUT', `/api/admin/reportes/${ID}/resolver`, { decision: 'no_procede' }],
  [
    REPORT_MESSAGES.actionMissing,
    'PUT',
    `/api/admin/reportes/${ID}/resolver`,
    { decision: 'no_procede', accion: 'ocultar', motivo },
  ],
];
const LISTS: Row[] = [
  [CATALOGO_MESSAGES.name, 'POST', '/api/admin/catalogos/marcas', { nombre: ' ', motivo }],
  [CATALOGO_MESSAGES.reason, 'POST', '/api/admin/catalogos/marcas', { nombre: 'Nueva', motivo: 'a' }],
  [CATALOGO_MESSAGES.year, 'POST', '/api/admin/catalogos/marcas', { nombre: 'N', datos: { anioDesde: '19' }, motivo }],
  [
    CATALOGO_MESSAGES.years,
    'POST',
    '/api/admin/catalogos/marcas',
    { nombre: 'Nueva', datos: { anioDesde: 2010, anioHasta: 2009 }, motivo },
  ],
  [CATALOGO_MESSAGES.code, 'POST', '/api/admin/catalogos/bancos', { nombre: 'Banco Nuevo', motivo }],
  [CATALOGO_MESSAGES.courier, 'POST', '/api/admin/catalogos/oficinas', { ...office, padre: null, datos: place }],
  [CATALOGO_MESSAGES.officeState, 'POST', '/api/admin/catalogos/oficinas', { ...office, datos: {} }],
  [
    CATALOGO_MESSAGES.officeCity,
    'POST',
    '/api/admin/catalogos/oficinas',
    { ...office, datos: { ...place, ciudad: undefined } },
  ],
  [
    CATALOGO_MESSAGES.officeAddress,
    'POST',
    '/api/admin/catalogos/oficinas',
    { ...office, datos: { ...place, direccion: ' ' } },
  ],
  [
    CATALOGO_MESSAGES.officePhone,
    'POST',
    '/api/admin/catalogos/oficinas',
    { ...office, datos: { ...place, telefono: 'llama a Rosa' } },
  ],
  [CATALOGO_MESSAGES.words, 'POST', '/api/admin/sinonimos', { palabras: ['Bujía', 'bujias'], motivo }],
  [CATALOGO_MESSAGES.reason, 'DELETE', `/api/admin/sinonimos/${ID}`, { motivo: '' }],
];

let h: Harness;
let admin: Actor;
beforeAll(async () => {
  h = await startApp();
  admin = await openOffice(h);
});
afterAll(() => h.close());

const ROWS = [...USERS, ...PLANS, ...MONEY, ...SELLERS, ...COMPLAINTS, ...LISTS].map(
  ([sentence, method, path, body]) => ({ sentence, method, path, body }),
);
it.each(ROWS)('«$sentence»: $method $path, and nothing is written', async ({ sentence, method, path, body }) => {
  const lines = () => h.db.collection('auditoria').countDocuments();
  const before = await lines();
  const answer = await call(h.base, method, path, { token: admin.token, body });
  expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'ENTRADA_INVALIDA' } });
  expect(answer.body.errors!.map(({ mensaje }) => mensaje)).toContain(sentence);
  expect(await lines()).toBe(before);
});
