import type { CondicionesDevolucion, Devolucion } from '@tuerca/contracts/orders/devoluciones/schemas';
import type { Actor } from './actors';
import type { Seeded } from './catalogue-data';
import { call, type Harness } from './harness';
import { client, delivery, pay, paymentFor, put, quote, retiro, type Shop, until } from './shop';

/** Account of these stories' client for the refund. */
export const REFUND_TO = {
  nombreBanco: 'Banesco',
  cedula: 'V-12.345.678',
  telefono: '0414-1234567',
  nombrePersona: 'Ana Pérez',
};

export interface Delivered {
  ana: Actor;
  id: string;
  numero: string;
  total: number;
  envio: number;
}

/** Somebody buys from a shop, pays, and the shop delivers. */
export async function deliverOrder(
  h: Harness,
  shop: Shop,
  lines: { producto: Seeded; cantidad: number }[],
  { byCourier = false, state = 'entregado' }: { byCourier?: boolean; state?: 'procesando' | 'entregado' } = {},
): Promise<Delivered> {
  const ana = await client(h);
  for (const { producto, cantidad } of lines) await put(h, ana.token, { productoId: producto.id, cantidad });
  const tiendaId = shop.store.user._id;
  const { body } = await quote(h, ana.token, byCourier ? [delivery(tiendaId)] : retiro(tiendaId));
  const paid = await pay(h, ana.token, paymentFor(body.data));
  const [{ _id: id }] = paid.body.data.pedidos;
  const read = async () => (await call(h.base, 'GET', `/api/orders/${id}`, { token: ana.token })).body.data;
  await until(read, ({ estadoPago }) => estadoPago === 'pagado');
  const steps = ['procesando', 'enviado', 'entregado'];
  for (const estado of steps.slice(0, steps.indexOf(state) + 1)) {
    const moved = await call(h.base, 'PATCH', `/api/orders/${id}/status`, {
      token: shop.store.token,
      body: { estado, nota: 'Listo', numeroRastreo: estado === 'enviado' ? 'MRW-1' : undefined },
    });
    if (moved.status !== 200) throw new Error(moved.body.message);
  }
  const { numero, total, envio } = await read();
  return { ana, id, numero, total, envio };
}

/** Body of a return; overrides replace the parts that a story is about. */
export const wanted = (pedido: string, lineas: { productoId: string; cantidad: number }[], overrides: object = {}) => ({
  pedido,
  lineas,
  motivo: 'no_sirve',
  detalle: 'No encaja en mi Corolla 2012',
  reembolso: REFUND_TO,
  ...overrides,
});
export const request = (h: Harness, ana: Actor, body: object, key?: string) =>
  call<Devolucion>(h.base, 'POST', '/api/devoluciones', {
    token: ana.token,
    body,
    headers: key ? { 'idempotency-key': key } : {},
  });
export const step = (h: Harness, actor: Actor, id: string, verb: string, body: object = {}) =>
  call<Devolucion>(h.base, 'PUT', `/api/devoluciones/${id}/${verb}`, { token: actor.token, body });
export const readReturn = (h: Harness, actor: Actor, id: string) =>
  call<Devolucion>(h.base, 'GET', `/api/devoluciones/${id}`, { token: actor.token });
export const write = (h: Harness, actor: Actor, id: string, texto: string) =>
  call<Devolucion>(h.base, 'POST', `/api/devoluciones/${id}/mensajes`, { token: actor.token, body: { texto } });
export const returnable = async (h: Harness, actor: Actor, pedido: string) =>
  (await call<CondicionesDevolucion>(h.base, 'GET', `/api/devoluciones/pedido/${pedido}`, { token: actor.token })).body
    .data;

export const INSTRUCTIONS = { instrucciones: 'Tráelo a la tienda con su caja' };
export const RECEIVED = { condicion: 'Completo y sin uso' };
/** Takes a return to its refund, step by step. */
export async function refund(h: Harness, store: Actor, id: string, vendibles: object[] = []) {
  await step(h, store, id, 'aceptar', INSTRUCTIONS);
  await step(h, store, id, 'recibir', { ...RECEIVED, vendibles });
  return step(h, store, id, 'reembolsar', { referencia: '00123456' });
}
