import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router-dom';
import type { ProductoSummary } from '@tuerca/contracts/products/products/schemas';
import { paths } from '@/lib/paths';
import { cardFrame } from '@/ui/card-link';
import { Precio } from '@/ui/precio';
import {
  CARD_RATIO,
  type ProductActions,
  ProductName,
  ProductPicture,
  ProductPromotion,
  ProductRating,
  ProductTags,
} from './product-parts';
import { ProductStore } from './product-store';

const SIZES = '(min-width: 1200px) 300px, (min-width: 600px) 33vw, 44vw';

export interface ProductCardProps {
  producto: ProductoSummary;
  actions?: ProductActions;
  priority?: boolean;
  level?: 'h2' | 'h3';
  /** False where the store is plain from the page. */
  store?: boolean;
}

/** A product among others. */
export const ProductCard = ({ producto, actions, priority, level, store = true }: ProductCardProps) => (
  <Card component="article" sx={{ ...cardFrame, display: 'flex', flexDirection: 'column', height: '100%' }}>
    <Box>
      <ProductPicture producto={producto} sizes={SIZES} priority={priority} favorite={actions?.favorite?.(producto)} />
    </Box>
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, p: { xs: 1.25, sm: 2 }, flex: 1, minWidth: 0 }}>
      <ProductTags producto={producto} />
      <Box sx={{ minHeight: { xs: '3.55rem', md: '2.7rem' } }}>
        <ProductName producto={producto} level={level} lines={3} />
      </Box>
      <ProductRating producto={producto} />
      <Box sx={{ mt: 'auto', pt: 0.5 }}>
        <ProductPromotion producto={producto} />
        <Precio
          size="card"
          bs={producto.precioFinalBs}
          usd={producto.precioFinal}
          originalBs={producto.precioOriginalBs}
        />
      </Box>
      {store && <ProductStore producto={producto} />}
      <Box sx={{ display: 'flex', gap: 1, mt: 0.5, position: 'relative', zIndex: 1 }}>
        <Button
          component={Link}
          to={paths.product(producto._id)}
          variant="outlined"
          aria-label={`Ver Detalle: ${producto.nombre}`}
          sx={{
            flex: 1,
            px: 0.5,
            fontSize: { xs: '0.8125rem', sm: '0.875rem' },
            whiteSpace: 'normal',
            lineHeight: 1.15,
          }}
        >
          Ver Detalle
        </Button>
        {actions?.cart?.(producto)}
      </Box>
    </Box>
  </Card>
);

/** The place of a card that is on its way. */
export const ProductCardSkeleton = () => (
  <Card sx={{ height: '100%' }}>
    <Skeleton variant="rectangular" sx={{ width: '100%', height: 'auto', aspectRatio: CARD_RATIO, borderRadius: 0 }} />
    <Box sx={{ p: { xs: 1.25, sm: 2 } }}>
      <Skeleton width={84} height={24} />
      <Skeleton width="95%" height={26} />
      <Skeleton width="60%" height={26} />
      <Skeleton width="55%" height={34} sx={{ mt: 1 }} />
      <Skeleton width="75%" height={22} />
      <Skeleton variant="rectangular" height={44} sx={{ mt: 1.5 }} />
    </Box>
  </Card>
);
