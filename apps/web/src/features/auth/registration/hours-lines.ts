import { DIA_LABELS, DIAS } from '@tuerca/contracts/auth/negocios/dias';
import { DEFAULT_HORARIO, type Horario } from '@tuerca/contracts/auth/negocios/horario';
import { hoursInWords } from '@tuerca/contracts/venezuela/clock';

/** Weekly hours with equal days in a row put together: ['Lunes a viernes', '9:00 a. m. a 6:00 p. m.'], …, ['Domingo', 'Cerrado']. */
export function hoursLines(horario: Horario = DEFAULT_HORARIO): [string, string][] {
  const groups: { desde: string; hasta: string; horas: string }[] = [];
  for (const day of DIAS) {
    const { activo, apertura, cierre } = horario[day];
    const horas = activo ? hoursInWords(apertura, cierre) : 'Cerrado';
    const last = groups.at(-1);
    if (last?.horas === horas) last.hasta = DIA_LABELS[day].toLowerCase();
    else groups.push({ desde: DIA_LABELS[day], hasta: '', horas });
  }
  return groups.map(({ desde, hasta, horas }) => [hasta ? `${desde} a ${hasta}` : desde, horas]);
}
