import type { FilaImportacion, Importacion } from '@tuerca/contracts/product-imports/schemas';
import type { FilaDoc } from './import-row.schema';
import type { ImportacionDoc } from './import.schema';

/** An import as its store follows it. */
export const toImportacion = (doc: ImportacionDoc): Importacion => ({
  _id: String(doc._id),
  formato: doc.formato,
  estado: doc.estado,
  conteo: doc.conteo,
  columnasIgnoradas: doc.columnasIgnoradas,
  avance: { hechas: doc.hechas, total: doc.total },
  actualizada: doc.actualizada,
  creada: doc.createdAt.toISOString(),
  vence: doc.vence.toISOString(),
});

/** A row of a file, with what it would change or why it cannot. */
export const toFila = ({ linea, tipo, sku, nombre, precio, stock, cambios, errores }: FilaDoc): FilaImportacion => ({
  linea,
  tipo,
  sku,
  nombre,
  precio,
  stock,
  cambios,
  errores,
});
