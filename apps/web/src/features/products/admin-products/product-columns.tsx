import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { ProductoAdmin } from '@tuerca/contracts/products/products/admin-schemas';
import { ESTADO_PRODUCTO_LABELS, type EstadoProductoAdmin } from '@tuerca/contracts/products/products/rules';
import { shortDate } from '@/lib/format';
import { paths } from '@/lib/paths';
import { secondLine } from '@/ui/data-table/cell-lines';
import type { Column } from '@/ui/data-table/column';
import { Picture } from '@/ui/picture';
import { Precio } from '@/ui/precio';
import { StatusChip, type Tone } from '@/ui/status-chip';

const TONES: Record<EstadoProductoAdmin, Tone> = {
  visible: 'success',
  sin_publicar: 'neutral',
  oculto: 'error',
  eliminado: 'neutral',
};

/** State of a product, as a chip. */
export const ProductStateChip = ({ estado }: Pick<ProductoAdmin, 'estado'>) => (
  <StatusChip label={ESTADO_PRODUCTO_LABELS[estado]} tone={TONES[estado]} />
);

/** Columns of the list of all stores' products. */
export const ADMIN_PRODUCT_COLUMNS: readonly Column<ProductoAdmin>[] = [
  {
    id: 'nombre',
    header: 'Producto',
    card: 'title',
    cell: ({ _id, nombre, imagen, categoria, sku }) => (
      <Box component="span" sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <Box component="span" sx={{ width: 44, flex: 'none' }}>
          <Picture src={imagen} alt="" sizes="44px" ratio="1" />
        </Box>
        <Box component="span" sx={{ minWidth: 0 }}>
          <MuiLink component={Link} to={paths.adminProduct(_id)} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {nombre}
          </MuiLink>
          <Box component="span" sx={secondLine}>
            {[sku, categoria].filter(Boolean).join(' · ')}
          </Box>
        </Box>
      </Box>
    ),
  },
  {
    id: 'tienda',
    header: 'Tienda',
    cell: ({ tienda }) => (
      <MuiLink component={Link} to={paths.adminStore(tienda._id)}>
        {tienda.nombreTienda}
      </MuiLink>
    ),
  },
  {
    id: 'precio',
    header: 'Precio',
    cell: ({ precioFinal, precioFinalBs, precioOriginalBs, porcentaje, precioRaro }) => (
      <Box sx={{ display: 'inline-block', textAlign: 'left' }}>
        <Precio bs={precioFinalBs} usd={precioFinal} originalBs={precioOriginalBs} porcentaje={porcentaje} size="sm" />
        {precioRaro && (
          <Box component="span" sx={{ ...secondLine, color: 'warning.main' }}>
            Precio raro
          </Box>
        )}
      </Box>
    ),
  },
  { id: 'stock', header: 'Stock', wideOnly: true, cell: ({ stock }) => stock },
  { id: 'creado', header: 'Agregado', wideOnly: true, cell: ({ createdAt }) => shortDate(createdAt) },
  { id: 'estado', header: 'Estado', card: 'plain', cell: ({ estado }) => <ProductStateChip estado={estado} /> },
];
