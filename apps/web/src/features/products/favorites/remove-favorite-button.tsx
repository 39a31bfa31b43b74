import IconButton from '@mui/material/IconButton';
import { FAVORITE_MESSAGES } from '@tuerca/contracts/products/favorites/messages';
import { useSetFavorite } from '@/entities/products/favorites/favorites.queries';
import { DeleteOutlineRounded } from '@/ui/icons/delete-outline-rounded';

/** Takes a product out of my favourites, on their page. */
export function RemoveFavoriteButton({ productoId, nombre }: { productoId: string; nombre: string }) {
  const change = useSetFavorite(FAVORITE_MESSAGES.removeFailed);
  return (
    <IconButton
      onClick={() => change.mutate({ productoId, favorite: false })}
      loading={change.isPending}
      aria-label={`Quitar de favoritos: ${nombre}`}
      sx={{
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '50%',
        '&:hover': { bgcolor: 'background.paper', borderColor: 'marca.control' },
      }}
    >
      <DeleteOutlineRounded sx={{ fontSize: 22 }} />
    </IconButton>
  );
}
