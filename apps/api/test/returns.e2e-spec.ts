import { EventEmitter2 } from '@nestjs/event-emitter';
import type { Notificacion } from '@tuerca/contracts/chats/notifications/schemas';
import { DAY } from '@tuerca/contracts/kernel/time';
import { DevolucionReembolsada } from '../src/orders/devoluciones/devoluciones.events';
import { ReturnRemindersService } from '../src/orders/devoluciones/return-reminders.service';
import { type Actor, mintUser } from './actors';
import { call, type Harness, later, startApp } from './harness';
import { jpeg } from './pictures';
import {
  deliverOrder,
  INSTRUCTIONS,
  readReturn,
  RECEIVED,
  refund,
  REFUND_TO,
  request,
  returnable,
  step,
  wanted,
  write,
} from './returns';
import { client, ledgerOf, openShop, type Shop, stockOf } from './shop';

let h: Harness;
let shop: Shop;
beforeAll(async () => {
  h = await startApp();
  shop = await openShop(h);
});
afterAll(() => h.close());
afterEach(() => jest.restoreAllMocks());

const noticesOf = async ({ token }: Actor) =>
  (await call<Notificacion[]>(h.base, 'GET', '/api/notifications', { token })).body.data;
const orderDoc = async (id: string) =>
  (await h.db.collection('pedidos').findOne({ _id: new h.db.base.Types.ObjectId(id) }))!;

async function photo({ token }: Actor): Promise<string> {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(await jpeg())], { type: 'image/jpeg' }), 'foto.jpg');
  const res = await fetch(`${h.base}/api/upload/devolucion`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return ((await res.json()) as { data: { imageUrl: string } }).data.imageUrl;
}

it('a part that does not fit goes back: the store accepts, has it again, refunds; stock and money come back once', async () => {
  const pads = await shop.sell({ nombre: 'Pastillas de freno', precio: 30, stock: 10 });
  const disc = await shop.sell({ nombre: 'Disco de freno', precio: 80, stock: 10 });
  const {
    ana,
    id: pedidoId,
    numero,
  } = await deliverOrder(h, shop, [
    { producto: pads, cantidad: 3 },
    { producto: disc, cantidad: 1 },
  ]);
  const told: DevolucionReembolsada[] = [];
  const listen = (event: DevolucionReembolsada) => void told.push(event);
  h.app.get(EventEmitter2, { strict: false }).on(DevolucionReembolsada.event, listen);

  const before = await returnable(h, ana, numero);
  expect([before.disponible, before.lineas.map(({ disponibles }) => disponibles)]).toEqual([true, [3, 1]]);

  const fotos = [await photo(ana), await photo(ana)];
  const asked = await request(h, ana, wanted(numero, [{ productoId: pads.id, cantidad: 2 }], { fotos }));
  expect([asked.status, asked.body.message]).toEqual([
    201,
    'Devolución solicitada. La tienda tiene 72 horas para responderte',
  ]);
  const { _id, lineas, monto, montoUSD } = asked.body.data;
  expect(asked.body.data).toMatchObject({
    numero: `${numero}-D1`,
    estado: 'solicitada',
    fotos,
    envio: 0,
    reembolso: { ...REFUND_TO, cedula: 'V-12345678', telefono: '+584141234567' },
  });
  expect([monto, montoUSD]).toEqual([lineas[0]!.precioUnitario * 2, 60]);
  expect((await noticesOf(shop.store))[0]).toMatchObject({
    titulo: 'Nueva devolución',
    ruta: `/tienda/devoluciones/${_id}`,
  });

  await write(h, shop.store, _id, '¿Traes también la caja?');
  const { body } = await write(h, ana, _id, 'Sí, está completa');
  expect(body.data.mensajes.map(({ por, texto }) => [por, texto])).toEqual([
    ['tienda', '¿Traes también la caja?'],
    ['cliente', 'Sí, está completa'],
  ]);

  expect((await step(h, shop.store, _id, 'aceptar', INSTRUCTIONS)).body.data).toMatchObject({
    estado: 'aceptada',
    instrucciones: INSTRUCTIONS.instrucciones,
  });
  await step(h, shop.store, _id, 'recibir', { ...RECEIVED, vendibles: [{ productoId: pads.id, cantidad: 1 }] });
  expect(await stockOf(h, pads.id)).toBe(7);
  const done = await step(h, shop.store, _id, 'reembolsar', { referencia: '00123456' });
  expect([done.body.message, done.body.data.estado, done.body.data.lineas[0]!.vendibles]).toEqual([
    'Reembolso registrado',
    'reembolsada',
    1,
  ]);
  expect([await stockOf(h, pads.id), await ledgerOf(h, pads.id), await stockOf(h, disc.id)]).toEqual([8, 8, 9]);

  expect(await orderDoc(pedidoId)).toMatchObject({ devuelto: Math.round(monto * 100), devueltoUSD: 6000 });
  expect(
    told.map(({ refund: { monto: cents, numero: which, lineas: lines } }) => [cents, which, lines.length]),
  ).toEqual([[Math.round(monto * 100), `${numero}-D1`, 1]]);
  const titles = (await noticesOf(ana)).map(({ titulo }) => titulo);
  for (const titulo of ['Devolución aceptada', 'La tienda recibió tu repuesto', 'Reembolso enviado'])
    expect(titles).toContain(titulo);

  const after = await returnable(h, ana, pedidoId);
  expect(after.lineas.map(({ disponibles }) => disponibles)).toEqual([1, 1]);
  expect(after.devoluciones.map(({ estado }) => estado)).toEqual(['reembolsada']);
  const closed = await write(h, ana, _id, 'Gracias');
  expect([closed.status, closed.body.code]).toEqual([409, 'DEVOLUCION_CERRADA']);
});

