import { MAX_HORIZON_DAYS } from '@tuerca/contracts/citas/citas/rules';
import { type EstadoCita, ESTADOS_CITA } from '@tuerca/contracts/citas/citas/states';
import { type Cargo, CARGOS } from '@tuerca/contracts/kernel/capabilities';
import type { CurrentUser } from '../../platform/common/current-user';
import { changeableUntil, demandMove, ownerOf, plannedEnd } from './cita.policy';
import { ownRules } from './own-rules';

const user = (role: CurrentUser['role'], cargo?: Cargo | null): CurrentUser => ({
  id: 'u1',
  role,
  sid: 's1',
  ...(cargo !== undefined && { actor: { id: 'a1', nombre: 'Ana', cargo } }),
});

test('a workshop owns what it works on, everybody else what is booked', () => {
  expect(ownerOf(user('workshop'))).toEqual({ tallerId: 'u1' });
  for (const role of ['client', 'store', 'staff'] as const) expect(ownerOf(user(role))).toEqual({ clienteId: 'u1' });
});

describe('a change by the client', () => {
  const [limiteCambio, fechaHora] = [new Date('2026-11-20T12:00:00Z'), new Date('2026-11-20T14:00:00Z')];
  const until = (estado: EstadoCita, now: Date, limite: Date | null = limiteCambio) =>
    changeableUntil({ estado, fechaHora, limiteCambio: limite } as never, now);
  const before = (date: Date) => new Date(date.getTime() - 1);

  it('ends at the begin of a request, at the notice of a confirmed appointment', () => {
    expect([until('pendiente', before(fechaHora)), until('pendiente', fechaHora)]).toEqual([fechaHora, null]);
    expect([until('confirmada', before(limiteCambio)), until('confirmada', limiteCambio)]).toEqual([
      limiteCambio,
      null,
    ]);
  });

  it('is none of any other state', () => {
    const early = new Date('2026-11-01T00:00:00Z');
    expect(ESTADOS_CITA.filter((estado) => until(estado, early))).toEqual(['pendiente', 'confirmada']);
  });
});

describe('a move of an appointment by a member of the team', () => {
  const allowed = (cargo: Cargo | null | undefined, from: EstadoCita = 'pausada') =>
    ESTADOS_CITA.filter((to) => {
      try {
        demandMove(user('workshop', cargo), from, to);
        return true;
      } catch (error) {
        expect(error).toMatchObject({ code: 'CARGO_NO_PERMITE' });
        return false;
      }
    });

  it('needs what the call of that move needs', () => {
    expect(CARGOS.map((cargo) => `${cargo}: ${allowed(cargo).join(' ')}`)).toEqual([
      'vendedor: pendiente confirmada en_proceso pausada cancelada no_asistio',
      'almacenista: pendiente en_proceso pausada',
      'tecnico: pendiente en_proceso pausada completada',
    ]);
  });

  it('needs nothing of the owner, nor of who moves nothing', () => {
    expect([allowed(null), allowed(undefined)]).toEqual([ESTADOS_CITA, ESTADOS_CITA]);
    expect(() => demandMove(user('workshop', 'almacenista'), 'confirmada', 'confirmada')).not.toThrow();
  });
});

test('work ends as planned, without its margin', () => {
  const fechaHora = new Date('2026-11-20T14:00:00Z');
  expect(plannedEnd({ fechaHora, duracion: 90 })).toEqual(new Date('2026-11-20T15:30:00Z'));
});

test("a workshop's own bookings know its hours, but neither notice nor horizon", () => {
  const rules = { aceptaCitas: false, antelacionMinima: 120, horizonteDias: 3, puestos: 2, margen: 15 };
  expect(ownRules(rules as never)).toEqual({
    aceptaCitas: true,
    antelacionMinima: 0,
    horizonteDias: MAX_HORIZON_DAYS,
    puestos: 2,
    margen: 15,
  });
});
