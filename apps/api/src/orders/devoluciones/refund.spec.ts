import { Types } from 'mongoose';
import { toRefund } from './refund';

const id = () => new Types.ObjectId();
const movida = new Date('2026-11-30T12:00:00Z');
const doc = {
  _id: id(),
  numero: 'D-1',
  pedidoId: id(),
  pedidoNumero: 'TRC-1',
  tiendaId: id(),
  clienteId: id(),
  subtotal: 9000,
  envio: 1000,
  monto: 10_000,
  montoUSD: 1000,
  tasa: 10,
  movida,
  referencia: '123456',
  lineas: [{ productoId: id(), nombre: 'Filtro', cantidad: 2, vendibles: 1, precioUnitario: 4500, precioUSD: 450 }],
};
const refund = (over: object = {}) => toRefund({ ...doc, ...over } as never);

test('a refund tells what goes back, of which return, order and line', () => {
  expect(refund()).toEqual({
    devolucionId: String(doc._id),
    numero: 'D-1',
    pedidoId: String(doc.pedidoId),
    pedidoNumero: 'TRC-1',
    tiendaId: String(doc.tiendaId),
    clienteId: String(doc.clienteId),
    monto: 10_000,
    montoUSD: 1000,
    envio: 1000,
    tasa: 10,
    fecha: movida,
    referencia: '123456',
    lineas: [{ ...doc.lineas[0], productoId: String(doc.lineas[0]!.productoId) }],
  });
});

test('of an order for which less came, the delivery has its part, rounded down', () => {
  expect([refund({ monto: 9999 }).envio, refund({ monto: 5000 }).envio, refund({ monto: 10 }).envio]).toEqual([
    999, 500, 1,
  ]);
  expect(refund({ envio: 0, monto: 5000 }).envio).toBe(0);
});

test('a line that cannot be sold again gives no unit back, a refund in cash has no reference', () => {
  const told = refund({ referencia: null, lineas: [{ ...doc.lineas[0], vendibles: null }] });
  expect([told.referencia, told.lineas[0]!.vendibles]).toEqual(['', 0]);
});