it('what the store got wrong gives the delivery back, too, once per order', async () => {
  const pump = await shop.sell({ nombre: 'Bomba de agua', precio: 50, stock: 5 });
  const order = await deliverOrder(h, shop, [{ producto: pump, cantidad: 3 }], { byCourier: true });
  expect(order.envio).toBeGreaterThan(0);
  const one = [{ productoId: pump.id, cantidad: 1 }];
  const changed = await request(h, order.ana, wanted(order.id, one, { motivo: 'no_necesario' }));
  expect(changed.body.data.envio).toBe(0);
  const broken = await request(h, order.ana, wanted(order.id, one, { motivo: 'defectuoso' }));
  const { envio, subtotal, monto, montoUSD, tasa } = broken.body.data;
  expect([envio, Math.round(monto * 100)]).toEqual([order.envio, Math.round((subtotal + order.envio) * 100)]);
  expect(montoUSD * tasa).toBeCloseTo(monto, 0);
  const again = await request(h, order.ana, wanted(order.id, one, { motivo: 'equivocado' }));
  expect([again.status, again.body.data.envio]).toEqual([201, 0]);
  // Refused, it can be asked for anew, the delivery with it.
  await step(h, shop.store, broken.body.data._id, 'rechazar', { motivo: 'La usaste sin purgar' });
  const anew = await request(h, order.ana, wanted(order.id, one, { motivo: 'defectuoso' }));
  expect(anew.body.data.envio).toBe(order.envio);
  await refund(h, shop.store, anew.body.data._id);
  expect(await stockOf(h, pump.id)).toBe(2);
});

