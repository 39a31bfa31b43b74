import { randomInt } from 'node:crypto';
import type { Carrito } from '@tuerca/contracts/cart/cart/schemas';
import type { Cotizacion } from '@tuerca/contracts/cart/checkout/schemas';
import { SystemService } from '../src/platform/system/system.service';
import { type Actor, mintUser, openBusiness } from './actors';
import { seed, type Seeded } from './catalogue-data';
import { type Answer, call, type Harness } from './harness';

let lastReference = 0;

export { until } from './until';

export interface Shop {
  store: Actor;
  sell(overrides?: Parameters<typeof seed>[2]): Promise<Seeded>;
}

/** A store that sells; its address is Caracas, Distrito Capital. */
export async function openShop(h: Harness): Promise<Shop> {
  const store = await openBusiness(h, 'store');
  return { store, sell: (overrides) => seed(h, store.user._id, overrides) };
}

type Linea = { productoId: string; cantidad: number };
export const put = (h: Harness, token: string, linea: Linea, key?: string): Promise<Answer<Carrito>> =>
  call(h.base, 'POST', '/api/cart/add', { token, body: linea, headers: key ? { 'idempotency-key': key } : {} });
export const cartOf = async (h: Harness, token: string): Promise<Carrito> =>
  (await call<Carrito>(h.base, 'GET', '/api/cart', { token })).body.data;

export const retiro = (...tiendas: string[]) => tiendas.map((tiendaId) => ({ tiendaId, tipo: 'retiro' as const }));
export const delivery = (tiendaId: string, ciudad = 'Caracas', estado = 'Distrito Capital') => ({
  tiendaId,
  tipo: 'delivery' as const,
  direccion: {
    ciudad,
    estado,
    codigoPostal: '1060',
    calle: 'Av. Bolívar',
    nombre: 'Ana Pérez',
    telefono: '0414-1234567',
  },
});
export const quote = (h: Harness, token: string, entregas: unknown[]): Promise<Answer<Cotizacion>> =>
  call(h.base, 'POST', '/api/checkout/cotizacion', { token, body: { entregas } });

/**
 * A reference whose last six digits no other call of this process made: they name a movement. The last two digits tell the
 * simulated bank its answer (99: verified). None of the ten digits before is a zero: the last eight stay another text than the
 * last six once leading zeros are cut.
 */
export const referencia = (final = '99'): string => {
  lastReference = (lastReference + 1) % 10_000;
  const prefix = Array.from({ length: 10 }, () => randomInt(1, 10)).join('');
  return `${prefix}${String(lastReference).padStart(4, '0')}${final.padStart(2, '0')}`;
};
export const payer = {
  metodoPago: 'pago_movil',
  nombrePagador: 'Ana Pérez',
  telefonoPagador: '0414-7654321',
  emailPagador: 'ana@pruebas.ve',
  tipoDocumentoPagador: 'V',
  cedulaPagador: '12345678',
  bancoEmisor: '0102',
  bancoReceptor: '0174',
} as const;

/** The body of a payment for a quote. */
export const paymentFor = (cotizacion: Cotizacion, overrides: Record<string, unknown> = {}) => ({
  ...payer,
  referencia: referencia(),
  monto: cotizacion.total,
  total: cotizacion.total,
  items: cotizacion.tiendas.flatMap(({ items }) =>
    items.map(({ productoId, cantidad, precioUnitario }) => ({ productoId, cantidad, precioUnitario })),
  ),
  cotizacion: cotizacion.token,
  ...overrides,
});
export const pay = (h: Harness, token: string, body: unknown, key?: string) =>
  call(h.base, 'POST', '/api/payments/banplus', { token, body, ...(key && { headers: { 'idempotency-key': key } }) });

/** Cart, quote (pick-up) and payment of one person in one go. */
export async function buy(
  h: Harness,
  token: string,
  lineas: (Linea & { tiendaId: string })[],
  overrides: Record<string, unknown> = {},
) {
  for (const { productoId, cantidad } of lineas) await put(h, token, { productoId, cantidad });
  const { body } = await quote(h, token, retiro(...new Set(lineas.map(({ tiendaId }) => tiendaId))));
  return pay(h, token, paymentFor(body.data, overrides));
}

/** Puts lines into many carts at once, without a call each: for crowds. */
export async function fillCarts(
  h: Harness,
  clienteIds: string[],
  lineas: (cliente: number) => { producto: Seeded; cantidad: number }[],
): Promise<void> {
  const oid = (id: string) => new h.db.base.Types.ObjectId(id);
  const docs = clienteIds.map((id, i) => ({
    clienteId: oid(id),
    version: 1,
    items: lineas(i).map(({ producto, cantidad }) => ({
      productoId: oid(producto.id),
      nombre: producto.form.nombre,
      cantidad,
      visto: Math.round(producto.form.precio * 100),
      aviso: null,
    })),
  }));
  await h.db.collection('carritos').insertMany(docs);
}

export const stockOf = async (h: Harness, id: string): Promise<number> =>
  (await h.db.collection('productos').findOne({ _id: new h.db.base.Types.ObjectId(id) }))!.stock as number;
/** Sum of the ledger of a product: what its stock must be. */
export async function ledgerOf(h: Harness, id: string): Promise<number> {
  const rows = await h.db
    .collection('movimientos')
    .find({ productoId: new h.db.base.Types.ObjectId(id) })
    .toArray();
  return rows.reduce((total, row) => total + (row.delta as number), 0);
}
export const tasaOf = async (h: Harness): Promise<number> =>
  (await h.app.get(SystemService, { strict: false }).tasa()).valor;

export const client = (h: Harness): Promise<Actor> => mintUser(h, 'client');
