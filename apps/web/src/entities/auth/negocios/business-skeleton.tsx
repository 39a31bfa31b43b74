import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** The places of a profile while it is on its way. */
export const BusinessSkeleton = () => (
  <Box>
    <Skeleton
      variant="rectangular"
      sx={{ width: '100%', height: 'auto', aspectRatio: '5 / 1', minHeight: 120, mt: { xs: 2, md: 3 } }}
    />
    <Box sx={{ display: 'flex', gap: { xs: 2, md: 3 }, pt: 3 }}>
      <Skeleton variant="rectangular" sx={{ width: { xs: 72, md: 112 }, height: { xs: 72, md: 112 }, flex: 'none' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Skeleton width="min(360px, 90%)" height={46} />
        <Skeleton width="min(520px, 100%)" height={24} />
        <Skeleton width="min(640px, 100%)" height={24} />
        <Skeleton variant="rectangular" width="min(420px, 100%)" height={44} sx={{ mt: 3 }} />
      </Box>
    </Box>
    <Skeleton width={180} height={40} sx={{ mt: 6, mb: 2 }} />
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(3, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr)) 328px',
        },
      }}
    >
      {[0, 1, 2, 3].map((n) => (
        <Skeleton
          key={n}
          variant="rectangular"
          height={320}
          sx={{ display: { sm: n === 3 ? 'none' : 'block', lg: 'block' }, ml: { lg: n === 3 ? 2 : 0 } }}
        />
      ))}
    </Box>
  </Box>
);
