import type { Disponibilidad } from '@tuerca/contracts/citas/availability';
import { DEFAULT_BOOKING_RULES } from '@tuerca/contracts/citas/rules';
import { DEFAULT_HORARIO } from '@tuerca/contracts/negocios/horario';

/** The workshop that is signed in (test/people). */
export const TALLER_ID = 'a'.repeat(24);

/** An availability as a workshop has it that never saved one. */
export const buildDisponibilidad = (overrides: Partial<Disponibilidad> = {}): Disponibilidad => ({
  tallerId: TALLER_ID,
  aceptaCitas: true,
  horarioRegular: DEFAULT_HORARIO,
  bloqueos: [],
  fechasEspeciales: [],
  ...DEFAULT_BOOKING_RULES,
  version: 3,
  ...overrides,
});
