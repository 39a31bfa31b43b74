import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { CART_MESSAGES } from '@tuerca/contracts/cart/cart/messages';
import type { Carrito } from '@tuerca/contracts/cart/cart/schemas';
import { RateNote } from '@/entities/platform/system/rate-note';
import { bs } from '@/lib/format';
import { HEADER_HEIGHT } from '@/theme/tokens';
import { PURCHASE_SUMMARY } from '@/ui/labels';
import { Precio } from '@/ui/precio';
import { NO_PRINT } from '@/ui/print-sheet';

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 }}>
    <Typography component="dt" sx={{ color: 'text.secondary' }}>
      {label}
    </Typography>
    <Typography component="dd" sx={{ m: 0, fontWeight: 600, whiteSpace: 'nowrap' }}>
      {children}
    </Typography>
  </Box>
);

interface CartTotalsProps {
  cart: Carrito;
  totalName?: string;
  /** Below the sum: where the rest of what is paid comes from. */
  note?: string;
}

/** Figures of the cart, with the rate that they stand on. Deliveries are not among them. */
export const CartTotals = ({
  cart,
  totalName = 'Total',
  note = 'El envío se suma en el próximo paso.',
}: CartTotalsProps) => (
  <Box>
    <Box component="dl" sx={{ m: 0 }}>
      <Row label="Productos">{cart.cantidadTotal.toLocaleString('es-VE')}</Row>
      <Row label="Subtotal">{bs(cart.subtotal)}</Row>
      {cart.descuento > 0 && <Row label="Ahorras">{bs(cart.descuento)}</Row>}
    </Box>
    <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 1, pt: 1.5 }}>
      <Typography variant="subtitle2" component="p" sx={{ mb: 0.25 }}>
        {totalName}
      </Typography>
      <Precio bs={cart.total} usd={cart.totalUSD} size="lg" />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        IVA incluido. {note}
      </Typography>
      <RateNote tasa={cart.tasa} />
    </Box>
  </Box>
);

interface ContinueProps {
  cart: Carrito;
  onContinue: () => void;
  sx?: SxProps;
}

/** The way on; with nothing that can be bought it waits, and a sentence says what to do. */
function Continue({ cart, onContinue, sx }: ContinueProps) {
  const id = useId();
  const isStuck = cart.cantidadTotal === 0;
  return (
    <Box sx={sx}>
      {isStuck && (
        <Typography id={id} variant="body2" sx={{ mb: 1.25 }}>
          {CART_MESSAGES.nothingForSale}
        </Typography>
      )}
      <Button
        fullWidth
        size="large"
        variant="contained"
        color="secondary"
        disabled={isStuck}
        aria-describedby={isStuck ? id : undefined}
        onClick={onContinue}
        sx={{ px: 1, fontSize: '0.9375rem' }}
      >
        Continuar con el proceso de compra
      </Button>
    </Box>
  );
}

interface CartSummaryProps {
  cart: Carrito;
  onContinue: () => void;
}

/** Totals and the way on; stays in view beside the lines, and on a phone as a bar at the bottom. */
export const CartSummary = ({ cart, onContinue }: CartSummaryProps) => (
  <>
    <Paper
      component="section"
      aria-label={PURCHASE_SUMMARY}
      variant="outlined"
      sx={{ p: { xs: 2, sm: 3 }, position: { md: 'sticky' }, top: { md: HEADER_HEIGHT + 16 } }}
    >
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        Resumen
      </Typography>
      <CartTotals cart={cart} />
      <Continue cart={cart} onContinue={onContinue} sx={{ mt: 2.5, display: { xs: 'none', md: 'block' } }} />
    </Paper>
    <Box
      {...NO_PRINT}
      sx={{
        display: { xs: 'block', md: 'none' },
        position: 'sticky',
        bottom: 0,
        mx: { xs: -2, sm: -3 },
        px: { xs: 2, sm: 3 },
        pt: 1.25,
        pb: 'max(12px, env(safe-area-inset-bottom))',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        zIndex: 'appBar',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <Typography variant="subtitle2" component="span">
          Total
        </Typography>
        <Precio bs={cart.total} usd={cart.totalUSD} />
      </Box>
      <Continue cart={cart} onContinue={onContinue} />
    </Box>
  </>
);
