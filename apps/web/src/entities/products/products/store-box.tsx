import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Producto } from '@tuerca/contracts/products/products/schemas';
import { mediaUrl } from '@/lib/media-url';
import { paths } from '@/lib/paths';
import { Rating } from '@/ui/rating';

/** Store of a product, with links to it; `action` is beside them. */
export const StoreBox = ({ tienda, action }: { tienda: Producto['tienda']; action?: ReactNode }) => (
  <Card
    component="section"
    aria-label="Vendido por"
    sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, p: 2 }}
  >
    <Avatar
      src={mediaUrl(tienda.fotoPerfil)}
      alt=""
      variant="rounded"
      sx={{ width: 56, height: 56, bgcolor: 'marca.tile', color: 'text.primary', fontWeight: 700 }}
    >
      {tienda.nombreTienda.slice(0, 1)}
    </Avatar>
    <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        Vendido por
      </Typography>
      <Typography variant="subtitle1" component="h2" sx={{ lineHeight: 1.3, overflowWrap: 'anywhere' }}>
        {tienda.nombreTienda}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[tienda.ciudad, tienda.estado].filter(Boolean).join(', ') || 'Sin dirección'}
      </Typography>
      <Rating compact value={tienda.valoracionPromedio} count={tienda.numeroValoraciones} />
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button component={Link} to={paths.store(tienda._id)} variant="outlined">
        Ver tienda
      </Button>
      {action}
    </Box>
  </Card>
);
