import { z } from 'zod';

/** Page facts beside every list. */
export const Meta = z.object({
  page: z.number().int().min(1),
  limit: z.number().int().min(1),
  total: z.number().int().min(0),
  totalPages: z.number().int().min(0),
});
export type Meta = z.infer<typeof Meta>;

/** One value of a filter with how many results carry it. */
export const Faceta = z.object({ valor: z.string(), total: z.number().int() });

/** An error's body: a Spanish sentence for the person, a code for the program, a message per field, figures where they help. */
export const ErrorBody = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  errors: z.array(z.object({ campo: z.string(), mensaje: z.string() })).optional(),
  data: z.unknown().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** Wraps a `data` schema as calls answer it. */
export const envelopeOf = <D extends z.ZodType, M extends z.ZodType>(data: D, meta?: M) =>
  z.object({
    success: z.literal(true),
    data,
    message: z.string().optional(),
    mensaje: z.string().optional(),
    meta: (meta ?? z.unknown()).optional(),
  });

/** Total pages of a list; 0 when it is empty. */
export const countPages = (total: number, limit: number) => Math.ceil(total / limit);
