import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FAVORITE_MESSAGES } from '@tuerca/contracts/products/favorites/messages';
import type { ProductoSummary } from '@tuerca/contracts/products/products/schemas';
import { useVehicle } from '@/entities/auth/garaje/garage-store';
import { favoritesQuery } from '@/entities/products/favorites/favorites.queries';
import { paths } from '@/lib/paths';
import { DataState } from '@/ui/data-state';
import { EmptyState } from '@/ui/empty-state';
import { FavoriteBorderRounded } from '@/ui/icons/favorite-border-rounded';

/** My favourites, drawn by whoever knows how to draw products. */
export function FavoriteList({
  skeleton,
  children,
}: {
  skeleton: ReactNode;
  children: (productos: ProductoSummary[]) => ReactNode;
}) {
  const query = useQuery(favoritesQuery(useVehicle()));
  return (
    <DataState
      query={query}
      skeleton={skeleton}
      empty={
        <EmptyState
          icon={<FavoriteBorderRounded sx={{ fontSize: 34 }} />}
          title="Todavía no guardas favoritos"
          text="Toca el corazón de un repuesto y lo tendrás aquí para cuando lo necesites."
          action={
            <Button component={Link} to={paths.catalogue()} variant="contained">
              Ver repuestos
            </Button>
          }
        />
      }
      error={FAVORITE_MESSAGES.loadFailed}
    >
      {(favoritos) => children(favoritos.map(({ producto }) => producto))}
    </DataState>
  );
}
