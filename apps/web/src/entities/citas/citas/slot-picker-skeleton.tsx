import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** The place of calendar and times while they are on their way. */
export const SlotPickerSkeleton = () => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 400px) minmax(0, 1fr)' },
    }}
  >
    <Box sx={{ display: 'grid', gap: '2px', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' }}>
      <Skeleton sx={{ gridColumn: '1 / -1', justifySelf: 'center' }} width="50%" height={44} />
      {Array.from({ length: 42 }, (_, i) => (
        <Skeleton key={i} variant="rectangular" height={44} />
      ))}
    </Box>
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
        alignContent: 'start',
      }}
    >
      {Array.from({ length: 8 }, (_, i) => (
        <Skeleton key={i} variant="rectangular" height={44} sx={{ borderRadius: 999 }} />
      ))}
    </Box>
  </Box>
);
