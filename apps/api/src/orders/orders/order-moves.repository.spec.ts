import { Types } from 'mongoose';
import { type EstadoPedido, ESTADOS_PEDIDO } from '@tuerca/contracts/orders/orders/states';
import { ESTADOS_PAGO } from '@tuerca/contracts/payments/payments/states';
import { inVain, ownDatabase } from '../../../test/own-database';
import { PEDIDO, type PedidoDoc, PedidoSchema } from './order.schema';
import { type DueOrder, type Move, OrderMovesRepository } from './order-moves.repository';

const db = ownDatabase({ autoIndex: false });
let moves: OrderMovesRepository;
beforeEach(() => {
  moves = new OrderMovesRepository(db().model<PedidoDoc>(PEDIDO, PedidoSchema));
});
const tx = () => db().startSession();

const [STORE, OTHER, CLIENT] = Array.from({ length: 3 }, () => new Types.ObjectId()) as [
  Types.ObjectId,
  ...Types.ObjectId[],
];
const NOW = new Date('2026-11-24T12:00:00Z');
const before = (instant: Date) => new Date(instant.getTime() - 1);
const orders = () => db().collection('pedidos');
let made = 0;
async function order(changes: object = {}): Promise<string> {
  const own = {
    numero: `T-${1000 + made++}`,
    tiendaId: STORE,
    clienteId: CLIENT,
    estado: 'pendiente',
    subestado: null,
  };
  const paid = { estadoPago: 'pagado', metodoPago: 'pago_movil', historialEstados: [], stockRetenido: true };
  return String((await orders().insertOne({ ...own, ...paid, ...changes })).insertedId);
}
const read = async (id: string) => (await orders().findOne({ _id: new Types.ObjectId(id) }))!;
/** The states from which a move is made, of orders that differ in their state alone. */
async function statesOf(act: (id: string) => Promise<unknown>, changes: object = {}): Promise<EstadoPedido[]> {
  const moved: EstadoPedido[] = [];
  for (const estado of ESTADOS_PEDIDO) if (await act(await order({ ...changes, estado }))) moved.push(estado);
  return moved;
}
const unpaid = ESTADOS_PAGO.filter((estadoPago) => estadoPago !== 'pagado');
const AUTHOR = { id: String(new Types.ObjectId()), nombre: 'Rosa' };

describe('the money of a purchase', () => {
  const pagoId = new Types.ObjectId();
  const pay = async (orderNumber = 'C-1') => moves.markPaid({ pagoId: String(pagoId), orderNumber }, NOW, await tx());

  it('makes its only order a paid one, once', async () => {
    const id = await order({ pagoId, numero: 'C-1', estadoPago: 'en_verificacion' });
    await inVain(db(), (session) => moves.markPaid({ pagoId: String(pagoId), orderNumber: 'C-1' }, NOW, session));
    expect((await read(id)).estadoPago).toBe('en_verificacion');
    expect((await pay()).map(({ _id }) => String(_id))).toEqual([id]);
    expect(await read(id)).toMatchObject({
      ...{ estado: 'pendiente', estadoPago: 'pagado', fechaPagado: NOW, revisarRetraso: NOW },
      historialEstados: [{ estado: 'pendiente', subestado: null, fecha: NOW, por: 'sistema' }],
    });
    await pay();
    expect((await read(id)).historialEstados).toHaveLength(1);
  });

  it('makes each of several a paid one, gives back what was cancelled before, and touches no other purchase', async () => {
    const [two, one] = [
      await order({ pagoId, numero: 'C-1-2', estadoPago: 'pendiente' }),
      await order({ pagoId, numero: 'C-1-1', estadoPago: 'pendiente' }),
    ];
    const cancelled = await order({ pagoId, estado: 'cancelado', estadoPago: 'rechazado' });
    const foreign = await order({ pagoId: new Types.ObjectId(), estadoPago: 'pendiente' });
    await inVain(db(), (session) => moves.markPaid({ pagoId: String(pagoId), orderNumber: 'C-1' }, NOW, session));
    expect((await read(one)).estadoPago).toBe('pendiente');
    expect((await pay()).map(({ _id }) => String(_id))).toEqual([one, two, cancelled]);
    const states = await Promise.all([one, two, cancelled, foreign].map(read));
    expect(states.map(({ estadoPago }) => estadoPago as string)).toEqual([
      'pagado',
      'pagado',
      'reembolsado',
      'pendiente',
    ]);
  });

  it('pays each of several where none was cancelled, and none that is cancelled while its payment is open', async () => {
    const [one, two] = [
      await order({ pagoId, estadoPago: 'pendiente' }),
      await order({ pagoId, estadoPago: 'pendiente' }),
    ];
    const cancelled = await order({
      pagoId: new Types.ObjectId(),
      numero: 'C-9',
      estado: 'cancelado',
      estadoPago: 'pendiente',
    });
    const { pagoId: other } = await read(cancelled);
    await pay();
    await moves.markPaid({ pagoId: String(other), orderNumber: 'C-9' }, NOW, await tx());
    const states = await Promise.all([one, two, cancelled].map(read));
    expect(states.map(({ estadoPago }) => estadoPago as string)).toEqual(['pagado', 'pagado', 'pendiente']);
  });

  it('pays no order whose payment is over', async () => {
    for (const estadoPago of ['rechazado', 'reembolsado']) {
      const id = await order({ pagoId, numero: `C-${estadoPago}`, estadoPago });
      await pay(`C-${estadoPago}`);
      expect((await read(id)).estadoPago).toBe(estadoPago);
    }
  });
});

