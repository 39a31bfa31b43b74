import { z } from 'zod';
import { Id, line } from '../kernel/fields';
import { Monto } from '../venezuela/fields';
import { IMPORT_FORMATS } from './rules';
import { ESTADOS_IMPORTACION, TIPOS_FILA } from './states';

const count = z.number().int().min(0);

/** Beside the file. */
export const ImportForm = z.object({
  /** Name of the sheet that is meant, where a workbook has several lists. */
  hoja: line().max(100).optional(),
});

/** A checked file: what it would do to the store's list and, once confirmed, how far its writing is. */
export const Importacion = z.object({
  _id: Id,
  formato: z.enum(IMPORT_FORMATS),
  estado: z.enum(ESTADOS_IMPORTACION),
  /** Rows by what they mean for the list. */
  conteo: z.object({ nuevos: count, cambian: count, iguales: count, conError: count }),
  /** Headers that the file has and no column is called. */
  columnasIgnoradas: z.array(z.string()),
  avance: z.object({ hechas: count, total: count }),
  /** Whether the check was repeated because a product had changed since. */
  actualizada: z.boolean(),
  creada: z.iso.datetime(),
  /** Until when it can be confirmed. */
  vence: z.iso.datetime(),
  /** Until when its store may undo it; null when it was not written, or was undone. */
  deshacerHasta: z.iso.datetime().nullable(),
  /** Rows that undoing left, since their product was changed afterwards. */
  conservadas: count,
});
export type Importacion = z.infer<typeof Importacion>;

/** One row of a checked file. */
export const FilaImportacion = z.object({
  /** Line in the file, the header being 1. */
  linea: count,
  tipo: z.enum(TIPOS_FILA),
  sku: z.string().nullable(),
  nombre: z.string().nullable(),
  /** Dollars. */
  precio: Monto.nullable(),
  stock: z.number().int().nullable(),
  /** What changes of a product that is there, by the header of its column. */
  cambios: z.array(z.object({ columna: z.string(), antes: z.string(), despues: z.string() })),
  /** What was read otherwise than it stands in the file, by the header of its column. */
  avisos: z.array(z.object({ columna: z.string(), texto: z.string() })),
  /** Why the row cannot be imported; `columna` is null where it is about the whole row. */
  errores: z.array(z.object({ columna: z.string().nullable(), motivo: z.string() })),
});
export type FilaImportacion = z.infer<typeof FilaImportacion>;
