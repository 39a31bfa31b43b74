import { z } from 'zod';
import { line, nullableText } from '../kernel/fields';
import { findCategoria, isOpenCategoria } from '../products/categorias';
import { MONEDAS_ARCHIVO } from '../venezuela/cifra';
import { IMPORT_COLUMNS } from './columns';
import { IMPORT_MESSAGES } from './messages';

/** Most columns of a file. */
export const MAX_FILE_COLUMNS = 200;
/** Most category names of a file that are mapped to ours. */
export const MAX_MAPPED_CATEGORIAS = 200;
/** Longest name of a category in a file that can be mapped. */
export const MAX_CATEGORIA_TEXT = 120;

const Campo = z.enum(IMPORT_COLUMNS.map(({ field }) => field)).nullable();
const Moneda = z.enum(MONEDAS_ARCHIVO).nullable();
const count = z.number().int().min(0);

/** A column of a file, beside the field of ours that it is read as. */
export const ColumnaArchivo = z.object({
  /** Its title; of a column without one the letters that spreadsheets give it. */
  titulo: z.string(),
  /** First values, shortened. */
  ejemplos: z.array(z.string()),
  /** The field that it is; null where it is not used. */
  campo: Campo,
  /** Currency of its amounts that name none, where it is a price; of another the one that its title names. */
  moneda: Moneda,
});
export type ColumnaArchivo = z.infer<typeof ColumnaArchivo>;

/** What is said once for all rows whose cell is empty or absent. */
export const ValoresFijos = z.object({
  categoria: z.string().nullable(),
  marcaRepuesto: z.string().nullable(),
  marca: z.string().nullable(),
});
export type ValoresFijos = z.infer<typeof ValoresFijos>;
export type CampoFijo = keyof ValoresFijos;
/** Fields that may have one value for all rows. */
export const CAMPOS_FIJOS = Object.keys(ValoresFijos.shape) as CampoFijo[];

/** How the columns of a file are read. */
export const Emparejamiento = z.object({
  /** Name of the sheet; null where the file has no sheets. */
  hoja: z.string().nullable(),
  filas: count,
  columnas: z.array(ColumnaArchivo),
  fijos: ValoresFijos,
  /** Category names of the file that are none of ours, the most frequent first, with the category that they stand for. */
  categorias: z.array(z.object({ texto: z.string(), filas: count, categoria: z.string().nullable() })),
  /** Whether the store said so of an earlier file with these titles. */
  recordado: z.boolean(),
});
export type Emparejamiento = z.infer<typeof Emparejamiento>;

/** A category by any of its names; null for none. */
const fixedCategoria = nullableText(80).refine(
  (text) => text === null || isOpenCategoria(text),
  'Elige una de las categorías de Tuerca',
);
const mapped = line()
  .max(80)
  .refine(isOpenCategoria, 'Elige una de las categorías de Tuerca')
  .transform((text) => findCategoria(text)!.nombre);

/** What a store says of the columns of its file, in their order. */
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
