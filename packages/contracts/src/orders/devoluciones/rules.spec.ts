import { isFaultOfStore, lastReturnDate, MOTIVOS_DEVOLUCION, returnTerms } from './rules';
import {
  answerDeadline,
  bringBackDeadline,
  canAskRevision,
  canMoveDevolucion,
  devolucionOrigins,
  ESTADOS_DEVOLUCION,
  OPEN_ESTADOS_DEVOLUCION,
} from './states';

// Evening in Caracas, the next day in UTC.
const entregado = new Date('2026-11-02T01:00:00Z');
const stated = (devolucion: string | null, garantia: string | null = null) => ({ devolucion, garantia });

describe('the last day of a return', () => {
  test.each([
    ['no_sirve', stated(null), '2026-11-08'],
    ['no_sirve', stated(' '), '2026-11-08'],
    ['no_sirve', stated(' sin devolución'), null],
    ['no_sirve', stated('Sincero: 10 días'), '2026-11-11'],
    ['no_sirve', stated('12semanas'), '2027-01-24'],
    ['no_sirve', stated('2  Semanas'), '2026-11-15'],
    ['equivocado', stated('15 días'), '2026-11-16'],
    ['defectuoso', stated('Sin devolución', '3 días'), '2026-11-08'],
    ['defectuoso', stated('Sin devolución', 'Sin garantía'), '2026-11-08'],
    ['defectuoso', stated(null, 'De por vida'), '2026-11-08'],
    ['no_necesario', stated('3 días', '6 meses'), '2026-11-04'],
    ['no_sirve', stated('15 días'), '2026-11-16'],
    ['no_necesario', stated('2 semanas sin uso'), '2026-11-15'],
    ['no_necesario', stated('1 mes'), '2026-12-01'],
    ['no_sirve', stated('Sin devolución'), null],
    ['no_necesario', stated('No aplica'), null],
    ['no_sirve', stated('Con su empaque'), '2026-11-08'],
    ['equivocado', stated('Sin devolución'), '2026-11-08'],
    ['equivocado', stated('3 días', '6 meses'), '2026-11-08'],
    ['defectuoso', stated('3 días', '6 meses'), '2027-05-01'],
    ['defectuoso', stated('30 días', 'Sin garantía'), '2026-12-01'],
  ] as const)('%s with %o is %s', (motivo, conditions, date) => {
    expect(lastReturnDate(motivo, conditions, entregado)).toBe(date);
  });
});

it("is the store's fault when the part came broken or is another one", () => {
  expect(MOTIVOS_DEVOLUCION.filter(isFaultOfStore)).toEqual(['defectuoso', 'equivocado']);
});

it("says its terms in the store's words, else in days", () => {
  const terms = (devolucion: string | null) => returnTerms({ devolucion });
  expect([terms(null), terms('  '), terms(' 15 días sin uso '), terms('Sin devolución')]).toEqual([
    'Devolución: 7 días después de recibirlo',
    'Devolución: 7 días después de recibirlo',
    'Devolución: 15 días sin uso',
    'La tienda no acepta devoluciones por cambio de opinión',
  ]);
});

describe('the table of states', () => {
  const movida = new Date('2026-11-02T12:00:00Z');
  const later = (hours: number) => new Date(movida.getTime() + hours * 3_600_000);

  it('lets the client cancel alone and the store do the rest', () => {
    const moves = (party: 'cliente' | 'tienda') =>
      ESTADOS_DEVOLUCION.flatMap((estado) =>
        ESTADOS_DEVOLUCION.filter((to) => canMoveDevolucion({ estado, movida }, to, party, movida)).map(
          (to) => `${estado} ${to}`,
        ),
      );
    expect(moves('cliente')).toEqual(['solicitada cancelada', 'aceptada cancelada']);
    expect(moves('tienda')).toEqual([
      'solicitada aceptada',
      'solicitada rechazada',
      'aceptada recibida',
      'recibida reembolsada',
      'recibida rechazada',
    ]);
  });

  it('is open until it is refunded, refused or cancelled', () => {
    expect(OPEN_ESTADOS_DEVOLUCION).toEqual(['solicitada', 'aceptada', 'recibida']);
    expect(devolucionOrigins('rechazada')).toEqual(['solicitada', 'aceptada', 'recibida']);
    expect(devolucionOrigins('solicitada')).toEqual([]);
    expect(answerDeadline(movida)).toEqual(later(72));
    expect(bringBackDeadline(movida)).toEqual(later(15 * 24));
  });

  it('refuses an accepted part only when its time is over', () => {
    const accepted = { estado: 'aceptada', movida } as const;
    expect(canMoveDevolucion(accepted, 'rechazada', 'tienda', later(15 * 24 - 1))).toBe(false);
    expect(canMoveDevolucion(accepted, 'rechazada', 'tienda', later(15 * 24))).toBe(true);
    expect(canMoveDevolucion(accepted, 'recibida', 'tienda', later(0))).toBe(true);
    expect(canMoveDevolucion({ estado: 'recibida', movida }, 'rechazada', 'tienda', later(0))).toBe(true);
    expect(canMoveDevolucion(accepted, 'recibida', 'sistema', later(0))).toBe(false);
  });

  it('lets the client ask for a look after a refusal, or when the store is late, once', () => {
    const one = (estado: (typeof ESTADOS_DEVOLUCION)[number], hours: number, revision: unknown = null) =>
      canAskRevision({ estado, movida, revision }, later(hours));
    expect([one('rechazada', 0), one('solicitada', 71), one('solicitada', 72), one('recibida', 72)]).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect([one('recibida', 71), one('cancelada', 90)]).toEqual([false, false]);
    expect([one('aceptada', 90), one('reembolsada', 90), one('rechazada', 1, movida)]).toEqual([false, false, false]);
  });
});