describe('a cancellation', () => {
  const how = { motivo: 'Ya no hay', por: 'tienda', autor: AUTHOR, fecha: NOW, estadoPago: 'reembolsado' as const };

  it('is made before the order leaves, or from the states that are named', async () => {
    const cancel = async (id: string, from?: readonly EstadoPedido[]) => moves.cancel(id, { ...how, from }, await tx());
    expect(await statesOf((id) => cancel(id))).toEqual(['pendiente', 'procesando']);
    expect(await statesOf((id) => cancel(id, ['enviado']))).toEqual(['enviado']);
  });

  it('answers the order as it was, frees what was held, and is written once', async () => {
    const id = await order({ subestado: 'confirmado' });
    await inVain(db(), (session) => moves.cancel(id, how, session));
    expect(await moves.cancel(id, how, await tx())).toMatchObject({ estado: 'pendiente', stockRetenido: true });
    expect(await read(id)).toMatchObject({
      ...{ estado: 'cancelado', subestado: null, motivoCancelacion: how.motivo },
      ...{ estadoPago: 'reembolsado', stockRetenido: false },
      historialEstados: [
        { estado: 'cancelado', subestado: null, fecha: NOW, nota: how.motivo, por: 'tienda', autor: AUTHOR },
      ],
    });
    expect(await moves.cancel(id, how, await tx())).toBeNull();
  });

  it('of the system itself has no author', async () => {
    const id = await order();
    await moves.cancel(id, { motivo: 'Venció', por: 'sistema', fecha: NOW, estadoPago: 'rechazado' }, await tx());
    expect((await read(id)).historialEstados[0].autor).toBeNull();
  });
});

