import { z } from 'zod';
import { Id, nullableText, requiredText } from '../../kernel/fields';
import { TipoVehiculoField } from '../../venezuela/fields';
import { TIPOS_VEHICULO } from '../../venezuela/tipos-vehiculo';
import { nullablePlaca } from './fields';
import { maxModelYear, MIN_MODEL_YEAR } from './vehiculo';

const invalidYear = () => `El año debe estar entre ${MIN_MODEL_YEAR} y ${maxModelYear(new Date())}`;

// Not z.coerce: a field that was left empty is missing, not the year 0.
const ModelYear = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() ? Number(value) : value),
  z
    .number('Elige el año de tu vehículo')
    .int({ error: invalidYear })
    .min(MIN_MODEL_YEAR, { error: invalidYear })
    .refine((anio) => anio <= maxModelYear(new Date()), { error: invalidYear }),
);

/** A vehicle as it is written into the garage; the plate is kept in capitals without spaces, dots or dashes. */
export const NuevoVehiculo = z.object({
  marca: requiredText('Elige la marca de tu vehículo', 60),
  modelo: requiredText('Elige el modelo de tu vehículo', 60),
  anio: ModelYear,
  motor: nullableText(40),
  placa: nullablePlaca,
  tipo: TipoVehiculoField.nullable().default(null),
});
export type NuevoVehiculo = z.output<typeof NuevoVehiculo>;

/** Every field that is written is read; the types fail where one is left out. */
const saved = {
  marca: z.string(),
  modelo: z.string(),
  anio: z.number().int(),
  motor: z.string().nullable(),
  placa: z.string().nullable(),
  tipo: z.enum(TIPOS_VEHICULO).nullable(),
} satisfies Record<keyof NuevoVehiculo, z.ZodType>;
/** A vehicle of the garage; at most one is `elegido`: lists say whether their parts fit it. */
export const SavedVehiculo = z.object({ _id: Id, ...saved, elegido: z.boolean() });
export type SavedVehiculo = z.infer<typeof SavedVehiculo>;

/** All vehicles of a client, newest first. */
export const Garaje = z.array(SavedVehiculo);
