import Container from '@mui/material/Container';
import { OwnReviewBand } from '@/entities/auth/negocios/own-review-band';
import { StoreHome } from '@/features/orders/store-home/store-home';
import { dashboardQuery } from '@/features/orders/store-home/store-home.queries';
import type { EarlyPage } from '@/lib/early-data';
import { Head } from '@/lib/head';
import { PageHeader } from '@/ui/page-header';

/** The store's panel opens here. */
export const StoreHomePage: EarlyPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Panel de Control" noindex />
    <PageHeader title="Panel de Control" text="Lo que tu tienda necesita hoy." />
    <OwnReviewBand kind="store" />
    <StoreHome />
  </Container>
);
StoreHomePage.early = { role: 'store', ask: (cache) => void cache.prefetchQuery(dashboardQuery) };
