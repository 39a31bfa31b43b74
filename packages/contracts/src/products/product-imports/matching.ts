import { z } from 'zod';
import { MONEDAS_ARCHIVO } from '../../venezuela/cifra';
import { IMPORT_COLUMNS } from './columns';

/** Most columns of a file. */
export const MAX_FILE_COLUMNS = 200;
/** Most category names of a file that are mapped to ours. */
export const MAX_MAPPED_CATEGORIAS = 200;
/** Longest name of a category in a file that can be mapped. */
export const MAX_CATEGORIA_TEXT = 120;

/** A field assigned to a column; null where it is not used. */
export const Campo = z.enum(IMPORT_COLUMNS.map(({ field }) => field)).nullable();
/** Currency of a column's amounts that name none. */
export const Moneda = z.enum(MONEDAS_ARCHIVO).nullable();
const count = z.number().int().min(0);

/** A column of a file, with the field that it is read as. */
export const ColumnaArchivo = z.object({
  /** Its title; of a column without one the letters that spreadsheets give it. */
  titulo: z.string(),
  /** First values, shortened. */
  ejemplos: z.array(z.string()),
  /** The field assigned to it; null where it is not used. */
  campo: Campo,
  /** Currency of its amounts that name none, where it is a price; by default the one in its title. */
  moneda: Moneda,
});
export type ColumnaArchivo = z.infer<typeof ColumnaArchivo>;

/** Values for all rows whose cell is empty or absent. */
export const ValoresFijos = z.object({
  categoria: z.string().nullable(),
  marcaRepuesto: z.string().nullable(),
  marca: z.string().nullable(),
});
export type ValoresFijos = z.infer<typeof ValoresFijos>;
export type CampoFijo = keyof ValoresFijos;
/** Fields that may have one value for all rows. */
export const CAMPOS_FIJOS = Object.keys(ValoresFijos.shape) as CampoFijo[];

/** Reading of the columns of a file. */
export const Emparejamiento = z.object({
  /** Name of the sheet; null where the file has no sheets. */
  hoja: z.string().nullable(),
  filas: count,
  columnas: z.array(ColumnaArchivo),
  fijos: ValoresFijos,
  /** Category names of the file that are none of ours, the most frequent first, with the category assigned to each. */
  categorias: z.array(z.object({ texto: z.string(), filas: count, categoria: z.string().nullable() })),
  /** Whether an earlier file with these titles was read so. */
  recordado: z.boolean(),
});
export type Emparejamiento = z.infer<typeof Emparejamiento>;
