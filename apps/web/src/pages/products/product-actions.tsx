import type { ProductActions } from '@/entities/products/products/product-parts';
import { AddToCartButton } from '@/features/cart/cart/add-button';
import { FavoriteButton } from '@/features/products/favorites/favorite-button';

/** The buttons of a product among others: cart and favourite. */
export const productActions: ProductActions = {
  cart: ({ _id, nombre, disponible, ajuste }) => (
    <AddToCartButton compact productoId={_id} nombre={nombre} disponible={disponible} ajuste={ajuste} />
  ),
  favorite: ({ _id, nombre }) => <FavoriteButton productoId={_id} nombre={nombre} />,
};
