import { Types } from 'mongoose';
import {
  cancellationEntry,
  labourEntry,
  type NewEntry,
  payoutEntry,
  refundEntry,
  saleEntry,
  shortEntry,
} from './entries';

const id = () => new Types.ObjectId();
const order = {
  _id: id(),
  tiendaId: 'tienda',
  numero: 'TRC-1',
  subtotal: 100_00,
  total: 110_00,
  totalUSD: 11_00,
  tasa: 10,
};
const sale = saleEntry(order as never, 5, new Date('2026-05-10T12:00:00Z'));
const refund = { devolucionId: 'd', monto: 10_00, montoUSD: 1_00, envio: 0, tasa: 10 };
const labour = { _id: id(), citaId: id(), tallerId: id(), servicio: 'Frenos', tasa: 10, porcentaje: 5 };

/** Each kind of entry as it is written at an instant. */
const KINDS: Record<string, (fecha: Date) => NewEntry> = {
  sale: (fecha) => saleEntry(order as never, 5, fecha),
  cancellation: (fecha) => cancellationEntry(sale, fecha),
  refund: (fecha) => refundEntry(sale, [], { ...refund, fecha }),
  labour: (fecha) => labourEntry(labour, { monto: 50_00, montoUSD: 5_00 }, fecha),
  shortfall: (fecha) => shortEntry({ id: 'p', numero: 'TRC-1', falta: 1_00, tasa: 10 }, fecha),
};

describe.each(Object.entries(KINDS))('the month of a %s', (_kind, entryAt) => {
  // Four hours behind UTC all year.
  it.each([
    ['2026-12-01T03:59:59.999Z', '2026-11'],
    ['2026-12-01T04:00:00.000Z', '2026-12'],
    ['2027-01-01T03:59:59.999Z', '2026-12'],
    ['2027-01-01T04:00:00.000Z', '2027-01'],
  ])('written at %s is %s', (instant, month) => {
    expect(entryAt(new Date(instant)).mes).toBe(month);
  });
});

it('a payout is no income of a month', () => {
  const payout = { _id: id(), tiendaId: 'tienda', total: 100_00, totalUSD: 10_00 };
  expect(payoutEntry(payout as never, new Date('2026-12-01T03:59:59Z')).mes).toBeNull();
});
