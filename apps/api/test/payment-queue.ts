import { randomInt } from 'node:crypto';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import type { Actor } from './actors';
import type { Seeded } from './catalogue-data';
import { type Answer, call, type Harness } from './harness';
import { jpeg } from './pictures';
import { buy, client, referencia, type Shop, until } from './shop';

/** A purchase of one client, with its payment as the bank left it. */
export interface Compra {
  ana: Actor;
  producto: Seeded;
  pagoId: string;
  pedidoId: string;
  orderNumber: string;
  /** Bs. */
  monto: number;
  referencia: string;
}

export const oid = (h: Harness, id: string) => new h.db.base.Types.ObjectId(id);
export const pagoOf = async (h: Harness, id: string) => (await h.db.collection('pagos').findOne({ _id: oid(h, id) }))!;

/** Debts to a client from a payment, the oldest first. */
export const saldosOf = (h: Harness, pagoId: string) =>
  h.db
    .collection('saldos_clientes')
    .find({ pagoId: oid(h, pagoId) })
    .sort({ fecha: 1 })
    .toArray();

/** Buys one unit; the reference's end chooses the simulated bank's answer. Waits for it. */
export async function purchase(
  h: Harness,
  shop: Shop,
  final: string,
  overrides: Record<string, unknown> = {},
  ana?: Actor,
): Promise<Compra> {
  const producto = await shop.sell({ precio: 15, stock: 10 });
  const who = ana ?? (await client(h));
  const ref = (overrides.referencia as string | undefined) ?? referencia(final);
  const line = { productoId: producto.id, cantidad: 1, tiendaId: shop.store.user._id };
  const { status, body } = await buy(h, who.token, [line], { ...overrides, referencia: ref });
  expect([status, body.code]).toEqual([201, undefined]);
  const { pagoId, orderNumber, monto, pedidos } = body.data;
  await until(
    () => pagoOf(h, pagoId),
    (doc) => doc.resultado !== null,
  );
  return { ana: who, producto, pagoId, orderNumber, monto, pedidoId: pedidos[0]._id, referencia: ref };
}

