import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import type { Producto } from '@tuerca/contracts/products/products/schemas';
import { Precio } from '@/ui/precio';

const HEIGHT = 68;

// The page's end, toasts and what takes the focus stand above the bar.
const ROOM = {
  '@media (max-width:599.95px)': {
    ':root': {
      '--bottom-bar': `calc(${HEIGHT}px + env(safe-area-inset-bottom, 0px))`,
      scrollPaddingBottom: 'var(--bottom-bar)',
    },
    body: { paddingBottom: 'var(--bottom-bar)' },
  },
};

interface BuyBarProps {
  producto: Pick<Producto, 'precioFinalBs' | 'precioFinal'>;
  /** The cart's button. */
  children: ReactNode;
}

/** On a phone: price and button at the bottom of the screen, while the ones of the page are out of sight. */
export const BuyBar = ({ producto, children }: BuyBarProps) => (
  <Box
    role="group"
    aria-label="Comprar"
    sx={{
      display: { xs: 'flex', sm: 'none' },
      position: 'fixed',
      insetInline: 0,
      bottom: 0,
      zIndex: 'appBar',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 1.5,
      minHeight: HEIGHT,
      px: 2,
      pt: 1,
      pb: 'max(8px, env(safe-area-inset-bottom))',
      bgcolor: 'background.paper',
      borderTop: 1,
      borderColor: 'divider',
      '@media print': { display: 'none' },
    }}
  >
    <Box sx={{ minWidth: 0 }}>
      <Precio size="sm" bs={producto.precioFinalBs} usd={producto.precioFinal} />
    </Box>
    {/* Prices in millions need the room of the button's icon. */}
    <Box sx={{ flex: 'none', '& .MuiButton-startIcon': { display: 'none' } }}>{children}</Box>
    <GlobalStyles styles={ROOM} />
  </Box>
);
