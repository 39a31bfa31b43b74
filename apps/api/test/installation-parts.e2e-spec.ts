import type { PlacedCompra } from '@tuerca/contracts/cart/checkout/purchase';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { PartsService } from '../src/citas/citas/parts.service';
import { OrdersService } from '../src/orders/orders/orders.service';
import { SweeperService } from '../src/payments/payments/sweeper.service';
import { type Actor, adminToken } from './actors';
import { change, day, type Garage, openGarage } from './appointments';
import { call, type Harness, later, startApp } from './harness';
import { atWorkshop, buyInstalled, cancelOrder, citaOf, installation, orderOf, toldTo } from './installation';
import { client, openShop, pay, paymentFor, put, referencia, retiro, type Shop, until } from './shop';

let h: Harness;
let shop: Shop;
let garage: Garage;
let service: string;
beforeAll(async () => {
  h = await startApp();
  [shop, garage] = [await openShop(h), await openGarage(h, { puestos: 20 })];
  service = await garage.offer({ nombre: 'Cambio de pastillas', categoria: 'sistema_frenos' });
});
afterAll(() => h.close());
afterEach(() => jest.restoreAllMocks());

const oid = (id: string) => new h.db.base.Types.ObjectId(id);
const ABOUT_PARTS = /repuestos/;

interface Story {
  ana: Actor;
  compra: PlacedCompra;
  citaId: string;
  pedidoId: string;
  cita(who?: { token: string }): Promise<Cita>;
}
/** A part bought with its installation; its payment waits for the bank unless the reference ends in 99. */
async function installed({ final = '00', entregas }: { final?: string; entregas?: unknown[] } = {}): Promise<Story> {
  const ana = await client(h);
  const part = await shop.sell({ nombre: 'Pastillas', categoria: 'Frenos', stock: 20 });
  const instalacion = installation(garage, service);
  const overrides = { referencia: referencia(final) };
  const { body } = await buyInstalled(h, { ana, shop, part, entregas, instalacion, overrides });
  const citaId = body.data.instalacion!.citaId;
  const cita = (who: { token: string } = ana) => citaOf(h, who, citaId);
  return { ana, compra: body.data, citaId, pedidoId: body.data.pedidos[0]!._id, cita };
}
/** Notices to the workshop about the parts of one appointment. */
const workshopHears = async (citaId: string) => toldTo(h, garage.actor, new RegExp(`${citaId}:repuestos`));