/** Sends files as the web does. */
export async function sendFiles(
  h: Harness,
  path: string,
  { token, field, files }: { token?: string; field: string; files: { content: Uint8Array | string; name: string }[] },
): Promise<Answer> {
  const form = new FormData();
  for (const { content, name } of files)
    form.append(field, new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const res = await fetch(h.base + path, { method: 'POST', headers, body: form });
  return { status: res.status, body: await res.json(), headers: res.headers };
}

/** Attaches so many pictures to a payment, as its client does. */
export async function attachCaptures(h: Harness, pagoId: string, { token }: { token?: string }, count = 1) {
  const content = await jpeg(600, 900);
  const files = Array.from({ length: count }, (_, i) => ({ content, name: `captura ${i}.jpg` }));
  return sendFiles(h, `/api/payments/${pagoId}/captura`, { token, field: 'capturas', files });
}

export const sendStatement = (
  h: Harness,
  token: string | undefined,
  content: Uint8Array | string,
  name = 'banco.csv',
) => sendFiles(h, '/api/admin/extractos', { token, field: 'archivo', files: [{ content, name }] });

/** A row of a statement; `monto` in Bs. */
export interface StatementLine {
  fecha: string;
  referencia: string;
  monto: number;
  banco?: string;
}
const decimal = new Intl.NumberFormat('es-VE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** A statement as a bank writes it: rows above the titles, day first, decimal comma, money out among what came in. */
export const statementOf = (lines: StatementLine[]): string =>
  [
    'Consulta de movimientos;;;;',
    `Cuenta;0174****9012;Generado el ${caracasDate(new Date())};;`,
    'Fecha;Referencia;Descripción;Banco emisor;Monto',
    ...lines.map(({ fecha, referencia: ref, monto, banco = '0102' }) =>
      [
        fecha.split('-').reverse().join('/'),
        `="${ref}"`,
        'PAGO MOVIL RECIBIDO',
        banco,
        `"${decimal.format(monto)}"`,
      ].join(';'),
    ),
    `${caracasDate(new Date()).split('-').reverse().join('/')};000999;COMISION;;"-12,50"`,
  ].join('\r\n');

export const today = () => caracasDate(new Date());
export const daysAgo = (days: number) => caracasDate(new Date(Date.now() - days * 86_400_000));

/** Copies of one purchase's payment and order with data of their own, as if as many people had bought; their ids in order. */
export async function clonePurchases(
  h: Harness,
  { pagoId, pedidoId }: Pick<Compra, 'pagoId' | 'pedidoId'>,
  payments: { referencia: string; monto: number; fechaPago: string; bancoEmisor?: string }[],
): Promise<string[]> {
  const pago = await pagoOf(h, pagoId);
  const pedido = (await h.db.collection('pedidos').findOne({ _id: oid(h, pedidoId) }))!;
  const ids = payments.map(() => new h.db.base.Types.ObjectId());
  const seed = randomInt(1e6, 9e6);
  const number = (i: number) => `T261122-${seed}${i}`;
  await h.db.collection('pagos').insertMany(
    payments.map(({ referencia: ref, monto, fechaPago, bancoEmisor = '0102' }, i) => {
      const { plaza: _, ...rest } = pago;
      return {
        ...rest,
        _id: ids[i]!,
        orderNumber: number(i),
        claveIdempotencia: `copy:${seed}:${i}`,
        clavesReferencia: [`copy:${seed}:${i}`],
        estado: 'en_verificacion',
        resultado: 'manual',
        proximaRevision: null,
        referencia: ref,
        sufijos: ref.length >= 6 ? [ref.slice(-6)] : [],
        monto: Math.round(monto * 100),
        fechaPago,
        bancoEmisor,
      };
    }),
  );
  await h.db.collection('pedidos').insertMany(
    payments.map((_, i) => ({
      ...pedido,
      _id: new h.db.base.Types.ObjectId(),
      pagoId: ids[i]!,
      numero: number(i),
      orderNumber: number(i),
      estadoPago: 'en_verificacion',
    })),
  );
  return ids.map(String);
}

export const admins = (h: Harness, token: string) => ({
  get: (path: string) => call(h.base, 'GET', path, { token }),
  post: (path: string, body: unknown = {}) => call(h.base, 'POST', path, { token, body }),
});

/** A movement of today as an administrator types it. */
export const seenInBank = (ref: string) => ({ movimiento: { bancoEmisor: '0102', referencia: ref, fecha: today() } });

/** An id that nothing has. */
export const NOBODY = 'f'.repeat(24);
/** Calls on payments, balances and statements for administrators alone: method, path, body. */
export const OFFICE_CALLS: [string, string, object?][] = [
  ['GET', '/api/admin/pagos'],
  ['GET', '/api/admin/pagos/exportar'],
  ['GET', '/api/admin/pagos/:id'],
  ['POST', '/api/admin/pagos/:id/aprobar', {}],
  ['POST', '/api/admin/pagos/:id/rechazar', { motivo: 'No aparece' }],
  ['POST', '/api/admin/pagos/:id/diferencia', { montoRecibido: 1, motivo: 'Llegó menos' }],
  ['POST', '/api/admin/pagos/:id/aceptar', { montoRecibido: 1, motivo: 'Llegó menos' }],
  ['POST', '/api/admin/pagos/:id/devolver', { montoRecibido: 1, motivo: 'Llegó menos' }],
  ['POST', '/api/admin/pagos/:id/excedente', { montoRecibido: 1e6, nota: 'Llegó más' }],
  ['POST', '/api/admin/pagos/:id/tardio', { montoRecibido: 10, nota: 'Llegó tarde' }],
  ['GET', '/api/admin/saldos'],
  ['GET', '/api/admin/saldos/exportar'],
  ['POST', '/api/admin/saldos/:id/devolver', { referencia: '123456' }],
  ['GET', '/api/admin/extractos'],
  ['GET', '/api/admin/extractos/exportar'],
  ['GET', '/api/admin/extractos/:id'],
  ['GET', '/api/admin/extractos/:id/propuestas?grupo=segura'],
  ['GET', '/api/admin/extractos/:id/exportar'],
  ['POST', '/api/admin/extractos/:id/confirmar', { pagos: [{ pagoId: NOBODY, movimientoId: NOBODY }] }],
];
