import Container from '@mui/material/Container';
import { InventoryView } from '@/features/products/own-products/inventory-view';
import { Head } from '@/lib/head';

/** Inventario, of the store's panel. */
export const InventoryPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Inventario" noindex />
    <InventoryView />
  </Container>
);
