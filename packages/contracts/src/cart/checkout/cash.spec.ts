import { DIAS } from '../../auth/negocios/dias';
import { DEFAULT_HORARIO, type Horario } from '../../auth/negocios/horario';
import { ESTADOS_PEDIDO } from '../../orders/orders/states';
import { ESTADOS_PAGO, METODOS_PAGO } from '../../payments/payments/states';
import { CASH_MESSAGES, cashObstacle, cashRefusal, heldUntil, NuevoCobro, paysAtPickUp } from './cash';

// 2026-11-20 is a Friday; Caracas is four hours behind UTC. Monday to Friday 09:00 to 18:00, Saturday to 14:00.
describe('An order that is paid at the pick-up is held', () => {
  test.each([
    ['for its hours while the doors are open', 2, '2026-11-20T14:00:00Z', '2026-11-20T16:00:00Z'],
    ['until closing itself', 2, '2026-11-20T20:00:00Z', '2026-11-20T22:00:00Z'],
    ['from the opening when it was made before', 2, '2026-11-20T10:00:00Z', '2026-11-20T15:00:00Z'],
    ['from the next opening when it was made at night', 2, '2026-11-21T02:00:00Z', '2026-11-21T15:00:00Z'],
    ['until the next closing when its hours end after closing', 2, '2026-11-20T21:00:00Z', '2026-11-21T18:00:00Z'],
    ['beyond a closed day', 24, '2026-11-21T17:00:00Z', '2026-11-23T22:00:00Z'],
    ['from Monday when it was made on Sunday', 24, '2026-11-22T15:00:00Z', '2026-11-24T13:00:00Z'],
  ])('%s', (_, horas, now, end) => expect(heldUntil(DEFAULT_HORARIO, { horas }, new Date(now))).toEqual(new Date(end)));

  test('for its hours alone where a store publishes none', () => {
    const never = Object.fromEntries(DIAS.map((day) => [day, { activo: false, apertura: '', cierre: '' }])) as Horario;
    const now = new Date('2026-11-21T02:00:00Z');
    expect(heldUntil(never, { horas: 2 }, now)).toEqual(new Date('2026-11-21T04:00:00Z'));
  });
});

describe('Payment at the pick-up', () => {
  const part = {
    tienda: { nombre: 'Repuestos X', entrega: { efectivo: { activo: true, maximoUSD: 100, horas: 24 } } },
    tipo: 'retiro',
    totalUSD: 10_000,
  };
  const off = {
    ...part,
    tienda: { ...part.tienda, entrega: { efectivo: { activo: false, maximoUSD: 100, horas: 24 } } },
  };
  const buyer = { standing: 'known', withInstallation: false } as const;

  test("is possible up to the store's amount", () => {
    const at = (totalUSD: number) => cashRefusal([{ ...part, totalUSD }], buyer);
    expect([at(9999), at(10_000), at(10_001)]).toEqual([null, null, CASH_MESSAGES.tooMuch('Repuestos X', 100)]);
    expect(at(10_001)).toContain('hasta Ref.\u00A0$\u00A0100.');
  });

  test('is refused with its reason', () => {
    expect([cashRefusal([], buyer), cashRefusal([part, part], buyer)]).toEqual(Array(2).fill(CASH_MESSAGES.oneStore));
    expect(cashRefusal([{ ...part, tipo: 'envio' }], buyer)).toBe(CASH_MESSAGES.pickUpOnly);
    expect(cashRefusal([off], buyer)).toBe(CASH_MESSAGES.notOffered('Repuestos X'));
    expect(cashRefusal([part], { ...buyer, withInstallation: true })).toBe(CASH_MESSAGES.withInstallation);
    expect(cashRefusal([part], { ...buyer, standing: 'new' })).toBeNull();
    expect(cashRefusal([part], { ...buyer, standing: 'slowed' })).toBe(CASH_MESSAGES.notNow);
  });

  test('is missed only where somebody could expect it', () => {
    const slowed = { ...buyer, standing: 'slowed' } as const;
    expect([cashObstacle([part], buyer), cashObstacle([part], slowed)]).toEqual([null, CASH_MESSAGES.notNow]);
    expect([
      cashObstacle([off], slowed),
      cashObstacle([{ ...part, tipo: 'envio' }], slowed),
      cashObstacle([], slowed),
    ]).toEqual([null, null, null]);
    expect(cashObstacle([{ ...part, tipo: 'envio' }, part], buyer)).toBe(CASH_MESSAGES.oneStore);
  });

  test('is expected while nothing has moved', () => {
    const held = METODOS_PAGO.flatMap((metodoPago) =>
      ESTADOS_PEDIDO.flatMap((estado) =>
        ESTADOS_PAGO.filter((estadoPago) => paysAtPickUp({ metodoPago, estado, estadoPago })).map(
          (estadoPago) => `${metodoPago} ${estado} ${estadoPago}`,
        ),
      ),
    );
    expect(held).toEqual(['efectivo pendiente pendiente']);
  });

  test('is of some money', () => {
    const problem = (monto: unknown, moneda: unknown = 'USD') =>
      NuevoCobro.safeParse({ moneda, monto }).error?.issues[0]?.message;
    expect([problem(0.01), problem(1e12), problem(5, 'VES')]).toEqual([undefined, undefined, undefined]);
    expect([problem(0), problem(-1), problem(1e12 + 1), problem('5')]).toEqual(Array(4).fill(CASH_MESSAGES.amount));
    expect(problem(5, 'EUR')).toBe(CASH_MESSAGES.currency);
  });
});
