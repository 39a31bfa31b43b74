import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** The shape of a case while it is on its way. */
export const ReportSkeleton = () => (
  <Box aria-busy="true" sx={{ display: 'grid', gap: 2, pt: 4 }}>
    <Skeleton variant="rectangular" height={56} />
    <Skeleton variant="rectangular" height={180} />
    <Skeleton variant="rectangular" height={220} />
  </Box>
);
