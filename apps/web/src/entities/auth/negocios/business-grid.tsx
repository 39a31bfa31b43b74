import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { ListView } from '@/ui/list-toolbar';
import type { Business } from './business';
import { BusinessCard, BusinessRow } from './business-card';

const shape = (vista: ListView) => ({
  display: 'grid',
  listStyle: 'none',
  m: 0,
  p: 0,
  gap: 2,
  gridTemplateColumns:
    vista === 'lista'
      ? 'minmax(0, 1fr)'
      : { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
});

/** Stores or workshops as cards or rows. */
export function BusinessGrid({ negocios, vista }: { negocios: Business[]; vista: ListView }) {
  const Item = vista === 'lista' ? BusinessRow : BusinessCard;
  return (
    <Box component="ul" sx={shape(vista)}>
      {negocios.map((negocio, i) => (
        <Box component="li" key={negocio._id} sx={{ minWidth: 0 }}>
          <Item negocio={negocio} priority={i === 0} />
        </Box>
      ))}
    </Box>
  );
}

const Lines = ({ widths }: { widths: string[] }) =>
  widths.map((width) => <Skeleton key={width} width={width} height={22} />);

const CardSkeleton = () => (
  <Card sx={{ height: '100%' }}>
    <Skeleton variant="rectangular" sx={{ width: '100%', height: 'auto', aspectRatio: '5 / 2', borderRadius: 0 }} />
    <Box sx={{ p: 2, pt: 0 }}>
      <Skeleton variant="rectangular" width={64} height={64} sx={{ mt: -3.5, mb: 1.5, position: 'relative' }} />
      <Skeleton width="85%" height={28} sx={{ mb: 1 }} />
      <Lines widths={['60%', '70%', '45%', '92%']} />
      <Skeleton variant="rectangular" height={44} sx={{ mt: 1.5 }} />
    </Box>
  </Card>
);

const RowSkeleton = () => (
  <Card sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '208px minmax(0, 1fr)' } }}>
    <Skeleton variant="rectangular" sx={{ width: '100%', height: '100%', minHeight: 120, borderRadius: 0 }} />
    <Box sx={{ p: 2 }}>
      <Skeleton width="50%" height={28} sx={{ mb: 1 }} />
      <Lines widths={['90%', '40%', '55%', '48%', '62%']} />
    </Box>
  </Card>
);

/** The places of a page of them that is on its way. */
export function BusinessGridSkeleton({ vista }: { vista: ListView }) {
  const Item = vista === 'lista' ? RowSkeleton : CardSkeleton;
  return (
    <Box aria-hidden sx={shape(vista)}>
      {Array.from({ length: 6 }, (_, i) => (
        <Item key={i} />
      ))}
    </Box>
  );
}
