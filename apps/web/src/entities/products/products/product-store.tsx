import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ProductoSummary } from '@tuerca/contracts/products/products/schemas';
import { StorefrontOutlined } from '@/ui/icons/storefront-outlined';

/** Store and place of a product. */
export const ProductStore = ({ producto }: { producto: ProductoSummary }) => (
  <Typography
    variant="body2"
    noWrap
    sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'text.secondary', minWidth: 0 }}
  >
    <StorefrontOutlined aria-hidden sx={{ fontSize: 16, flex: 'none' }} />
    {/* A long name is cut, the city never: it says whether the part is near. A phone's card has no room for both in a line. */}
    <Box component="span" sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, minWidth: 0 }}>
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {producto.tienda.nombreTienda}
      </Box>
      {producto.tienda.ciudad && (
        <Box component="span" sx={{ flex: 'none', '&::before': { content: { sm: '" · "' }, whiteSpace: 'pre' } }}>
          {producto.tienda.ciudad}
        </Box>
      )}
    </Box>
  </Typography>
);
