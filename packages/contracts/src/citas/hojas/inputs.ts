import { z } from 'zod';
import { Kilometraje } from '../../auth/garaje/fields';
import { Id, nullableLines, nullableText } from '../../kernel/fields';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { caracasDate } from '../../venezuela/caracas';
import { caracasDay } from '../citas/availability';
import { HOJA_MESSAGES } from './messages';
import { MIN_REGISTRO_DATE, TIPOS_EVENTO } from './rules';

const emptyAsNull = (value: unknown) => (value === '' ? null : value);

/** An owner's entry in the record; `confirmaKilometraje` keeps a reading that does not agree with the others. */
export const NuevoRegistro = z
  .object({
    tipo: z.enum(TIPOS_EVENTO).default('trabajo'),
    fecha: caracasDay(HOJA_MESSAGES.dateRequired),
    descripcion: nullableText(120),
    kilometraje: Kilometraje.nullable().default(null),
    lugar: nullableText(80),
    nota: nullableLines(500),
    garantiaHasta: z.preprocess(emptyAsNull, caracasDay(FIELD_MESSAGES.invalidDate).nullable().default(null)),
    confirmaKilometraje: z.boolean().default(false),
  })
  .superRefine(({ tipo, fecha, descripcion, kilometraje, garantiaHasta }, ctx) => {
    const refuse = (field: string, message: string) => ctx.addIssue({ code: 'custom', path: [field], message });
    if (fecha > caracasDate(new Date())) refuse('fecha', HOJA_MESSAGES.futureDate);
    if (fecha < MIN_REGISTRO_DATE) refuse('fecha', 'La fecha es demasiado antigua');
    if (tipo !== 'kilometraje' && (descripcion?.length ?? 0) < 3)
      refuse('descripcion', HOJA_MESSAGES.descriptionRequired);
    if (tipo === 'kilometraje' && kilometraje === null) refuse('kilometraje', HOJA_MESSAGES.mileageRequired);
    if (garantiaHasta !== null && garantiaHasta < fecha) refuse('garantiaHasta', HOJA_MESSAGES.warrantyBeforeDate);
  });
export type NuevoRegistro = z.output<typeof NuevoRegistro>;

/** Vehicle of the garage that a purchase or an appointment was for; null for none. */
export const Asignacion = z.object({
  origen: z
    .string()
    .regex(/^(cita:[0-9a-f]{24}|repuesto:[0-9a-f]{24}:[0-9a-f]{24})$/i, 'El origen no es válido')
    .transform((origen) => origen.toLowerCase()),
  vehiculoId: Id.nullable(),
});
export type Asignacion = z.output<typeof Asignacion>;
