import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { numberText } from '@tuerca/contracts/venezuela/numero';
import { bs, ref } from '@/lib/format';

interface PrecioProps {
  /** Decimal bolivars, as answers carry them. */
  bs: number;
  /** Decimal dollars; left out where only bolivars count. */
  usd?: number;
  /** Bolivars before the discount; drawn struck through when above `bs`. */
  originalBs?: number;
  /** Percent of the discount; 0 draws no badge. */
  porcentaje?: number;
  /** 'card' shrinks on phones, where two cards share the width. */
  size?: 'sm' | 'md' | 'lg' | 'card';
}

// Two cards beside each other on a phone leave some 135 px: a price in millions needs smaller figures there.
const LONG = 15;
const MAIN = { sm: '1rem', md: '1.25rem', lg: '1.9375rem', card: 'clamp(1.0625rem, 4.6vw, 1.25rem)' };

/** The one way to show a price: bolivars large, the dollar reference small beside it. */
export function Precio({ bs: monto, usd, originalBs, porcentaje = 0, size = 'md' }: PrecioProps) {
  const discounted = originalBs !== undefined && originalBs > monto;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.25, minWidth: 0 }}>
      {discounted && (
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
          <Typography
            component="s"
            variant="body2"
            sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}
            aria-label={`Precio anterior ${bs(originalBs)}`}
          >
            {bs(originalBs)}
          </Typography>
          {porcentaje > 0 && (
            <Chip size="small" color="error" label={`${numberText(porcentaje)}% OFF`} sx={{ height: 22 }} />
          )}
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1 }}>
        <Typography
          component="span"
          sx={{
            fontFamily: 'h2.fontFamily',
            fontWeight: 700,
            fontSize: size === 'card' && bs(monto).length > LONG ? 'clamp(0.875rem, 4vw, 1.25rem)' : MAIN[size],
            lineHeight: 1.2,
            whiteSpace: 'nowrap',
          }}
        >
          {bs(monto)}
        </Typography>
        {usd !== undefined && (
          <Typography
            component="span"
            variant={size === 'lg' ? 'body1' : 'body2'}
            sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}
          >
            {ref(usd)}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
