import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useCart } from './cart.queries';
import { CartTotals } from './cart-summary';

/** The cart's figures beside the delivery step. A cart that cannot be read is left out: the step says what is wrong. */
export function CartDigest() {
  const { data, isPending } = useCart();
  if (isPending) return <Skeleton variant="rectangular" height={260} />;
  if (!data || data.items.length === 0) return null;
  return (
    <Paper component="section" variant="outlined" aria-label="Resumen de la compra" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        Resumen
      </Typography>
      <CartTotals cart={data} />
      <Button component={Link} to={paths.carrito()} size="small" sx={{ mt: 1, ml: -1.5 }}>
        Cambiar el carrito
      </Button>
    </Paper>
  );
}