describe('the time for a return', () => {
  const states = async (especificaciones: Record<string, string>, days: number, motivo: string) => {
    const part = await shop.sell({ nombre: 'Módulo de encendido', stock: 2, especificaciones });
    const order = await deliverOrder(h, shop, [{ producto: part, cantidad: 1 }]);
    later(h, days * DAY);
    const { status, body } = await request(
      h,
      order.ana,
      wanted(order.id, [{ productoId: part.id, cantidad: 1 }], { motivo }),
    );
    jest.restoreAllMocks();
    return [status, body.code ?? body.data.estado];
  };
  const late = [409, 'DEVOLUCION_FUERA_DE_PLAZO'];
  const fine = [201, 'solicitada'];

  it('is what the store states, seven days where it says nothing, and longer for what it got wrong', async () => {
    // The last day counts whole.
    expect(await states({}, 7, 'no_sirve')).toEqual(fine);
    expect(await states({}, 8, 'no_sirve')).toEqual(late);
    expect(await states({ Devolución: '15 días con empaque' }, 12, 'no_necesario')).toEqual(fine);
    expect(await states({ devolucion: 'Sin devolución: parte eléctrica' }, 1, 'no_sirve')).toEqual(late);
    expect(await states({ devolucion: 'No se aceptan' }, 5, 'equivocado')).toEqual(fine);
    expect(await states({ Garantía: '3 meses' }, 60, 'defectuoso')).toEqual(fine);
    expect(await states({ Garantía: '3 meses' }, 60, 'equivocado')).toEqual(late);
  });

  it('is the one that was stated at the sale, whatever the store writes afterwards', async () => {
    const part = await shop.sell({ nombre: 'Alternador', stock: 2, especificaciones: { Devolución: '20 días' } });
    const order = await deliverOrder(h, shop, [{ producto: part, cantidad: 1 }]);
    const lines = [{ productoId: part.id, cantidad: 1 }];
    await h.db
      .collection('productos')
      .updateOne(
        { _id: new h.db.base.Types.ObjectId(part.id) },
        { $set: { especificaciones: { Devolución: 'Sin devolución' } } },
      );
    later(h, 18 * DAY);
    expect((await request(h, order.ana, wanted(order.id, lines))).status).toBe(201);
  });

  it('of an order of before that was kept is what the store states now', async () => {
    const part = await shop.sell({ nombre: 'Bujía', stock: 2, especificaciones: { Devolución: '20 días' } });
    const order = await deliverOrder(h, shop, [{ producto: part, cantidad: 1 }]);
    const _id = new h.db.base.Types.ObjectId(order.id);
    await h.db.collection('pedidos').updateOne({ _id }, { $unset: { 'items.0.condiciones': 1 } });
    expect((await returnable(h, order.ana, order.id)).lineas[0]!.devolucion).toBe('20 días');
  });
});

it('an order that has not arrived is not returned, nor what is not of it, nor more than was bought', async () => {
  const part = await shop.sell({ nombre: 'Correa', stock: 5 });
  const other = await shop.sell({ nombre: 'Polea', stock: 5 });
  const onItsWay = await deliverOrder(h, shop, [{ producto: part, cantidad: 2 }], { state: 'procesando' });
  const early = await request(h, onItsWay.ana, wanted(onItsWay.id, [{ productoId: part.id, cantidad: 1 }]));
  expect([early.status, early.body.code]).toEqual([409, 'PEDIDO_NO_ENTREGADO']);
  expect((await returnable(h, onItsWay.ana, onItsWay.id)).disponible).toBe(false);

  const { ana, id } = await deliverOrder(h, shop, [{ producto: part, cantidad: 2 }]);
  for (const [body, message] of [
    [wanted(id, []), 'Elige qué repuesto devuelves'],
    [wanted(id, [{ productoId: part.id, cantidad: 1 }], { motivo: 'feo' }), 'Elige por qué lo devuelves'],
    [
      wanted(id, [{ productoId: part.id, cantidad: 1 }], { detalle: 'feo' }),
      'Cuéntale a la tienda qué pasó en al menos 10 caracteres',
    ],
    [wanted(id, [{ productoId: other.id, cantidad: 1 }]), 'Ese repuesto no es de este pedido'],
    // Each spelling of its id was a line of its own, and was paid back once more.
    [
      wanted(
        id,
        [part.id, part.id.toUpperCase()].map((productoId) => ({ productoId, cantidad: 2 })),
      ),
      'Un repuesto está dos veces: suma sus cantidades',
    ],
    [
      wanted(id, [{ productoId: part.id, cantidad: 1 }], { reembolso: { ...REFUND_TO, nombreBanco: 'Colchón' } }),
      'Selecciona el banco',
    ],
    [
      wanted(id, [{ productoId: part.id, cantidad: 1 }], { fotos: ['/media/subidas/devolucion/ajena-640.webp'] }),
      'Sube la foto nuevamente: ya no está disponible',
    ],
  ] as const) {
    const refused = await request(h, ana, body);
    expect([refused.status, refused.body.errors?.[0]?.mensaje]).toEqual([400, message]);
  }
  const tooMany = await request(h, ana, wanted(id, [{ productoId: part.id, cantidad: 3 }]));
  expect([tooMany.status, tooMany.body.code]).toEqual([409, 'DEVOLUCION_CANTIDAD']);
  expect((await orderDoc(id)).devoluciones).toBeUndefined();
});

