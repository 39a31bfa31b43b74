import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import IconButton from '@mui/material/IconButton';
import { MENSAJES_CATALOGO } from '@tuerca/contracts/mensajes';
import { useSetFavorite } from '../../entities/favorites/favorites.queries';

/** Takes a product out of my favourites, on their page. */
export function RemoveFavoriteButton({ productoId, nombre }: { productoId: string; nombre: string }) {
  const change = useSetFavorite(MENSAJES_CATALOGO.favoritosEliminar);
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
