import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** The places of a store's head while it is on its way. */
export const StoreSkeleton = () => (
  <Box>
    <Skeleton variant="rectangular" sx={{ width: '100%', height: 'auto', aspectRatio: '4 / 1', minHeight: 120, mt: { xs: 2, md: 3 } }} />
    <Box sx={{ display: 'flex', gap: 3, pt: 3 }}>
      <Skeleton variant="rectangular" sx={{ width: { xs: 72, md: 104 }, height: { xs: 72, md: 104 }, flex: 'none' }} />
      <Box sx={{ flex: 1 }}>
        <Skeleton width="min(360px, 90%)" height={46} />
        <Skeleton width="min(520px, 100%)" height={24} />
        <Skeleton width="min(640px, 100%)" height={24} />
      </Box>
    </Box>
  </Box>
);
