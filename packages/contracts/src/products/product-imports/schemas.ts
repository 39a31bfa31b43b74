import { z } from 'zod';
import { Id, line } from '../../kernel/fields';
import { Monto } from '../../venezuela/fields';
import { Emparejamiento } from './matching';
import { MAX_ROW_ANSWERS, RESPUESTAS_PRECIO, RESPUESTAS_STOCK } from './questions';
import { IMPORT_FORMATS, MAX_NAMED_LINES, MAX_NAMED_PICTURES, TEMAS_AVISO } from './rules';
import { ESTADOS_IMPORTACION, RAZONES_CONSERVADA, TIPOS_FILA } from './states';

const count = z.number().int().min(0);

/** Form beside the file. */
export const ImportForm = z.object({
  /** Name of the sheet that is meant, where a workbook has several lists. */
  hoja: line().max(100).optional(),
});

const fileLine = z.number().int().min(1);

/** A stock of the file that would undo sales. */
const PreguntaStock = z.object({
  tema: z.literal('stock'),
  archivo: count,
  /** Units sold since `desde`, less those that orders gave back. */
  vendidas: count,
  quedan: count,
  /** Age of the file, as far as it is known. */
  desde: z.iso.datetime(),
  /** Source of `desde`: our export's stamp, the last count or import of the product, or `FILE_AGE_DAYS`. */
  segun: z.enum(['exportacion', 'inventario', 'plazo']),
});
export type PreguntaStock = z.infer<typeof PreguntaStock>;
/** A price of the file that is far from the present one; dollars. An offer is compared with today's offer, or else price. */
const PreguntaPrecio = z.object({
  tema: z.literal('precio'),
  campo: z.enum(['precio', 'precioOferta']),
  antes: Monto,
  archivo: Monto,
});
export const PreguntaImportacion = z.discriminatedUnion('tema', [PreguntaStock, PreguntaPrecio]);
export type PreguntaImportacion = z.infer<typeof PreguntaImportacion>;

const answers = {
  stock: z.enum(RESPUESTAS_STOCK, 'Elige qué hacemos con el stock').optional(),
  precio: z.enum(RESPUESTAS_PRECIO, 'Elige qué hacemos con el precio').optional(),
};
/** Answers of the store: for all rows, and for those in `filas` individually. */
export const Respuestas = z.object({
  ...answers,
  filas: z
    .array(z.object({ linea: fileLine, ...answers }))
    .max(MAX_ROW_ANSWERS, `Puedes responder aparte hasta ${MAX_ROW_ANSWERS} filas`)
    .default([]),
});
export type Respuestas = z.output<typeof Respuestas>;

/** Details of ARCHIVO_RECHAZADO where a workbook has several lists: the names of their sheets, one of which `hoja` may name. */
export const HojasArchivo = z.object({ hojas: z.array(z.string()).min(2) });
export type HojasArchivo = z.infer<typeof HojasArchivo>;

/** Notice about a file as a whole: rows that were read although hidden in it, and parts that were left out. */
export const AvisoArchivo = z.object({
  tema: z.enum(TEMAS_AVISO),
  /** The first of its lines in the file. */
  lineas: z.array(fileLine).max(MAX_NAMED_LINES),
  /** Number of its lines, unnamed ones included. */
  filas: count,
  texto: z.string(),
});
export type AvisoArchivo = z.infer<typeof AvisoArchivo>;

const named = z.object({ total: count, nombres: z.array(z.string()).max(MAX_NAMED_PICTURES) });
/** Progress of the pictures that a file names. A name or address in several rows counts once. */
export const FotosImportacion = z.object({
  /** Names and addresses in the column: `listas`, `porLeer`, `porBajar`, `faltan` and `rechazadas` together. */
  pedidas: count,
  listas: count,
  /** Those of the ZIP that is being read; until then no other is taken and the import cannot be confirmed. */
  porLeer: count,
  /** Addresses that were not fetched yet. */
  porBajar: count,
  /** Names that no ZIP had. */
  faltan: named,
  /** Rejected ones, the first of them with the reason. */
  rechazadas: z.object({
    total: count,
    primeras: z.array(z.object({ nombre: z.string(), motivo: z.string() })).max(MAX_NAMED_PICTURES),
  }),
  /** Of the last ZIP: files that no row names. */
  sobran: named,
  /** Of the last ZIP: names that occur in several folders; the first is taken. */
  repetidas: named,
});
export type FotosImportacion = z.infer<typeof FotosImportacion>;

/** A checked file: its effect on the store's list and, once confirmed, the progress of its writing. */
export const Importacion = z.object({
  _id: Id,
  formato: z.enum(IMPORT_FORMATS),
  estado: z.enum(ESTADOS_IMPORTACION),
  /** Rows by their effect on the list. */
  conteo: z.object({ nuevos: count, cambian: count, iguales: count, conError: count }),
  /** Rows with questions, by subject: answered when the import is confirmed. */
  preguntas: z.object({ stock: count, precio: count }),
  /** Sent by a member who sets no prices: those of the file are not taken, and new products become drafts. */
  sinPrecios: z.boolean(),
  /** Headers of the file that match no column. */
  columnasIgnoradas: z.array(z.string()),
  /** Each subject once. */
  avisos: z.array(AvisoArchivo).max(TEMAS_AVISO.length),
  avance: z.object({ hechas: count, total: count }),
  /** Whether the check was repeated because a product had changed since. */
  actualizada: z.boolean(),
  creada: z.iso.datetime(),
  /** End of the time for confirming it. */
  vence: z.iso.datetime(),
  /** End of the time for undoing it; null when it was not written, or was undone. */
  deshacerHasta: z.iso.datetime().nullable(),
  /** Rows that undoing left, each with its reason. */
  conservadas: count,
  /** Reading of the file's columns, decided or proposed; null once it was confirmed. */
  emparejamiento: Emparejamiento.nullable(),
  /** Pictures that its rows name; null where the file has no column of them. */
  fotos: FotosImportacion.nullable(),
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
  /** Names or addresses of its pictures, in their order; may be empty. */
  fotos: z.array(z.string()),
  /** Changes to an existing product, by the header of the column. */
  cambios: z.array(z.object({ columna: z.string(), antes: z.string(), despues: z.string() })),
  /** Values read otherwise than written in the file, by the header of the column. */
  avisos: z.array(z.object({ columna: z.string(), texto: z.string() })),
  /** Questions to answer before the row is written. */
  preguntas: z.array(PreguntaImportacion),
  /** Reasons why the row cannot be imported; `columna` is null for the whole row. */
  errores: z.array(z.object({ columna: z.string().nullable(), motivo: z.string() })),
  /** Reason why undoing left it, and the headers of columns changed since; null where it did not. */
  conservada: z.object({ razon: z.enum(RAZONES_CONSERVADA), columnas: z.array(z.string()) }).nullable(),
});
export type FilaImportacion = z.infer<typeof FilaImportacion>;
