import { DIA_LABELS, DIAS } from '@tuerca/contracts/auth/negocios/dias';
import { DEFAULT_HORARIO, type Horario } from '@tuerca/contracts/auth/negocios/horario';
import { STORE_MESSAGES } from '@tuerca/contracts/auth/stores/messages';
import { ageOn } from '@tuerca/contracts/venezuela/caracas';
import { hoursInWords } from '@tuerca/contracts/venezuela/clock';
import { formatCedula, formatTelefono, normalizeRif, normalizeTelefono } from '@tuerca/contracts/venezuela/identidad';
import { longDate } from '@/lib/format';
import type { AccountType, RegistrationValues } from './registration-types';
import { REGISTRATION_STEPS, stepName } from './steps';

/** Weekly hours with equal days in a row put together: ['Lunes a viernes', '9:00 a. m. a 6:00 p. m.'], …, ['Domingo', 'Cerrado']. */
function hoursLines(horario: Horario = DEFAULT_HORARIO): [string, string][] {
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

export interface SummaryBlock {
  title: string;
  /** Index of the step that asks for it; null where nothing can be changed yet. */
  step: number | null;
  rows: [string, string][];
  note?: string;
}

const phone = (text: string) => formatTelefono(normalizeTelefono(text) ?? text);

function negocio(accountType: AccountType, { store, workshop }: RegistrationValues): [string, string][] {
  if (accountType === 'store')
    return [
      [STORE_MESSAGES.name, store.nombreTienda],
      ['Descripción', store.descripcionTienda],
      ['Categorías', store.categorias.join(', ')],
    ];
  return [
    ['Nombre del taller', workshop.nombreTaller],
    ['Descripción', workshop.descripcionTaller],
    ['Especialidades', workshop.especialidades.join(', ')],
    ['Tipos de vehículo', workshop.tiposVehiculos.join(', ')],
  ];
}

/** Everything that will be sent, by the step that asked for it; the password only as dots. */
export function summaryBlocks(accountType: AccountType, values: RegistrationValues): SummaryBlock[] {
  const { nombre, email, direccion } = values;
  const document: [string, string][] =
    accountType === 'client'
      ? [
          ['Cédula', formatCedula(values.cedula)],
          [
            'Fecha de nacimiento',
            `${longDate(values.fechaNacimiento)} (${ageOn(values.fechaNacimiento, new Date())} años)`,
          ],
        ]
      : [['RIF', normalizeRif(values[accountType].rif) ?? values[accountType].rif]];
  const blocks: SummaryBlock[] = [
    {
      title: stepName(accountType, 'person'),
      step: 0,
      rows: [
        ['Nombre', nombre.trim()],
        ['Correo electrónico', email.trim()],
        ['Contraseña', '••••••••'],
        ['Teléfono', phone(values.telefono)],
        ...document,
      ],
    },
    {
      title: stepName(accountType, 'address'),
      step: 1,
      rows: [
        ['Estado', direccion.estado],
        ['Ciudad', direccion.ciudad],
        ['Código postal', direccion.codigoPostal],
        ['País', 'Venezuela'],
      ],
    },
  ];
  if (accountType === 'client') return blocks;
  return [
    ...blocks,
    {
      title: stepName(accountType, 'business'),
      step: REGISTRATION_STEPS[accountType].indexOf('business'),
      rows: negocio(accountType, values),
    },
    {
      title: 'Horario',
      step: null,
      rows: hoursLines(),
      note: 'Empiezas con este horario. Podrás cambiarlo desde tu panel.',
    },
  ];
}
