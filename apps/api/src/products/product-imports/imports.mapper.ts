import { IMPORT_UNDO_HOURS } from '@tuerca/contracts/products/product-imports/rules';
import type {
  FilaImportacion,
  FotosImportacion,
  Importacion,
} from '@tuerca/contracts/products/product-imports/schemas';
import { type EstadoImportacion, WAITING_ESTADOS } from '@tuerca/contracts/products/product-imports/states';
import type { ImportacionDoc } from './import.schema';
import type { FilaDoc } from './import-row.schema';

const UNDO_MS = IMPORT_UNDO_HOURS * 3_600_000;
/** Whether an import waits for its store. */
export const isImportWaiting = (estado: EstadoImportacion): boolean => WAITING_ESTADOS.some((one) => one === estado);
/** The moment before which an import was written too long ago to be undone. */
export const undoneSince = (now: Date): Date => new Date(now.getTime() - UNDO_MS);

/** True while a living process reads a ZIP of its pictures. */
export const isReading = ({ lectura }: Pick<ImportacionDoc, 'lectura'>, now: Date): boolean =>
  !!lectura?.hasta && lectura.hasta > now;

/** An import as its store follows it; `fotos` is null where its file has no pictures. */
export const toImportacion = (doc: ImportacionDoc, fotos: FotosImportacion | null): Importacion => ({
  _id: String(doc._id),
  formato: doc.formato,
  estado: doc.estado,
  conteo: doc.conteo,
  preguntas: doc.preguntas ?? { stock: 0, precio: 0 },
  sinPrecios: doc.sinPrecios ?? false,
  columnasIgnoradas: doc.columnasIgnoradas,
  avisos: doc.avisos ?? [],
  avance: { hechas: doc.hechas, total: doc.total },
  actualizada: doc.actualizada,
  creada: doc.createdAt.toISOString(),
  vence: doc.vence.toISOString(),
  deshacerHasta:
    doc.estado === 'aplicada' && doc.aplicada ? new Date(doc.aplicada.getTime() + UNDO_MS).toISOString() : null,
  conservadas: doc.conservadas ?? 0,
  emparejamiento: isImportWaiting(doc.estado) ? (doc.emparejamiento ?? null) : null,
  fotos,
});

/** A row of a file, with what it would change or why it cannot. */
export const toFilaImportacion = ({
  linea,
  tipo,
  sku,
  nombre,
  precio,
  stock,
  fotos,
  cambios,
  errores,
  avisos,
  preguntas,
  conservada,
  razon = 'cambio',
  columnasCambiadas = [],
}: FilaDoc): FilaImportacion => ({
  linea,
  tipo,
  sku,
  nombre,
  precio,
  stock,
  fotos: fotos ?? [],
  cambios,
  errores,
  avisos: avisos ?? [],
  preguntas: preguntas ?? [],
  conservada: conservada ? { razon, columnas: columnasCambiadas } : null,
});
