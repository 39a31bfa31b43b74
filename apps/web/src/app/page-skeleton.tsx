import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';

/** Stands while the first page's code is on its way. */
export const PageSkeleton = () => (
  <Container aria-busy="true" sx={{ py: 5 }}>
    <Skeleton width="min(420px, 70%)" height={56} />
    <Skeleton width="min(620px, 90%)" height={28} />
    <Skeleton variant="rectangular" height={320} sx={{ mt: 3 }} />
  </Container>
);
