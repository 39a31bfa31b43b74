import { z } from 'zod';
import { requiredLines, requiredText, someOf } from '../../kernel/fields';
import { setOf } from '../../kernel/lists';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { MAX_SERVICE_IMAGES } from '../../platform/uploads/rules';
import { dollarPrice, TipoVehiculoField } from '../../venezuela/fields';
import { numberText } from '../../venezuela/numero';
import { TIPOS_VEHICULO } from '../../venezuela/tipos-vehiculo';
import { canonicalServiceCategoria, isServiceCategoria } from './categorias';
import {
  DEFAULT_COMPATIBLE_TYPES,
  DEFAULT_SERVICE_HOURS,
  MAX_SERVICE_HOURS,
  MIN_SERVICE_HOURS,
  SERVICE_HOURS_STEP,
} from './rules';

const written = {
  nombre: requiredText(FIELD_MESSAGES.nombre, 160),
  descripcion: requiredLines(FIELD_MESSAGES.descripcion, 2000),
  precio: dollarPrice(0, FIELD_MESSAGES.negativePrice),
  categoria: z
    .string('Selecciona la categoría')
    .refine(isServiceCategoria, 'Selecciona la categoría')
    .transform(canonicalServiceCategoria),
};
const chosen = {
  precioFijo: z.boolean(),
  tiempoEstimado: z
    .number('El tiempo debe ser un número')
    .min(MIN_SERVICE_HOURS, `El tiempo mínimo es ${numberText(MIN_SERVICE_HOURS)} horas`)
    .max(MAX_SERVICE_HOURS, 'El tiempo es demasiado largo')
    .multipleOf(SERVICE_HOURS_STEP, `Usa fracciones de ${numberText(SERVICE_HOURS_STEP)} horas`),
  vehiculosCompatibles: someOf(TipoVehiculoField, TIPOS_VEHICULO.length, FIELD_MESSAGES.tiposVehiculo),
  /** Addresses of pictures that POST /api/upload/service issued, the first one is the main one. */
  imagenes: setOf(z.string().max(300), MAX_SERVICE_IMAGES, `Sube como máximo ${MAX_SERVICE_IMAGES} imágenes`),
  disponible: z.boolean(),
};

/** A workshop's input for a service; `precio` dollars, `tiempoEstimado` hours in quarters. */
export const NuevoServicio = z.object({
  ...written,
  precioFijo: chosen.precioFijo.default(true),
  tiempoEstimado: chosen.tiempoEstimado.default(DEFAULT_SERVICE_HOURS),
  vehiculosCompatibles: chosen.vehiculosCompatibles.default([...DEFAULT_COMPATIBLE_TYPES]),
  imagenes: chosen.imagenes.default([]),
  disponible: chosen.disponible.default(true),
});
export type NuevoServicio = z.output<typeof NuevoServicio>;

/** A change of a service: required fields are sent again, of the others those left out stay. */
export const ServiceChange = z.object({ ...written, ...z.object(chosen).partial().shape });
export type ServiceChange = z.output<typeof ServiceChange>;
