import Box from '@mui/material/Box';
import { KEPT_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import type { FilaImportacion } from '@tuerca/contracts/products/product-imports/schemas';
import type { ListaFilas } from '@tuerca/contracts/products/product-imports/states';
import { BeforeAfter } from '@/ui/before-after';
import type { Column } from '@/ui/data-table/column';

type RowColumn = Column<FilaImportacion>;
const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 } as const;

const line: RowColumn = { id: 'linea', header: 'Línea', cell: ({ linea }) => linea };
const sku: RowColumn = {
  id: 'sku',
  header: 'SKU',
  cell: ({ sku: code }) =>
    code ? (
      // Most codes fit on one line; a longer one wraps.
      <Box component="span" sx={{ display: 'inline-block', minWidth: { sm: 128 }, overflowWrap: 'anywhere' }}>
        {code}
      </Box>
    ) : (
      '–'
    ),
};
const name: RowColumn = {
  id: 'nombre',
  header: 'Producto',
  card: 'title',
  cell: ({ nombre, linea }) => nombre ?? `Línea ${linea}`,
};
const price: RowColumn = {
  id: 'precio',
  header: 'Precio (Ref. $)',
  align: 'right',
  cell: ({ precio }) => (precio === null ? '–' : precio.toLocaleString('es-VE', { minimumFractionDigits: 2 })),
};
const stock: RowColumn = {
  id: 'stock',
  header: 'Stock',
  align: 'right',
  cell: ({ stock: units }) => units?.toLocaleString('es-VE') ?? '–',
};
const changes: RowColumn = {
  id: 'cambios',
  header: 'Cambios',
  card: 'plain',
  cell: ({ cambios }) => (
    <Box component="ul" sx={list}>
      {cambios.map(({ columna, antes, despues }) => (
        <Box component="li" key={columna} sx={{ overflowWrap: 'anywhere' }}>
          <BeforeAfter label={columna} before={antes} after={despues} />
        </Box>
      ))}
    </Box>
  ),
};
const reasons: RowColumn = {
  id: 'errores',
  header: 'Qué corregir',
  card: 'plain',
  cell: ({ errores }) => (
    <Box component="ul" sx={list}>
      {errores.map(({ columna, motivo }, i) => (
        <Box component="li" key={i} sx={{ overflowWrap: 'anywhere' }}>
          {columna && <strong>{columna}: </strong>}
          {motivo}
        </Box>
      ))}
    </Box>
  ),
};

const notes: RowColumn = {
  id: 'avisos',
  header: 'Cómo lo leímos',
  card: 'plain',
  cell: ({ avisos }) =>
    avisos.length > 0 && (
      <Box component="ul" sx={list}>
        {avisos.map(({ columna, texto }) => (
          <Box component="li" key={columna} sx={{ overflowWrap: 'anywhere' }}>
            <strong>{columna}:</strong> {texto}
          </Box>
        ))}
      </Box>
    ),
};

const kept: RowColumn = {
  id: 'conservada',
  header: 'Por qué quedó',
  card: 'plain',
  cell: ({ conservada }) => conservada && KEPT_MESSAGES[conservada.razon](conservada.columnas),
};

/** Container width (px) that the columns need. */
export const ROW_COLUMNS_WIDTH = 640;
/** Columns of the checked rows, by the kind of row. */
export const ROW_COLUMNS: Record<ListaFilas, readonly RowColumn[]> = {
  nuevo: [line, name, sku, price, stock, notes],
  cambia: [line, name, sku, changes, notes],
  igual: [line, name, sku, price, stock],
  error: [line, name, sku, reasons],
  preguntaStock: [line, name, sku],
  preguntaPrecio: [line, name, sku],
  conservada: [line, name, sku, kept],
};
