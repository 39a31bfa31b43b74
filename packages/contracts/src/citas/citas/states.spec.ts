import {
  citaOrigins,
  CLIENT_ESTADO_CITA_LABELS,
  ESTADO_CITA_LABELS,
  ESTADOS_CITA,
  HOLDING_ESTADOS,
  isMissed,
  isMovable,
} from './states';
import { CITA_MOVES_BACK, isCorrectable, isUndoable } from './undo';

const those = (holds: (cita: { estado: (typeof ESTADOS_CITA)[number] }) => boolean) =>
  ESTADOS_CITA.filter((estado) => holds({ estado }));

test('an appointment is moved before it begins, and missed when it did not take place', () => {
  expect(those(isMovable)).toEqual(['pendiente', 'confirmada']);
  expect(those(isMissed)).toEqual(['cancelada', 'no_asistio']);
  expect(HOLDING_ESTADOS).toEqual(['pendiente', 'confirmada', 'en_proceso', 'pausada']);
});

test('the origins of a state are those from which the table leads there', () => {
  expect([citaOrigins('cancelada'), citaOrigins('en_proceso'), citaOrigins('pendiente')]).toEqual([
    ['pendiente', 'confirmada'],
    ['confirmada', 'pausada'],
    [],
  ]);
});

test('a client does not learn of a pause', () => {
  expect(CLIENT_ESTADO_CITA_LABELS).toEqual({ ...ESTADO_CITA_LABELS, pausada: 'En Proceso' });
});

describe('a move that is taken back', () => {
  const moved = new Date('2026-11-20T14:00:00Z');
  const later = (ms: number) => new Date(moved.getTime() + ms);
  const DAY = 24 * 3_600_000;

  it('leads to the confirmed appointment, by who may work on it or in the agenda', () => {
    expect(CITA_MOVES_BACK).toEqual({
      en_proceso: { to: 'confirmada', capability: 'trabajos' },
      pausada: { to: 'confirmada', capability: 'trabajos' },
      no_asistio: { to: 'confirmada', capability: 'agenda' },
    });
  });

  it('is a start at any time, or an absence of less than a day', () => {
    const undoable = (estado: (typeof ESTADOS_CITA)[number], ms: number, fecha: Date | string = moved) =>
      isUndoable({ estado, historialEstados: [{ estado, fecha }] }, later(ms));
    expect([undoable('en_proceso', 30 * DAY), undoable('pausada', 30 * DAY)]).toEqual([true, true]);
    expect([undoable('no_asistio', DAY - 1), undoable('no_asistio', DAY), undoable('no_asistio', DAY + 1)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(undoable('no_asistio', 0, moved.toISOString())).toBe(true);
    for (const estado of ['pendiente', 'confirmada', 'completada', 'cancelada'] as const)
      expect(undoable(estado, 0)).toBe(false);
  });

  it('counts from the last absence, and from none without one', () => {
    const historialEstados = [
      { estado: 'no_asistio', fecha: later(-3 * DAY) },
      { estado: 'confirmada', fecha: later(-2 * DAY) },
      { estado: 'no_asistio', fecha: moved },
      { estado: 'pendiente', fecha: later(-9 * DAY) },
    ] as const;
    expect(isUndoable({ estado: 'no_asistio', historialEstados }, later(1))).toBe(true);
    expect(isUndoable({ estado: 'no_asistio', historialEstados: [] }, later(1))).toBe(false);
  });

  it('is a correction of price and work for less than a day', () => {
    const correctable = (ms: number, over: object = {}) =>
      isCorrectable({ estado: 'completada', fechaFinalizacion: moved, ...over }, later(ms));
    expect([correctable(DAY - 1), correctable(DAY)]).toEqual([true, false]);
    expect([correctable(1, { estado: 'en_proceso' }), correctable(1, { fechaFinalizacion: null })]).toEqual([
      false,
      false,
    ]);
  });
});
