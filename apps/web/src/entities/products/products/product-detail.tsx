import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { photosFirst } from '@tuerca/contracts/kernel/images';
import type { Tasa } from '@tuerca/contracts/platform/system/schemas';
import type { Producto } from '@tuerca/contracts/products/products/schemas';
import { CopyButton } from '@/ui/copy-button';
import { Gallery } from '@/ui/gallery';
import { Rating } from '@/ui/rating';
import { Section } from '@/ui/section';
import { visuallyHidden } from '@/ui/visually-hidden';
import { BuyBox } from './buy-box';
import { Compatibility } from './compatibility';
import { ProductDetailTags } from './product-tags';
import { Specifications } from './specifications';
import { StoreBox } from './store-box';

interface ProductDetailProps {
  producto: Producto;
  tasa: Tasa;
  /** Fit for the person's vehicle. */
  fit: ReactNode;
  renderAdd: (cantidad: number) => ReactNode;
  favorite: ReactNode;
  /** Delivery, and the conditions for returns. */
  delivery?: ReactNode;
  /** Contact with the store. */
  write?: ReactNode;
}

// As stamped on the part: figures of equal width, a slashed zero.
const partFigures = {
  color: 'text.primary',
  fontWeight: 600,
  letterSpacing: '0.05em',
  fontFeatureSettings: '"tnum", "zero"',
  overflowWrap: 'anywhere',
} as const;

const PartNumber = ({ numero }: { numero: string }) => (
  <Box
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      minWidth: 0,
      pl: 1.5,
      borderRadius: '4px 10px 10px 4px',
      border: 1,
      borderLeft: 4,
      borderColor: 'divider',
      borderLeftColor: 'primary.main',
      bgcolor: 'background.paper',
    }}
  >
    <Typography variant="body2" sx={{ position: 'relative', color: 'text.secondary', minWidth: 0 }}>
      <Box component="span" sx={visuallyHidden}>
        Número de parte{' '}
      </Box>
      <Box component="span" aria-hidden sx={{ display: { xs: 'none', sm: 'inline' } }}>
        N.º{' '}
      </Box>
      <Box component="span" sx={partFigures}>
        {numero}
      </Box>
    </Typography>
    <CopyButton compact text={numero} what="el número de parte" />
  </Box>
);

/** Page of a product: pictures beside price and purchase, then all details. */
export const ProductDetail = ({ producto, tasa, fit, renderAdd, favorite, delivery, write }: ProductDetailProps) => (
  <>
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
        gap: { xs: 2, sm: 3, md: 6 },
        alignItems: 'start',
      }}
    >
      <Gallery
        key={producto._id}
        imagenes={photosFirst(producto.imagenes)}
        nombre={producto.nombre}
        badge={
          producto.destacado && (
            <Chip
              size="small"
              label="Destacado"
              sx={{ bgcolor: 'marca.band', color: 'marca.onBand', fontWeight: 700 }}
            />
          )
        }
      />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: { xs: 1.5, sm: 2 }, minWidth: 0 }}>
        <Typography
          variant="h1"
          tabIndex={-1}
          sx={{ overflowWrap: 'anywhere', fontSize: { sm: '1.5625rem', md: '1.9375rem' } }}
        >
          {producto.nombre}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: { xs: 1, sm: 2 }, rowGap: 1 }}>
          <Rating value={producto.valoracionPromedio} count={producto.numeroValoraciones} />
          {producto.numeroParte && <PartNumber numero={producto.numeroParte} />}
        </Box>
        {fit}
        <BuyBox producto={producto} tasa={tasa} renderAdd={renderAdd} favorite={favorite} />
        {delivery}
        <StoreBox tienda={producto.tienda} action={write} />
        <ProductDetailTags producto={producto} />
      </Box>
    </Box>
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        columnGap: 6,
        mt: { xs: 2, md: 4 },
        alignItems: 'start',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Section title="Descripción">
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
            {producto.descripcion}
          </Typography>
        </Section>
        <Specifications producto={producto} />
      </Box>
      <Compatibility producto={producto} />
    </Box>
  </>
);
