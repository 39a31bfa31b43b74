import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** The places of a product's page while it is on its way. */
export const ProductSkeleton = () => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
      gap: { xs: 2, sm: 3, md: 6 },
    }}
  >
    <Skeleton variant="rectangular" sx={{ width: '100%', height: 'auto', aspectRatio: { xs: '4 / 3', sm: '1 / 1' } }} />
    <Box>
      <Skeleton width="95%" height={46} />
      <Skeleton width="60%" height={46} />
      <Skeleton width="70%" height={34} />
      <Skeleton width="45%" height={52} sx={{ mt: 3 }} />
      <Skeleton width="35%" height={24} />
      <Skeleton variant="rectangular" height={48} sx={{ mt: 3 }} />
      <Skeleton variant="rectangular" height={92} sx={{ mt: 3 }} />
    </Box>
  </Box>
);
