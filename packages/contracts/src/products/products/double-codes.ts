import { z } from 'zod';
import { Id } from '../../kernel/fields';

/** Groups of products with one code that are listed, at most. */
export const MAX_DOUBLE_CODES = 50;

/** Products of one store whose codes are one by `skuKey`, as that writes it: a file that names the code means none of them. */
const CodigoRepetido = z.object({
  codigo: z.string(),
  productos: z.array(z.object({ _id: Id, nombre: z.string(), sku: z.string() })).min(2),
});
/** Codes that stand for more than one product: how many, and the first of them. */
export const CodigosRepetidos = z.object({
  total: z.number().int(),
  codigos: z.array(CodigoRepetido).max(MAX_DOUBLE_CODES),
});
export type CodigosRepetidos = z.infer<typeof CodigosRepetidos>;
