import type { Disponibilidad } from '@tuerca/contracts/citas/citas/availability';
import { MAX_HORIZON_DAYS } from '@tuerca/contracts/citas/citas/rules';

/** Rules that bind a workshop's own bookings and moves: its hours, but neither notice nor horizon. */
export const ownRules = (rules: Disponibilidad): Disponibilidad => ({
  ...rules,
  aceptaCitas: true,
  antelacionMinima: 0,
  horizonteDias: MAX_HORIZON_DAYS,
});
