import { z } from 'zod';
import { TipoVehiculo } from '../garaje/tipos';
import { requiredText } from '../kernel/fields';
import { FIELD_MESSAGES } from '../kernel/messages';
import { SERVICE_CATEGORIAS } from './categorias';
import { dollarPrice } from '../venezuela/dinero';

/** What a workshop writes about a service; `precio` dollars, `tiempoEstimado` hours in quarters. */
export const NuevoServicio = z.object({
  nombre: requiredText(FIELD_MESSAGES.nombre, 160),
  descripcion: requiredText('La descripción es obligatoria', 2000),
  precio: dollarPrice(0, 'El precio no puede ser negativo'),
  precioFijo: z.boolean().default(true),
  tiempoEstimado: z
    .number('El tiempo debe ser un número')
    .min(0.25, 'El tiempo mínimo es 0,25 horas')
    .max(240, 'El tiempo es demasiado largo')
    .multipleOf(0.25, 'Usa fracciones de 0,25 horas'),
  categoria: z.enum(SERVICE_CATEGORIAS.map(({ id }) => id) as [string, ...string[]], 'Selecciona la categoría'),
  vehiculosCompatibles: z
    .array(TipoVehiculo)
    .min(1, FIELD_MESSAGES.tiposVehiculo)
    .transform((tipos) => [...new Set(tipos)]),
  imagenes: z.array(z.string().max(300)).max(3, 'Sube como máximo 3 imágenes').default([]),
  disponible: z.boolean().default(true),
});
export type NuevoServicio = z.output<typeof NuevoServicio>;