it('a picture of somebody else is not taken, and the return is not made', async () => {
  const part = await shop.sell({ nombre: 'Faro', stock: 5 });
  const { ana, id } = await deliverOrder(h, shop, [{ producto: part, cantidad: 1 }]);
  const foreign = await photo(await client(h));
  const refused = await request(h, ana, wanted(id, [{ productoId: part.id, cantidad: 1 }], { fotos: [foreign] }));
  expect(refused.status).toBe(400);
  expect((await returnable(h, ana, id)).lineas[0]!.disponibles).toBe(1);
});

it('a store that lets 72 hours pass is told again once, and the client may ask the administrators to look', async () => {
  const part = await shop.sell({ nombre: 'Rolinera', stock: 5 });
  const admin = await mintUser(h, 'admin');
  const { ana, id } = await deliverOrder(h, shop, [{ producto: part, cantidad: 1 }]);
  const { _id } = (await request(h, ana, wanted(id, [{ productoId: part.id, cantidad: 1 }]))).body.data;
  const ask = () =>
    call(h.base, 'POST', `/api/devoluciones/${_id}/revision`, {
      token: ana.token,
      body: { motivo: 'La tienda no me responde nada' },
    });
  const reminders = h.app.get(ReturnRemindersService, { strict: false });
  expect((await ask()).body.code).toBe('REVISION_NO_PERMITIDA');
  await reminders.sweep();
  const waiting = async () =>
    (await noticesOf(shop.store)).filter(({ titulo }) => titulo === 'Una devolución sigue sin respuesta').length;
  expect(await waiting()).toBe(0);

  later(h, 3.01 * DAY);
  await Promise.all([reminders.sweep(), reminders.sweep()]);
  await reminders.sweep();
  const mine = (await noticesOf(shop.store)).filter(({ ruta }) => ruta === `/tienda/devoluciones/${_id}`);
  expect(mine.filter(({ titulo }) => titulo === 'Una devolución sigue sin respuesta')).toHaveLength(1);

  expect((await readReturn(h, ana, _id)).body.data.puedePedirRevision).toBe(true);
  const asked = await ask();
  expect([asked.status, asked.body.message]).toEqual([200, 'Listo. Un administrador va a revisar tu devolución.']);
  expect((await ask()).body.code).toBe('REVISION_NO_PERMITIDA');
  expect((await noticesOf(admin)).map(({ titulo }) => titulo)).toEqual(['Revisión de una devolución']);
  expect((await readReturn(h, admin, _id)).body.data.revision).not.toBeNull();
});

it('the client keeps the part after all and may ask again; a part that never comes back is refused after 15 days', async () => {
  const part = await shop.sell({ nombre: 'Radiador', stock: 5 });
  const { ana, id } = await deliverOrder(h, shop, [{ producto: part, cantidad: 1 }]);
  const lines = [{ productoId: part.id, cantidad: 1 }];
  const first = (await request(h, ana, wanted(id, lines))).body.data._id;
  expect((await step(h, ana, first, 'cancelar')).body.data.estado).toBe('cancelada');
  expect((await step(h, shop.store, first, 'aceptar', INSTRUCTIONS)).body.code).toBe('PASO_NO_PERMITIDO');

  const { _id, numero } = (await request(h, ana, wanted(id, lines))).body.data;
  expect(numero.endsWith('-D2')).toBe(true);
  await step(h, shop.store, _id, 'aceptar', INSTRUCTIONS);
  const refusal = { motivo: 'Nunca trajiste el repuesto' };
  expect((await step(h, shop.store, _id, 'rechazar', refusal)).body.code).toBe('DEVOLUCION_EN_CAMINO');
  expect((await step(h, shop.store, _id, 'reembolsar', { referencia: '1234' })).body.code).toBe('PASO_NO_PERMITIDO');
  later(h, 15.01 * DAY);
  expect((await step(h, shop.store, _id, 'rechazar', refusal)).body.data).toMatchObject({
    estado: 'rechazada',
    motivoRechazo: refusal.motivo,
  });
});