describe('a step of a store', () => {
  const move = (estado: EstadoPedido, changes: Partial<Move> = {}): Move => ({
    ...{ autor: AUTHOR, por: 'tienda', estado, subestado: null, nota: null, fecha: NOW },
    ...changes,
  });
  const advance = async (id: string, to: Move, tiendaId = STORE) => moves.advance(id, String(tiendaId), to, await tx());

  it('follows the table of states', async () => {
    expect(await statesOf((id) => advance(id, move('procesando')))).toEqual(['pendiente']);
    expect(await statesOf((id) => advance(id, move('enviado')))).toEqual(['procesando']);
    expect(await statesOf((id) => advance(id, move('entregado')))).toEqual(['enviado']);
  });

  it('inside of procesando is one to another step than the present one', async () => {
    const step = move('procesando', { subestado: 'en_preparacion' });
    expect(await statesOf((id) => advance(id, step))).toEqual(['pendiente', 'procesando']);
    const id = await order({ estado: 'procesando', subestado: 'en_preparacion' });
    expect(await advance(id, step)).toBeNull();
    expect((await advance(id, move('procesando', { subestado: 'confirmado' })))!.subestado).toBe('confirmado');
  });

  it('is the store’s own, of an order that is paid', async () => {
    expect(await advance(await order(), move('procesando'), OTHER)).toBeNull();
    for (const estadoPago of unpaid)
      expect([estadoPago, await advance(await order({ estadoPago }), move('procesando'))]).toEqual([estadoPago, null]);
  });

  it('to the door carries the parcel’s number and the client’s code, and frees what was held', async () => {
    const id = await order({ estado: 'procesando' });
    const code = { code: '123456', until: new Date('2026-11-30T12:00:00Z') };
    const sent = move('enviado', { numeroRastreo: 'MRW-1', courier: 'mrw', code });
    await inVain(db(), (session) => moves.advance(id, String(STORE), sent, session));
    const after = (await advance(id, sent))!;
    // The code is the client's: whoever moves the order does not read it.
    expect(after).not.toHaveProperty('codigoEntrega');
    expect(await read(id)).toMatchObject({
      ...{ estado: 'enviado', numeroRastreo: 'MRW-1', courier: 'mrw', stockRetenido: false },
      ...{ codigoEntrega: '123456', codigoHasta: code.until, intentosCodigo: 0 },
      historialEstados: [{ estado: 'enviado', subestado: null, fecha: NOW, nota: null, por: 'tienda', autor: AUTHOR }],
    });
    expect(await read(id)).not.toHaveProperty('fechaEntrega');
  });

  it('to the end needs the client’s code until its time is over', async () => {
    const id = await order({ estado: 'enviado', codigoHasta: NOW });
    expect(await advance(id, move('entregado', { fecha: before(NOW) }))).toBeNull();
    expect(await advance(id, move('entregado'))).toMatchObject({ estado: 'entregado', fechaEntrega: NOW });
    const held = await order({ estado: 'procesando', codigoHasta: NOW });
    await advance(held, move('enviado', { fecha: before(NOW) }));
    expect(await read(held)).toMatchObject({ estado: 'enviado', stockRetenido: false });
  });

  it('keeps what is held before it leaves', async () => {
    const id = await order();
    await advance(id, move('procesando', { subestado: 'confirmado' }));
    const after = await read(id);
    expect(after).toMatchObject({ stockRetenido: true, subestado: 'confirmado' });
    for (const field of ['numeroRastreo', 'courier', 'codigoEntrega']) expect(after).not.toHaveProperty(field);
  });
});

it('tracking is corrected while the parcel is on its way, where it is another one', async () => {
  const sent = { estado: 'enviado', courier: 'mrw', numeroRastreo: 'MRW-1' };
  const how = { nota: 'Era otro', fecha: NOW, autor: AUTHOR };
  const correct = async (id: string, to: { courier: string; numeroRastreo: string }, tiendaId = STORE) =>
    moves.correctTracking(id, String(tiendaId), to as never, how, await tx());
  const [same, other] = [
    { courier: 'mrw', numeroRastreo: 'MRW-1' },
    { courier: 'zoom', numeroRastreo: 'MRW-1' },
  ];
  const id = await order(sent);
  expect([await correct(id, same), await correct(id, other, OTHER)]).toEqual([null, null]);
  await inVain(db(), (session) => moves.correctTracking(id, String(STORE), other as never, how, session));
  expect(await correct(id, other)).toMatchObject(other);
  expect(await correct(id, { ...other, numeroRastreo: 'Z-2' })).toMatchObject({
    courier: 'zoom',
    numeroRastreo: 'Z-2',
  });
  expect((await read(id)).historialEstados[0]).toEqual({
    ...{ estado: 'enviado', subestado: null, fecha: NOW, nota: how.nota, por: 'tienda', autor: AUTHOR },
  });
  expect(await statesOf((one) => correct(one, other))).toEqual(['enviado']);
});

