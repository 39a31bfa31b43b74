import type { Alerta } from '@tuerca/contracts/admin/statistics';
import { AdminStatisticsService } from '../src/admin/statistics.service';
import { type Actor, mintUser, signUp, stayConfirmed } from './actors';
import { openOffice } from './admin-users';
import { call, type Harness, later, startApp } from './harness';
import { deliver, sellOrder } from './ledger';
import { makePlan, requestPlan } from './membership';
import { daysAgo, purchase } from './payment-queue';
import { PRODUCTION } from './production';
import { openShop, referencia, until } from './shop';

let h: Harness;
afterEach(async () => {
  await h.close();
  process.env.NODE_ENV = 'test';
});

/** Alerts of the dashboard: title, sentence, and the page on which each is settled. */
async function alertsOf({ token }: Actor): Promise<Record<string, string[]>> {
  h.app.get(AdminStatisticsService, { strict: false }).forget();
  const { body } = await call<{ alertas: Alerta[] }>(h.base, 'GET', '/api/admin/estadisticas', { token });
  return Object.fromEntries(body.data.alertas.map(({ id, titulo, mensaje, ruta }) => [id, [titulo, mensaje, ruta]]));
}
const queueOf = async ({ token }: Actor, more = '') =>
  (await call(h.base, 'GET', `/api/admin/pagos?grupo=por_revisar${more}`, { token })).body;
const done = async (token: string, method: string, path: string, body: object) =>
  expect([path, (await call(h.base, method, path, { token, body })).body]).toMatchObject([path, { success: true }]);

it('all that waits for an administrator is named with how much of it there is, and gone once it is settled', async () => {
  h = await startApp();
  const ada = await openOffice(h);
  const shop = await openShop(h);
  expect(await alertsOf(ada)).toEqual({});

  const sale = await sellOrder(h, shop, { admin: ada.token });
  await deliver(h, shop, sale);
  await done(ada.token, 'POST', '/api/admin/liquidaciones', { tiendaId: shop.store.user._id });
  // Two for her to decide on, one that the bank is asked about again, one whose client has to send more.
  const { pagoId } = await purchase(h, shop, '01');
  for (const ending of ['01', '00']) await purchase(h, shop, ending);
  const short = await purchase(h, shop, '01');
  await done(ada.token, 'POST', `/api/admin/pagos/${short.pagoId}/diferencia`, {
    ...{ montoRecibido: short.monto - 1, motivo: 'Llegó menos' },
  });
  await done(sale.ana.token, 'POST', '/api/reportes', {
    ...{ objeto: 'tienda', objetoId: shop.store.user._id, tipo: 'otro', motivo: 'Vende usado como nuevo' },
  });
  const refunded = await sellOrder(h, shop, { admin: ada.token });
  const reason = { motivo: 'Se agotó la pieza' };
  await done(ada.token, 'PUT', `/api/admin/pedidos/${refunded.id}/cancelar`, reason);
  await signUp(h.base, 'store');
  await signUp(h.base, 'store');
  await signUp(h.base, 'workshop');
  await makePlan(h, ada.token, 'ORO');
  // Its payment stands in the queue, too, but is not counted a second time.
  expect((await requestPlan(h, shop.store, 'ORO', { referencia: referencia('01') })).status).toBe(201);
  await until(
    async () => (await queueOf(ada)).meta.conteos.por_revisar,
    (waiting) => waiting === 3,
  );
  const rate = (await call<{ valor: number }>(h.base, 'GET', '/api/system/config/tasa_bcv', { token: ada.token })).body;
  const setRate = (fechaValor: string) =>
    done(ada.token, 'PUT', '/api/system/config/tasa_bcv', { valor: rate.data.valor, fechaValor, motivo: 'Del BCV' });
  await setRate(daysAgo(10));
  await done(ada.token, 'POST', '/api/system/destinatario', {
    ...{ banco: '0102', titular: 'Tuerca Nueva, C.A.', rif: 'J-99930001-3', telefono: '0414-0000901' },
    ...{ cuenta: '01020000000000000001', motivo: 'Cambiamos de banco' },
  });

  expect(await alertsOf(ada)).toEqual({
    pagos: ['Pagos por verificar', '2 pagos de compras esperan tu revisión.', '/admin/pagos?concepto=compra'],
    saldos: ['Dinero por devolver', '1 monto de un cliente espera su devolución.', '/admin/pagos?grupo=por_devolver'],
    reportes: ['Reportes abiertos', '1 reporte espera una decisión.', '/admin/reportes'],
    liquidaciones: [
      'Liquidaciones por pagar',
      '1 liquidación cerrada espera su transferencia.',
      '/admin/liquidaciones',
    ],
    tiendas: ['Tiendas por aprobar', '2 tiendas nuevas esperan tu aprobación.', '/admin/tiendas?grupo=por_revisar'],
    talleres: ['Talleres por aprobar', '1 taller nuevo espera tu aprobación.', '/admin/talleres?grupo=por_revisar'],
    membresias: [
      'Membresías por confirmar',
      '1 solicitud espera que confirmes su pago.',
      '/admin/gestion/membresia?vista=por-confirmar',
    ],
    tasa: [
      'Tasa BCV vencida',
      'La tasa del dólar no es la del día. Actualízala para que los precios en Bs. sean correctos.',
      '/admin/configuracion/sistema?categoria=tarifas',
    ],
    destinatario: [
      'Cambia el destinatario de los pagos',
      'Hay un cambio en espera. Revisa que sea correcto antes de que entre en vigencia.',
      '/admin/configuracion/sistema?categoria=sistema',
    ],
  });

  const waiting = (await call(h.base, 'GET', '/api/admin/pendientes', { token: ada.token })).body.data;
  // Each entry of the menu counts its list.
  expect(waiting).toMatchObject({ pagos: 3, saldos: 1, membresias: 1 });
  expect((await queueOf(ada, '&concepto=compra')).meta.total).toBe(2);
  const owed = await h.db.collection('saldos_clientes').findOne({});
  await done(ada.token, 'POST', `/api/admin/saldos/${String(owed!._id)}/devolver`, { referencia: '00445566' });
  await setRate(daysAgo(0));
  await done(ada.token, 'POST', `/api/admin/pagos/${pagoId}/rechazar`, { motivo: 'No llegó' });
  const after = await alertsOf(ada);
  expect(after).not.toHaveProperty('tasa');
  expect(after).not.toHaveProperty('saldos');
  expect(after.pagos![1]).toBe('1 pago de una compra espera tu revisión.');
});

