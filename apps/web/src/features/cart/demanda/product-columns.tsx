import Box from '@mui/material/Box';
import type { FilaDemanda, FilaReponer } from '@tuerca/contracts/cart/demanda/schemas';
import { ProductNameCell } from '@/entities/products/products/product-name';
import { bs, percent, plural, ref } from '@/lib/format';
import { paths } from '@/lib/paths';
import type { Column } from '@/ui/data-table/column';
import { StatusChip } from '@/ui/status-chip';
import { formatNumber } from './format';

/** Container width (px) that the columns need. */
export const DEMAND_WIDTH = 900;

const nameCell = ({ producto }: Pick<FilaDemanda, 'producto'>) => (
  <ProductNameCell
    nombre={producto.nombre}
    imagen={producto.imagen}
    note={producto.sku}
    to={paths.storeProduct(producto._id)}
  />
);
const figure = (id: 'vistas' | 'carritos' | 'unidades' | 'devueltas', header: string): Column<FilaDemanda> => ({
  id,
  header,
  align: 'right',
  cell: (row) => formatNumber(row[id]),
});

/** Columns of a month. */
export const MONTH_COLUMNS: readonly Column<FilaDemanda>[] = [
  { id: 'producto', header: 'Producto', card: 'title', cell: nameCell },
  figure('vistas', 'Vistas'),
  figure('carritos', 'Al carrito'),
  figure('unidades', 'Unidades'),
  {
    id: 'monto',
    header: 'Vendido',
    align: 'right',
    cell: ({ monto }) => (
      <>
        <Box component="span" sx={{ display: 'block', fontWeight: 600, whiteSpace: 'nowrap' }}>
          {bs(monto.bs)}
        </Box>
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {ref(monto.usd)}
        </Box>
      </>
    ),
  },
  {
    id: 'conversion',
    header: 'Compran',
    align: 'right',
    cell: ({ conversion }) => (conversion === null ? '—' : percent(conversion)),
  },
  figure('devueltas', 'Devueltas'),
];

/** Columns of what to order. */
export const REORDER_COLUMNS: readonly Column<FilaReponer>[] = [
  { id: 'producto', header: 'Producto', card: 'title', cell: nameCell },
  {
    id: 'pedir',
    header: 'Pedir',
    align: 'right',
    cell: ({ pedir }) => <strong>{plural(pedir, 'unidad', 'unidades')}</strong>,
  },
  { id: 'stock', header: 'Te quedan', align: 'right', cell: ({ stock }) => formatNumber(stock) },
  {
    id: 'alcanza',
    header: 'Alcanza',
    align: 'right',
    cell: ({ stock, alcanza }) =>
      stock === 0 ? <StatusChip label="Agotado" tone="error" /> : plural(alcanza, 'día', 'días'),
  },
  {
    id: 'vendidas',
    header: 'Vendes',
    align: 'right',
    cell: ({ vendidas, dias }) => `${formatNumber(vendidas)} en ${dias} días`,
  },
];
