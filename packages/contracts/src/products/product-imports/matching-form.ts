import { z } from 'zod';
import { line, nullableText } from '../../kernel/fields';
import { findCategoria, isOpenCategoria } from '../products/categorias';
import { IMPORT_COLUMNS } from './columns';
import { Campo, MAX_CATEGORIA_TEXT, MAX_FILE_COLUMNS, MAX_MAPPED_CATEGORIAS, Moneda } from './matching';
import { IMPORT_MESSAGES } from './messages';

/** A category by any of its names; null for none. */
const fixedCategoria = nullableText(80).refine(
  (text) => text === null || isOpenCategoria(text),
  'Elige una de las categorías de Tuerca',
);
const mapped = line()
  .max(80)
  .refine(isOpenCategoria, 'Elige una de las categorías de Tuerca')
  .transform((text) => findCategoria(text)!.nombre);

/** A store's fields for the columns of its file, in their order. */
export const EmparejarForm = z
  .object({
    columnas: z
      .array(z.object({ campo: Campo, moneda: Moneda.default(null) }))
      .min(1)
      .max(MAX_FILE_COLUMNS),
    fijos: z
      .object({ categoria: fixedCategoria, marcaRepuesto: nullableText(60), marca: nullableText(60) })
      .default({ categoria: null, marcaRepuesto: null, marca: null }),
    categorias: z
      .array(z.object({ texto: line().min(1).max(MAX_CATEGORIA_TEXT), categoria: mapped }))
      .max(MAX_MAPPED_CATEGORIAS)
      .default([]),
  })
  .superRefine(({ columnas }, { addIssue }) => {
    const seen = new Set<string>();
    for (const [i, { campo }] of columnas.entries()) {
      const title = IMPORT_COLUMNS.find(({ field }) => field === campo)?.title;
      if (campo !== null && seen.has(campo))
        addIssue({ code: 'custom', path: ['columnas', i, 'campo'], message: IMPORT_MESSAGES.repeatedField(title!) });
      if (campo !== null) seen.add(campo);
    }
    if (!seen.has('sku')) addIssue({ code: 'custom', path: ['columnas'], message: IMPORT_MESSAGES.missingSku });
  });
export type EmparejarForm = z.infer<typeof EmparejarForm>;
