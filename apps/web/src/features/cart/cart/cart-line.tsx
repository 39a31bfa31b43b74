import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { fitOf } from '@tuerca/contracts/auth/garaje/ajuste';
import { CART_MESSAGES } from '@tuerca/contracts/cart/cart/messages';
import type { CartItem } from '@tuerca/contracts/cart/cart/schemas';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { FitBadge } from '@/entities/auth/garaje/fit-badge';
import { useVehicle } from '@/entities/auth/garaje/garage-store';
import { bs, plural } from '@/lib/format';
import { paths } from '@/lib/paths';
import { DeleteOutlineRounded } from '@/ui/icons/delete-outline-rounded';
import { Picture } from '@/ui/picture';
import { Precio } from '@/ui/precio';
import { QuantityStepper } from '@/ui/quantity-stepper';
import { StatusChip } from '@/ui/status-chip';

interface CartLineProps {
  item: CartItem;
  onQuantity: (cantidad: number) => void;
  onRemove: () => void;
}

/** Advice for a line that can no longer be bought. */
const Unavailable = ({ item }: { item: CartItem }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      No cuenta en el total. Quítalo o busca uno similar.
    </Typography>
    <Button size="small" component={Link} to={paths.catalogue({ search: item.producto.categoria })} sx={{ ml: -1.5 }}>
      Buscar similares
    </Button>
  </Box>
);

const name = { color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere' } as const;

/** Name of a line's product; one held for a request has no page of its own, and shows its deadline. */
const Name = ({ item: { productoId, nombre, apartadoHasta } }: { item: CartItem }) =>
  apartadoHasta ? (
    <>
      <Typography sx={name}>{nombre}</Typography>
      <Typography variant="body2" sx={{ color: 'warning.main', mt: 0.25 }}>
        {CART_MESSAGES.heldUntil(formatFechaHora(apartadoHasta))}
      </Typography>
    </>
  ) : (
    <MuiLink component={Link} to={paths.product(productoId)} underline="hover" sx={name}>
      {nombre}
    </MuiLink>
  );

/** One product of the cart. */
export function CartLineRow({ item, onQuantity, onRemove }: CartLineProps) {
  const atributos = Object.values(item.atributos).filter(Boolean).join(' • ');
  const vehicle = useVehicle();
  const short = item.disponible && item.cantidad >= item.maximo;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '72px minmax(0, 1fr)', sm: '96px minmax(0, 1fr)' },
        columnGap: 2,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Picture
        src={item.imagenUrl}
        alt=""
        sizes="96px"
        ratio="1"
        sx={item.disponible ? undefined : { opacity: 0.55 }}
      />
      <Box sx={{ minWidth: 0, display: 'flex', flexDirection: 'column', gap: 1 }}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Name item={item} />
            {atributos && (
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
                {atributos}
              </Typography>
            )}
            {vehicle && <FitBadge plain ajuste={fitOf(item.producto, vehicle)} sx={{ display: 'flex', mt: 0.25 }} />}
          </Box>
          <IconButton aria-label={`Eliminar ${item.nombre}`} onClick={onRemove} sx={{ mt: -1, mr: -1, mb: -1 }}>
            <DeleteOutlineRounded />
          </IconButton>
        </Box>
        {item.disponible ? (
          <Precio bs={item.precioUnitario} usd={item.precio} />
        ) : (
          <Box sx={{ display: 'flex' }}>
            <StatusChip label="No disponible" tone="error" />
          </Box>
        )}
        {item.disponible ? (
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
          >
            <QuantityStepper
              value={item.cantidad}
              max={Math.max(item.maximo, item.cantidad)}
              onChange={onQuantity}
              label={`Cantidad de ${item.nombre}`}
              beyond={`Solo quedan ${plural(item.maximo, 'unidad', 'unidades')}`}
            />
            <Typography sx={{ fontWeight: 600, whiteSpace: 'nowrap', ml: 'auto' }}>
              <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', mr: 0.75 }}>
                Subtotal
              </Box>
              {bs(item.subtotal)}
            </Typography>
          </Box>
        ) : (
          <Unavailable item={item} />
        )}
        {short && (
          <Typography variant="body2" sx={{ color: 'warning.main' }}>
            {item.cantidad > item.maximo
              ? `Solo quedan ${plural(item.maximo, 'unidad', 'unidades')}: ajusta la cantidad.`
              : 'Es todo lo que queda en la tienda.'}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