it('a paid order that is on its way is delivered by its own party, once', async () => {
  const proof = { nota: 'Con el código', por: 'cliente' as const, autor: null, fecha: NOW };
  const party = { clienteId: String(CLIENT) };
  const deliver = async (id: string, whose: object = party) => moves.deliver(id, whose as never, proof, await tx());
  expect(await statesOf((id) => deliver(id))).toEqual(['enviado']);
  for (const estadoPago of unpaid)
    expect([estadoPago, await deliver(await order({ estado: 'enviado', estadoPago }))]).toEqual([estadoPago, null]);
  const id = await order({ estado: 'enviado', codigoEntrega: '123456', intentosCodigo: 2 });
  expect(await deliver(id, { clienteId: String(OTHER) })).toBeNull();
  await inVain(db(), (session) => moves.deliver(id, party, proof, session));
  expect(await deliver(id)).toMatchObject({ estado: 'entregado', subestado: null, fechaEntrega: NOW });
  const after = await read(id);
  for (const field of ['codigoEntrega', 'intentosCodigo']) expect(after).not.toHaveProperty(field);
  expect(after.historialEstados).toEqual([{ ...proof, estado: 'entregado', subestado: null }]);
  expect(await deliver(id)).toBeNull();
});

it('an order that waits at the counter and is paid there is handed over, once', async () => {
  const cobro = { moneda: 'USD', monto: 40 } as never;
  const step = { nota: 'Pagó en la tienda', fecha: NOW, autor: AUTHOR };
  const cash = { metodoPago: 'efectivo', revisarRetraso: NOW };
  const hand = async (id: string, tiendaId = STORE) =>
    moves.handOver(id, String(tiendaId), { cobro, step }, await tx());
  expect(await statesOf((id) => hand(id), cash)).toEqual(['pendiente']);
  expect(await hand(await order())).toBeNull();
  for (const estadoPago of unpaid)
    expect([estadoPago, await hand(await order({ ...cash, estadoPago }))]).toEqual([estadoPago, null]);
  const id = await order(cash);
  expect(await hand(id, OTHER)).toBeNull();
  await inVain(db(), (session) => moves.handOver(id, String(STORE), { cobro, step }, session));
  expect(await hand(id)).toMatchObject({
    estado: 'entregado',
    subestado: null,
    fechaEntrega: NOW,
    stockRetenido: false,
  });
  const after = await read(id);
  expect(after).not.toHaveProperty('revisarRetraso');
  expect(after.historialEstados).toEqual([{ ...step, estado: 'entregado', subestado: null, por: 'tienda' }]);
  expect(await hand(id)).toBeNull();
});

describe('a look at whether an order is late', () => {
  const due = async (now: Date) =>
    ((await moves.due.take('turno', now, new Date(now.getTime() + 60_000), 10)) ?? []).map(({ _id }) => String(_id));
  const row = async (id: string) => (await read(id)) as unknown as DueOrder;

  it('is due at its very instant, the longest waiting first', async () => {
    const [late, early] = [await order({ revisarRetraso: NOW }), await order({ revisarRetraso: before(NOW) })];
    await order();
    expect(await due(new Date(NOW.getTime() - 2))).toEqual([]);
    expect(await due(NOW)).toEqual([early, late]);
  });

  it('is put off, or ended, where nobody did so meanwhile', async () => {
    const id = await order({ revisarRetraso: NOW });
    const [as, next] = [await row(id), new Date('2026-11-25T12:00:00Z')];
    await moves.scheduleCheck(as, next);
    await moves.scheduleCheck(as, null);
    expect((await read(id)).revisarRetraso).toEqual(next);
    await moves.scheduleCheck(await row(id), null);
    expect(await read(id)).not.toHaveProperty('revisarRetraso');
  });

  it('is noted once, of a paid order that still is on its way', async () => {
    const note = async (id: string) => moves.noteLate(await row(id), await tx());
    expect(await statesOf(note, { revisarRetraso: NOW })).toEqual(['pendiente', 'procesando', 'enviado']);
    for (const estadoPago of unpaid)
      expect([estadoPago, await note(await order({ revisarRetraso: NOW, estadoPago }))]).toEqual([estadoPago, false]);
    const id = await order({ revisarRetraso: NOW });
    const as = await row(id);
    await inVain(db(), (session) => moves.noteLate(as, session));
    expect([await moves.noteLate(as, await tx()), await moves.noteLate(as, await tx())]).toEqual([true, false]);
  });
});
