import Box from '@mui/material/Box';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import type { OwnProducto } from '@tuerca/contracts/products/products/own-schemas';
import { NO_PRICE } from '@tuerca/contracts/products/products/price-rights';
import { isLowStock } from '@tuerca/contracts/products/products/rules';
import { ProductNameCell } from '@/entities/products/products/product-name';
import { plural, shortDate } from '@/lib/format';
import { paths } from '@/lib/paths';
import type { Column } from '@/ui/data-table/column';
import { Precio } from '@/ui/precio';
import { StatusChip } from '@/ui/status-chip';

interface StockBadgeProps {
  stock: number;
  stockMinimo: number;
}

/** Stock as a chip: red at or below the minimum. */
const StockBadge = ({ stock, stockMinimo }: StockBadgeProps) => (
  <StatusChip
    label={stock === 0 ? 'Agotado' : plural(stock, 'unidad', 'unidades')}
    tone={isLowStock({ stock, stockMinimo }) ? 'error' : 'success'}
  />
);

/** Container width (px) that the columns need. */
export const PRODUCT_COLUMNS_WIDTH = 860;

const stateOf = ({ activo, disponible, oculto, ocultoPorPlan }: OwnProducto) =>
  oculto
    ? ({ label: PRODUCT_MESSAGES.hiddenByAdmin, tone: 'error' } as const)
    : !activo
      ? ({ label: 'Oculto', tone: 'neutral' } as const)
      : ocultoPorPlan
        ? ({ label: PRODUCT_MESSAGES.hiddenByPlan, tone: 'warning' } as const)
        : disponible
          ? ({ label: 'Publicado', tone: 'success' } as const)
          : ({ label: 'No disponible', tone: 'warning' } as const);

/** A compact card leaves out the usual state. */
const StateCell = (producto: OwnProducto) => (
  <span data-usual={stateOf(producto).tone === 'success' || undefined}>
    <StatusChip {...stateOf(producto)} />
  </span>
);

const ADDED: Column<OwnProducto> = {
  id: 'agregado',
  header: 'Agregado',
  wideOnly: true,
  sortKey: 'createdAt',
  sortNames: ['Más antiguos primero', 'Más nuevos primero'],
  descendingFirst: true,
  cell: ({ createdAt }) => shortDate(createdAt),
};
const PRICE: Column<OwnProducto> = {
  id: 'precio',
  header: 'Precio',
  sortKey: 'precio',
  descendingFirst: true,
  cell: ({ precio, precioFinal, precioFinalBs, precioOriginalBs, porcentaje }) =>
    precio === NO_PRICE ? (
      <span className="price">Sin precio</span>
    ) : (
      <Box className="price" sx={{ display: 'inline-block', textAlign: 'left' }}>
        <Precio bs={precioFinalBs} usd={precioFinal} originalBs={precioOriginalBs} porcentaje={porcentaje} size="sm" />
      </Box>
    ),
};
const STOCK: Column<OwnProducto> = {
  id: 'stock',
  header: 'Stock',
  sortKey: 'stock',
  cell: (producto) => <StockBadge {...producto} />,
};

const categoryOf = ({ categoria, subcategoria }: OwnProducto) => [categoria, subcategoria].filter(Boolean).join(' - ');

/** Target of a name's link: the form if the user may edit it, else the public page, if it is visible. */
const hrefOf = ({ _id, activo, oculto }: OwnProducto, mayEdit: boolean) =>
  mayEdit ? paths.storeProduct(_id) : activo && !oculto ? paths.product(_id) : undefined;

/** Columns of the list of products. */
export const productColumns = (mayEdit: boolean): readonly Column<OwnProducto>[] => [
  {
    id: 'nombre',
    header: 'Producto',
    card: 'title',
    sortKey: 'nombre',
    sortNames: ['Nombre: A a Z', 'Nombre: Z a A'],
    cell: (producto) => (
      <ProductNameCell
        nombre={producto.nombre}
        imagen={producto.imagen}
        note={[producto.sku, producto.categoria].filter(Boolean).join(' · ')}
        to={hrefOf(producto, mayEdit)}
      />
    ),
  },
  PRICE,
  STOCK,
  {
    id: 'vendidos',
    header: 'Vendidos',
    wideOnly: true,
    align: 'right',
    sortKey: 'vendidos',
    descendingFirst: true,
    cell: ({ vendidos }) => vendidos.toLocaleString('es-VE'),
  },
  ADDED,
  { id: 'estado', header: 'Estado', cell: StateCell },
];

/** Columns of the inventory; the category is below the name, since a column of its own does not fit beside the rail. */
export const INVENTORY_COLUMNS: readonly Column<OwnProducto>[] = [
  {
    id: 'nombre',
    header: 'Producto',
    card: 'title',
    sortKey: 'nombre',
    sortNames: ['Nombre: A a Z', 'Nombre: Z a A'],
    cell: (producto) => (
      <ProductNameCell
        nombre={producto.nombre}
        imagen={producto.imagen}
        note={[!producto.activo && 'Oculto', categoryOf(producto)].filter(Boolean).join(' · ')}
        to={paths.storeProduct(producto._id)}
      />
    ),
  },
  {
    id: 'sku',
    header: 'SKU',
    cell: ({ sku }) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {sku ?? 'Sin SKU'}
      </Box>
    ),
  },
  PRICE,
  STOCK,
];
