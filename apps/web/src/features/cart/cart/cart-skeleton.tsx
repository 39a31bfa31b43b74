import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const Line = () => (
  <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '72px 1fr', sm: '96px 1fr' }, columnGap: 2, py: 2 }}>
    <Skeleton variant="rectangular" sx={{ aspectRatio: '1', height: 'auto' }} />
    <Box>
      <Skeleton width="80%" height={24} />
      <Skeleton width="45%" height={30} />
      <Skeleton variant="rectangular" width={132} height={44} sx={{ mt: 1 }} />
    </Box>
  </Box>
);

/** A cart of three lines and its summary, while they come. */
export const CartSkeleton = () => (
  <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 360px' } }}>
    <Box>
      <Skeleton width={220} height={32} />
      <Line />
      <Line />
      <Line />
    </Box>
    <Skeleton variant="rectangular" height={280} />
  </Box>
);
