import type { PlacedCompra } from '@tuerca/contracts/cart/checkout/purchase';
import type { Cotizacion } from '@tuerca/contracts/cart/checkout/schemas';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import type { Actor } from './actors';
import { day, type Garage, vehicle } from './appointments';
import type { Seeded } from './catalogue-data';
import { type Answer, call, type Harness } from './harness';
import { pay, paymentFor, put, retiro, type Shop } from './shop';

/** An appointment to be booked with a purchase: in four days at ten unless told otherwise. */
export const installation = (garage: Garage, servicioId: string, overrides: Record<string, unknown> = {}) => ({
  servicioId,
  tallerId: garage.id,
  fecha: day(4),
  hora: '10:00',
  vehiculo: vehicle(),
  ...overrides,
});
export const atWorkshop = (shop: Shop, garage: Garage) => [
  { tiendaId: shop.store.user._id, tipo: 'taller', tallerId: garage.id },
];

export interface Wanted {
  ana: Actor;
  shop: Shop;
  part: Seeded;
  cantidad?: number;
  entregas?: unknown[];
  instalacion: Record<string, unknown> | null;
  /** Of the payment. */
  overrides?: Record<string, unknown>;
  key?: string;
}

/** One unit of a part in the cart, and its quote with the appointment. */
export async function quoteWith(
  h: Harness,
  { ana, shop, part, cantidad = 1, entregas, instalacion }: Wanted,
): Promise<Answer<Cotizacion>> {
  await put(h, ana.token, { productoId: part.id, cantidad });
  return call(h.base, 'POST', '/api/checkout/cotizacion', {
    token: ana.token,
    body: { entregas: entregas ?? retiro(shop.store.user._id), instalacion },
  });
}
/** Part and installation in one checkout. */
export async function buyInstalled(h: Harness, wanted: Wanted): Promise<Answer<PlacedCompra>> {
  const { body } = await quoteWith(h, wanted);
  if (!body.success) throw new Error(`quote: ${body.message}`);
  const { ana, instalacion, overrides, key } = wanted;
  return pay(h, ana.token, paymentFor(body.data, { instalacion, ...overrides }), key) as Promise<Answer<PlacedCompra>>;
}

export const citaOf = async (h: Harness, { token }: { token: string }, id: string): Promise<Cita> =>
  (await call<Cita>(h.base, 'GET', `/api/cita/mecanica/${id}`, { token })).body.data;
export const orderOf = async (h: Harness, { token }: { token: string }, id: string): Promise<Pedido> =>
  (await call<Pedido>(h.base, 'GET', `/api/orders/${id}`, { token })).body.data;
export const cancelOrder = (h: Harness, { token }: { token: string }, id: string) =>
  call<Pedido>(h.base, 'POST', `/api/pedidos/${id}/cancelar`, { token, body: { motivo: 'Ya no lo necesito' } });
/** Titles of what somebody was told, oldest first. */
export const toldTo = async (h: Harness, { user }: Actor, clave: RegExp): Promise<string[]> =>
  (
    await h.db
      .collection('notificaciones')
      .find({ usuarioId: new h.db.base.Types.ObjectId(user._id), clave })
      .sort({ _id: 1 })
      .toArray()
  ).map(({ titulo }) => titulo as string);