describe('an order that is cancelled', () => {
  it('leaves the appointment as it is and asks, once, to move, cancel or keep it', async () => {
    const { ana, citaId, pedidoId, cita } = await installed();
    const answers = await Promise.all([1, 2, 3].map(() => cancelOrder(h, ana, pedidoId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await cita()).toMatchObject({
      estado: 'pendiente',
      repuestos: { problema: 'cancelado', pedidos: [{ estado: 'cancelado' }] },
    });
    expect(await toldTo(h, ana, ABOUT_PARTS)).toEqual(['Reagenda o cancela tu cita']);
    expect(await workshopHears(citaId)).toEqual(['Repuestos cancelados']);

    const eva = await client(h);
    expect((await change(h.base, eva, citaId, 'mantener')).status).toBe(404);
    const kept = await Promise.all([1, 2].map(() => change(h.base, ana, citaId, 'mantener')));
    expect(kept.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await cita()).repuestos!.problema).toBeNull();
    expect(await workshopHears(citaId)).toEqual(['Repuestos cancelados', 'El cliente mantiene su cita']);
  });

  it('is answered by another time, too, and the orders follow the appointment', async () => {
    const { ana, citaId, pedidoId, cita } = await installed();
    await cancelOrder(h, ana, pedidoId);
    const moved = await change(h.base, ana, citaId, 'reprogramar', { fecha: day(8), hora: '11:00' });
    expect([moved.status, moved.body.data.repuestos!.problema]).toEqual([200, null]);
    expect((await orderOf(h, ana, pedidoId)).instalacion!.fechaHora).toBe((await cita()).fechaHora);
    expect((await change(h.base, ana, citaId, 'mantener')).body.code).toBe('ESTADO_CAMBIO');
  });

  it('is one whose payment was rejected, or never came', async () => {
    const [admin, rejected, expired] = [await adminToken(h), await installed(), await installed()];
    for (const { compra } of [rejected, expired])
      await until(
        async () => (await h.db.collection('pagos').findOne({ _id: oid(compra.pagoId) }))!.resultado as string | null,
        (resultado) => resultado !== null,
      );
    const path = `/api/admin/pagos/${rejected.compra.pagoId}/rechazar`;
    await call(h.base, 'POST', path, { token: admin, body: { motivo: 'El banco no lo encontró' } });
    await h.db.collection('pagos').updateOne({ _id: oid(expired.compra.pagoId) }, { $set: { expira: new Date(0) } });
    const sweeper = h.app.get(SweeperService, { strict: false });
    await Promise.all([sweeper.sweep(), sweeper.sweep()]);
    for (const { ana, cita, pedidoId } of [rejected, expired]) {
      await until(
        () => orderOf(h, ana, pedidoId),
        ({ estado }) => estado === 'cancelado',
      );
      expect(await cita()).toMatchObject({ estado: 'pendiente', repuestos: { problema: 'cancelado' } });
      expect(await toldTo(h, ana, ABOUT_PARTS)).toEqual(['Reagenda o cancela tu cita']);
    }
  });

  it('is one of two stores’: the other part still comes', async () => {
    const [ana, other] = [await client(h), await openShop(h)];
    const parts = await Promise.all([shop, other].map((one) => one.sell({ categoria: 'Frenos', stock: 5 })));
    for (const { id } of parts) await put(h, ana.token, { productoId: id, cantidad: 1 });
    const instalacion = installation(garage, service);
    const entregas = retiro(shop.store.user._id, other.store.user._id);
    const quoted = await call(h.base, 'POST', '/api/checkout/cotizacion', {
      token: ana.token,
      body: { entregas, instalacion },
    });
    const { body } = await pay(
      h,
      ana.token,
      paymentFor(quoted.body.data, { instalacion, referencia: referencia('00') }),
    );
    const { citaId } = body.data.instalacion;
    await cancelOrder(h, ana, body.data.pedidos[1]._id as string);
    const { repuestos } = await citaOf(h, ana, citaId as string);
    expect(repuestos!.pedidos.map(({ estado }) => estado)).toEqual(['pendiente', 'cancelado']);
    await change(h.base, ana, citaId as string, 'mantener');
    // The last one cancels the payment as well: one question more, not two.
    await cancelOrder(h, ana, body.data.pedidos[0]._id as string);
    expect(await toldTo(h, ana, ABOUT_PARTS)).toEqual(['Reagenda o cancela tu cita', 'Reagenda o cancela tu cita']);
  });
});

describe('an appointment that is cancelled', () => {
  it('leaves the order alone; a store that delivers at the workshop is told', async () => {
    const { ana, citaId, pedidoId } = await installed({ entregas: atWorkshop(shop, garage) });
    const moved = await change(h.base, ana, citaId, 'reprogramar', { fecha: day(7), hora: '09:00' });
    expect(moved.status).toBe(200);
    expect((await change(h.base, ana, citaId, 'cancel', { razonCancelacion: 'Lo instalo yo' })).status).toBe(200);
    expect(await orderOf(h, shop.store, pedidoId)).toMatchObject({
      estado: 'pendiente',
      instalacion: { estado: 'cancelada', enTaller: true },
    });
    expect(await toldTo(h, shop.store, new RegExp(`instalacion:${pedidoId}`))).toEqual([
      'Cambió la fecha de la instalación',
      'Se canceló la instalación',
    ]);
    // Nothing is asked about parts of an appointment that is over.
    await cancelOrder(h, ana, pedidoId);
    expect(await toldTo(h, ana, ABOUT_PARTS)).toEqual([]);
  });
});

describe('parts that are late', () => {
  const parts = () => h.app.get(PartsService, { strict: false });
  const beforeIt = (fechaHora: string, hours: number) => {
    later(h, new Date(fechaHora).getTime() - hours * 3_600_000 - Date.now());
  };
  const advance = (pedidoId: string, estado: string) =>
    call(h.base, 'PATCH', `/api/orders/${pedidoId}/status`, { token: shop.store.token, body: { estado } });

  it('are told once, hours before the appointment, however many sweep; what came after all is not asked about', async () => {
    const { ana, citaId, pedidoId, cita } = await installed({ final: '99' });
    const came = await installed({ final: '99' });
    for (const one of [pedidoId, came.pedidoId])
      await until(
        () => orderOf(h, shop.store, one),
        ({ estadoPago }) => estadoPago === 'pagado',
      );
    for (const estado of ['procesando', 'enviado']) expect((await advance(came.pedidoId, estado)).status).toBe(200);
    const { fechaHora } = await cita();
    beforeIt(fechaHora, 13);
    expect(await parts().sweep()).toBe(0);
    beforeIt(fechaHora, 11);
    const orders = jest.spyOn(h.app.get(OrdersService, { strict: false }), 'findByPurchases');
    await Promise.all([parts().sweep(), parts().sweep(), parts().sweep()]);
    await parts().sweep();
    // One query for all due orders; those in a transaction belong to the notices.
    expect(orders.mock.calls.filter(([, tx]) => !tx)).toHaveLength(1);
    expect(await toldTo(h, ana, ABOUT_PARTS)).toEqual(['Reagenda o cancela tu cita']);
    expect(await workshopHears(citaId)).toEqual(['Repuestos atrasados']);
    expect((await cita()).repuestos!.problema).toBe('atrasado');
    // Parts at the store's counter are where she picks them up.
    expect(await toldTo(h, came.ana, ABOUT_PARTS)).toEqual([]);

    for (const estado of ['procesando', 'enviado', 'entregado']) await advance(pedidoId, estado);
    expect((await cita()).repuestos!.problema).toBeNull();
  });

  it('have until the new time when the appointment is moved, and are looked for again then', async () => {
    // Paid, so that the order does not expire in the days that are skipped.
    const { ana, citaId, cita, pedidoId } = await installed({ final: '99' });
    await until(
      () => orderOf(h, ana, pedidoId),
      ({ estadoPago }) => estadoPago === 'pagado',
    );
    beforeIt((await cita()).fechaHora, 5);
    await parts().sweep();
    expect((await cita()).repuestos!.problema).toBe('atrasado');
    const moved = await change(h.base, ana, citaId, 'reprogramar', { fecha: day(9), hora: '15:00' });
    expect(moved.body.data.repuestos!.problema).toBeNull();
    expect(await parts().sweep()).toBe(0);
    beforeIt(moved.body.data.fechaHora, 2);
    await parts().sweep();
    expect(await toldTo(h, ana, ABOUT_PARTS)).toEqual(['Reagenda o cancela tu cita', 'Reagenda o cancela tu cita']);
  });
});
