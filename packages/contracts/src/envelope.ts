import { z } from 'zod';

/** Page facts beside every list. */
export const Meta = z.object({
  page: z.number().int().min(1),
  limit: z.number().int().min(1),
  total: z.number().int().min(0),
  totalPages: z.number().int().min(0),
});
export type Meta = z.infer<typeof Meta>;

/** An error's body: a Spanish sentence for the person, a code for the program, a message per field, figures where they help. */
export const CuerpoError = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  errors: z.array(z.object({ campo: z.string(), mensaje: z.string() })).optional(),
  data: z.unknown().optional(),
});
export type CuerpoError = z.infer<typeof CuerpoError>;

/** Wraps a `data` schema as calls answer it. */
export const respuesta = <D extends z.ZodType, M extends z.ZodType>(data: D, meta?: M) =>
  z.object({
    success: z.literal(true),
    data,
    message: z.string().optional(),
    mensaje: z.string().optional(),
    meta: (meta ?? z.unknown()).optional(),
  });

/** Total pages of a list; 0 when it is empty. */
export const totalPaginas = (total: number, limit: number) => Math.ceil(total / limit);

/** Query of a paged list: page 1.., limit 1..max. */
export const paginacion = (limit: number, max = 60) => ({
  page: z.coerce
    .number('La página debe ser un número')
    .int('La página debe ser un número entero')
    .min(1, 'La página empieza en 1')
    .max(10_000, 'Esa página no existe')
    .default(1),
  limit: z.coerce
    .number('El límite debe ser un número')
    .int('El límite debe ser un número entero')
    .min(1, 'El límite debe ser al menos 1')
    .max(max, `El límite no puede pasar de ${max}`)
    .default(limit),
});

/** A MongoDB id in its 24-character form. */
export const Id = z.string().regex(/^[0-9a-f]{24}$/i, 'El identificador no es válido');

/** Bounded text of a query string: trimmed, empty counts as absent. */
export const textoConsulta = (max = 100) =>
  z
    .string('Debe ser un texto')
    .trim()
    .max(max, `El texto no puede pasar de ${max} caracteres`)
    .transform((texto) => texto || undefined)
    .optional();

/** `true`/`false` of a query string. */
export const siNo = z
  .enum(['true', 'false', '1', '0'], 'Debe ser true o false')
  .transform((valor) => valor === 'true' || valor === '1')
  .optional();
