import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { columns } from './service-card';

/** The place of a card that is on its way. */
export const ServiceCardSkeleton = () => (
  <Card sx={{ height: '100%' }}>
    <Skeleton
      variant="rectangular"
      sx={{ width: '100%', height: 'auto', aspectRatio: { xs: '16 / 9', sm: '4 / 3' }, borderRadius: 0 }}
    />
    <Box sx={{ p: 2 }}>
      <Skeleton width={120} height={26} />
      <Skeleton width="85%" height={30} />
      <Skeleton width="100%" height={24} />
      <Skeleton width="70%" height={24} />
      <Skeleton width="60%" height={24} sx={{ mt: 1 }} />
      <Skeleton width="75%" height={24} />
      <Skeleton width="65%" height={24} />
      <Skeleton variant="rounded" height={52} sx={{ mt: 1 }} />
      <Skeleton width="50%" height={46} sx={{ mt: 1 }} />
      <Skeleton variant="rectangular" height={44} sx={{ mt: 1 }} />
    </Box>
  </Card>
);

/** The place of a row that is on its way. */
export const ServiceRowSkeleton = () => (
  <Card sx={columns}>
    <Skeleton
      variant="rectangular"
      sx={{ width: '100%', height: { xs: 'auto', sm: '100%' }, aspectRatio: '1 / 1', borderRadius: 0 }}
    />
    <Box sx={{ p: 2 }}>
      <Skeleton width={120} height={26} />
      <Skeleton width="70%" height={30} />
      <Skeleton width="95%" height={24} />
      <Skeleton width="80%" height={24} />
      <Skeleton width="45%" height={24} sx={{ mt: 1 }} />
      <Skeleton width="40%" height={40} />
    </Box>
  </Card>
);
