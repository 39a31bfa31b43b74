import { type Dia, DIAS } from '@tuerca/contracts/auth/negocios/dias';
import type { Horario } from '@tuerca/contracts/auth/negocios/horario';
import type { Bloqueo, Disponibilidad, FechaEspecial } from '@tuerca/contracts/citas/citas/availability';
import type { WeekHoursValue } from '@/ui/form/hours-editor';

/** Values of the availability form; numbers are null while their field is empty. */
export interface AvailabilityValues {
  aceptaCitas: boolean;
  horarioRegular: WeekHoursValue;
  bloqueos: Bloqueo[];
  fechasEspeciales: FechaEspecial[];
  puestos: number | null;
  margen: number | null;
  antelacionMinima: number | null;
  horizonteDias: number | null;
  antelacionCancelacion: number | null;
  version: number;
}

/** Form values of a saved availability. */
export function availabilityValuesOf({
  tallerId: _tallerId,
  horarioRegular,
  ...rest
}: Disponibilidad): AvailabilityValues {
  const dayOf = (day: Dia) => {
    const { activo, apertura, cierre } = horarioRegular[day];
    return [day, { abierto: activo, horaApertura: apertura, horaCierre: cierre }];
  };
  return { ...rest, horarioRegular: Object.fromEntries(DIAS.map(dayOf)) as WeekHoursValue };
}

/** Converts the editor's week to the stored one. */
export const horarioOf = (week: WeekHoursValue): Horario =>
  Object.fromEntries(
    DIAS.map((day) => [
      day,
      { activo: week[day].abierto, apertura: week[day].horaApertura, cierre: week[day].horaCierre },
    ]),
  ) as Horario;
