import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ProductoSummary } from '@tuerca/contracts/products/products/schemas';
import { numberText } from '@tuerca/contracts/venezuela/numero';
import { FitBadge } from '@/entities/auth/garaje/fit-badge';
import { paths } from '@/lib/paths';
import { CardLink } from '@/ui/card-link';
import { Picture } from '@/ui/picture';
import { Rating } from '@/ui/rating';

/** Buttons of a product that other features own; the page fills them in. */
export interface ProductActions {
  cart?: (producto: ProductoSummary) => ReactNode;
  favorite?: (producto: ProductoSummary) => ReactNode;
}

const badge = { height: 24, fontWeight: 700 };
// A row's picture is too small for it on a phone; below it there is room.
const fitPlace = (row: boolean) => ({
  position: 'absolute',
  left: { xs: row ? 0 : 8, sm: 8 },
  bottom: { xs: row ? 'auto' : 8, sm: 8 },
  top: { xs: row ? 'calc(100% + 8px)' : 'auto', sm: 'auto' },
});

/** Of a card's picture: wide screens see both rows of a page sooner. */
export const CARD_RATIO = { xs: '1 / 1', md: '6 / 5' };

/** The picture with what shouts: discount, 'Destacado' and the fit; the favourite button lies on its corner. */
export const ProductPicture = ({
  producto,
  sizes,
  priority,
  favorite,
  row = false,
}: {
  producto: ProductoSummary;
  sizes: string;
  priority?: boolean;
  favorite?: ReactNode;
  row?: boolean;
}) => (
  <Box sx={{ position: 'relative', height: { sm: '100%' } }}>
    <Picture
      src={producto.imagen}
      alt=""
      sizes={sizes}
      ratio="1 / 1"
      priority={priority}
      sx={{
        borderRadius: 0,
        ...(!row && { aspectRatio: CARD_RATIO }),
        minHeight: { sm: '100%' },
        ...(!producto.disponible && { '& img': { filter: 'grayscale(0.9)', opacity: 0.55 } }),
      }}
    />
    <Box
      sx={{
        position: 'absolute',
        top: 8,
        left: 8,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        gap: 0.5,
      }}
    >
      {producto.porcentaje > 0 && (
        <Chip size="small" color="error" label={`${numberText(producto.porcentaje)}% OFF`} sx={badge} />
      )}
      {producto.destacado && (
        <Chip size="small" label="Destacado" sx={{ ...badge, bgcolor: 'marca.band', color: 'marca.onBand' }} />
      )}
      {!producto.disponible && (
        <Chip size="small" label="Agotado" sx={{ ...badge, bgcolor: 'text.primary', color: 'background.paper' }} />
      )}
    </Box>
    {/* On the picture: it comes after the rest, and nothing has to move for it. */}
    {producto.ajuste && <FitBadge ajuste={producto.ajuste} sx={fitPlace(row)} />}
    {favorite && <Box sx={{ position: 'absolute', top: 6, right: 6, zIndex: 1 }}>{favorite}</Box>}
  </Box>
);

/** Category and subcategory as labels; on a card one that does not fit goes into a second line, which is not shown. */
export const ProductTags = ({ producto, all = false }: { producto: ProductoSummary; all?: boolean }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, overflow: 'hidden', minWidth: 0, height: all ? 'auto' : 24 }}>
    <Chip
      size="small"
      variant="outlined"
      label={producto.categoria}
      sx={{ color: 'text.secondary', borderColor: 'divider' }}
    />
    {producto.subcategoria && (
      <Chip
        size="small"
        variant="outlined"
        label={producto.subcategoria}
        sx={{
          display: all ? 'inline-flex' : { xs: 'none', sm: 'inline-flex' },
          color: 'text.secondary',
          borderColor: 'divider',
          minWidth: 0,
        }}
      />
    )}
  </Box>
);

/** The name as the link of the whole card, in as many lines as its place has. */
export const ProductName = ({
  producto,
  level = 'h3',
  lines = 2,
}: {
  producto: ProductoSummary;
  level?: 'h2' | 'h3';
  lines?: number;
}) => (
  <Typography
    variant="subtitle1"
    component={level}
    sx={{ fontSize: { xs: '0.875rem', md: '1rem' }, lineHeight: 1.35, textWrap: 'pretty' }}
  >
    <CardLink to={paths.product(producto._id)} name={producto.nombre} lines={lines} />
  </Typography>
);

/** The average, only where somebody has rated. */
export const ProductRating = ({ producto }: { producto: ProductoSummary }) =>
  producto.numeroValoraciones > 0 ? (
    <Rating compact value={producto.valoracionPromedio} count={producto.numeroValoraciones} />
  ) : null;

/** The title of the promotion behind a price, on one line. */
export const ProductPromotion = ({ producto: { promocion } }: { producto: ProductoSummary }) =>
  promocion && (
    <Typography
      variant="body2"
      noWrap
      title={promocion.titulo}
      sx={{ color: 'error.main', fontWeight: 600, lineHeight: 1.3 }}
    >
      {promocion.titulo}
    </Typography>
  );
