import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { FavoriteBorderRounded } from '@/ui/icons/favorite-border-rounded';
import { FavoriteRounded } from '@/ui/icons/favorite-rounded';
import { useFavorite } from './use-favorite';

interface FavoriteButtonProps {
  productoId: string;
  /** Name of the product, for screen readers. */
  nombre: string;
  /** With a text, for the product's page. */
  wide?: boolean;
}

/** Adds to the favourites, or removes. */
export function FavoriteButton({ productoId, nombre, wide = false }: FavoriteButtonProps) {
  const { favorite, busy, toggle } = useFavorite(productoId, nombre);
  const icon = favorite ? <FavoriteRounded sx={{ color: 'error.main' }} /> : <FavoriteBorderRounded />;
  const label = favorite ? `Quitar de favoritos: ${nombre}` : `Agregar a favoritos: ${nombre}`;
  if (wide)
    return (
      <Button
        variant="outlined"
        startIcon={icon}
        onClick={toggle}
        aria-busy={busy}
        aria-label={`${favorite ? 'En favoritos' : 'Guardar en favoritos'}: ${nombre}`}
      >
        {favorite ? 'En favoritos' : 'Guardar en favoritos'}
      </Button>
    );
  return (
    <IconButton
      onClick={toggle}
      aria-label={label}
      aria-busy={busy}
      sx={{
        width: 44,
        height: 44,
        '& svg': { fontSize: 22 },
        bgcolor: 'background.paper',
        color: 'text.primary',
        border: 1,
        borderColor: 'divider',
        borderRadius: '50%',
        '&:hover': { bgcolor: 'background.paper', borderColor: 'marca.control' },
      }}
    >
      {icon}
    </IconButton>
  );
}
