import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** The shape of a return that is on its way. */
export const DevolucionSkeleton = () => (
  <Box
    sx={{
      display: 'grid',
      gap: { xs: 2, md: 3 },
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
    }}
  >
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 } }}>
      <Skeleton variant="rectangular" height={180} />
      <Skeleton variant="rectangular" height={240} />
      <Skeleton variant="rectangular" height={200} />
    </Box>
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, alignContent: 'start' }}>
      <Skeleton variant="rectangular" height={160} />
      <Skeleton variant="rectangular" height={200} />
    </Box>
  </Box>
);