it('an installation that cannot sell yet says what is missing, urgently', async () => {
  h = await startApp(PRODUCTION);
  const ada = await mintUser(h, 'admin');
  await stayConfirmed(h, ada.token);
  expect(await alertsOf(ada)).toEqual({
    sinTasa: [
      'Falta la tasa BCV',
      'Sin tasa del dólar no hay precios ni compras: la tienda abre en cuanto la cargues.',
      '/admin/configuracion/sistema?categoria=tarifas',
    ],
    sinDestinatario: [
      'Falta el destinatario de los pagos',
      'Sin los datos bancarios de la plataforma nadie puede pagar.',
      '/admin/configuracion/sistema?categoria=sistema',
    ],
  });
});

it('an alarm dates from when its cause began, whenever it is read', async () => {
  h = await startApp(PRODUCTION);
  const ada = await mintUser(h, 'admin');
  await stayConfirmed(h, ada.token);
  const shop = await signUp(h.base, 'store');
  const datesAfter = async (hours: number) => {
    const clock = later(h, hours * 3_600_000);
    h.app.get(AdminStatisticsService, { strict: false }).forget();
    const { body } = await call<{ alertas: Alerta[] }>(h.base, 'GET', '/api/admin/estadisticas', { token: ada.token });
    clock.mockRestore();
    // No mail server answers here.
    return Object.fromEntries(body.data.alertas.flatMap(({ id, fecha }) => (id === 'entregas' ? [] : [[id, fecha]])));
  };
  const first = await datesAfter(0);
  expect(Object.keys(first).sort()).toEqual(['sinDestinatario', 'sinTasa', 'tiendas']);
  const waits = await h.db.collection('tiendas').findOne({ _id: new h.db.base.Types.ObjectId(shop.user._id) });
  expect(first.tiendas).toBe((waits!.revision as { fecha: Date }).fecha.toISOString());
  expect(await datesAfter(3)).toEqual(first);
});
