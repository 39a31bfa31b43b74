import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { cardFrame } from '@/ui/card-link';
import { Precio } from '@/ui/precio';
import type { ProductCardProps } from './product-card';
import { ProductName, ProductPicture, ProductPromotion, ProductRating, ProductTags } from './product-parts';
import { ProductStore } from './product-store';

const columns = { display: 'grid', gridTemplateColumns: { xs: '106px minmax(0, 1fr)', sm: '200px minmax(0, 1fr)' } };

// On a phone a row is its picture, name, store and price: four of them on a screen, each a link as a whole.
const wide = { display: { xs: 'none', sm: 'block' } } as const;
const wideButton = { display: { xs: 'none', sm: 'inline-flex' } } as const;

/** A product as a row of the list view, with the beginning of its description. */
export const ProductRow = ({ producto, actions, priority, level, store = true }: ProductCardProps) => (
  <Card component="article" sx={{ ...cardFrame, ...columns }}>
    <Box sx={{ bgcolor: { sm: 'marca.tile' }, p: { xs: 1.25, sm: 0 }, pr: 0 }}>
      <ProductPicture row producto={producto} sizes="(min-width: 600px) 200px, 112px" priority={priority} />
    </Box>
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 220px' },
        gap: { xs: 0.75, lg: 3 },
        p: { xs: 1.25, sm: 2 },
        minWidth: 0,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          gap: { xs: 0.5, sm: 0.75 },
          minWidth: 0,
          pr: { xs: 5.5, lg: 0 },
        }}
      >
        <Box sx={wide}>
          <ProductTags producto={producto} />
        </Box>
        <ProductName producto={producto} level={level} />
        <ProductRating producto={producto} />
        {producto.descripcion && (
          <Typography variant="body2" sx={{ ...wide, color: 'text.secondary', maxWidth: '68ch' }}>
            {producto.descripcion}
          </Typography>
        )}
        {store && <ProductStore producto={producto} />}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'row', sm: 'column' },
          gap: 1.25,
          justifyContent: 'space-between',
          alignItems: { xs: 'flex-end', sm: 'stretch' },
          pt: { lg: 5 },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <ProductPromotion producto={producto} />
          <Precio
            size="card"
            bs={producto.precioFinalBs}
            usd={producto.precioFinal}
            originalBs={producto.precioOriginalBs}
          />
        </Box>
        <Box sx={{ display: 'flex', gap: 1, position: 'relative', zIndex: 1, maxWidth: 320 }}>
          <Button
            component={Link}
            to={paths.product(producto._id)}
            variant="outlined"
            aria-label={`Ver Detalle: ${producto.nombre}`}
            sx={{ ...wideButton, flex: 1, px: 1, fontSize: '0.875rem' }}
          >
            Ver Detalle
          </Button>
          {actions?.cart?.(producto)}
        </Box>
      </Box>
    </Box>
    {actions?.favorite && (
      <Box sx={{ position: 'absolute', top: 6, right: 6, zIndex: 1 }}>{actions.favorite(producto)}</Box>
    )}
  </Card>
);

/** The place of a row that is on its way. */
export const ProductRowSkeleton = () => (
  <Card sx={columns}>
    <Skeleton variant="rectangular" sx={{ width: '100%', height: 'auto', aspectRatio: '1 / 1', borderRadius: 0 }} />
    <Box sx={{ p: 2 }}>
      <Skeleton width={84} height={24} />
      <Skeleton width="70%" height={26} />
      <Skeleton width="90%" height={20} />
      <Skeleton width="40%" height={34} sx={{ mt: 1 }} />
    </Box>
  </Card>
);
