import Box from '@mui/material/Box';
import type { ProductoSummary } from '@tuerca/contracts/products/products/schemas';
import { ProductCard, ProductCardSkeleton } from './product-card';
import type { ProductActions } from './product-parts';
import { ProductRow, ProductRowSkeleton } from './product-row';

interface ShapeProps {
  vista?: 'cuadricula' | 'lista';
  /** Cards per row on the widest screen. */
  columns?: 3 | 4;
}

const shape = ({ vista, columns = 4 }: ShapeProps) => ({
  display: 'grid',
  listStyle: 'none',
  m: 0,
  p: 0,
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: vista === 'lista' ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))',
  // Eight or four in rows of four, six in rows of three: no row is left half empty.
  ...(vista !== 'lista' && {
    [columns === 4 ? '@media (min-width:720px)' : '@media (min-width:600px)']: {
      gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    },
  }),
});

interface ProductGridProps extends ShapeProps {
  productos: ProductoSummary[];
  actions?: ProductActions;
  /** Heading level of the names. */
  level?: 'h2' | 'h3';
  /** False where the page already names the store. */
  store?: boolean;
  /** Number of pictures on the first screen, which load eagerly. */
  eager?: number;
}

/** Products as cards or rows. */
export function ProductGrid({ productos, actions, level, store, eager = 0, ...rest }: ProductGridProps) {
  const Item = rest.vista === 'lista' ? ProductRow : ProductCard;
  return (
    <Box component="ul" sx={shape(rest)}>
      {productos.map((producto, i) => (
        // Keys by position: when the order changes by itself, as when a vehicle is added to a rendered page, contents are
        // exchanged, and nothing moves under the finger.
        <Box component="li" key={i} sx={{ minWidth: 0 }}>
          <Item
            key={producto._id}
            producto={producto}
            actions={actions}
            priority={i < eager}
            level={level}
            store={store}
          />
        </Box>
      ))}
    </Box>
  );
}

/** Placeholders of products while they load. */
export function ProductGridSkeleton({ count, ...rest }: ShapeProps & { count: number }) {
  const Item = rest.vista === 'lista' ? ProductRowSkeleton : ProductCardSkeleton;
  return (
    <Box aria-hidden sx={shape(rest)}>
      {Array.from({ length: count }, (_, i) => (
        <Item key={i} />
      ))}
    </Box>
  );
}
