import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router-dom';
import { useCart } from '@/entities/cart/cart/cart.queries';
import { paths } from '@/lib/paths';
import { SummaryPanel } from '@/ui/summary-panel';
import { CartTotals } from './cart-summary';

/** The step itself says what it comes to with the deliveries that are being chosen. */
const TOTAL = 'Total sin envío';

/** The cart's figures beside the delivery step. A cart that cannot be read is left out: the step says what is wrong. */
export function CartDigest() {
  const { data, isPending } = useCart();
  if (isPending) return <Skeleton variant="rectangular" sx={{ height: { xs: 54, md: 260 } }} />;
  if (!data || data.items.length === 0) return null;
  return (
    <SummaryPanel total={data.total} totalName={TOTAL}>
      <CartTotals cart={data} totalName={TOTAL} note="El total con envío está al final de este paso." />
      <Button component={Link} to={paths.cart()} size="small" sx={{ mt: 1, ml: -1.5 }}>
        Cambiar el carrito
      </Button>
    </SummaryPanel>
  );
}
