import Container from '@mui/material/Container';
import { ProductGrid, ProductGridSkeleton } from '@/entities/products/products/product-grid';
import type { ProductActions } from '@/entities/products/products/product-parts';
import { AddToCartButton } from '@/features/cart/cart/add-button';
import { FavoriteList } from '@/features/products/favorites/favorite-list';
import { RemoveFavoriteButton } from '@/features/products/favorites/remove-favorite-button';
import { Head } from '@/lib/head';
import { PageHeader } from '@/ui/page-header';

const actions: ProductActions = {
  cart: ({ _id, nombre, disponible, ajuste }) => (
    <AddToCartButton compact productoId={_id} nombre={nombre} disponible={disponible} ajuste={ajuste} />
  ),
  favorite: ({ _id, nombre }) => <RemoveFavoriteButton productoId={_id} nombre={nombre} />,
};

/** Favourite products of a client. */
export const FavoritesPage = () => (
  <Container>
    <Head title="Mis Productos Favoritos" noindex />
    <PageHeader title="Mis Productos Favoritos" />
    <FavoriteList skeleton={<ProductGridSkeleton count={4} />}>
      {(productos) => <ProductGrid productos={productos} actions={actions} level="h2" />}
    </FavoriteList>
  </Container>
);
