import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { NO_PRICE } from '@tuerca/contracts/products/products/price-rights';
import { toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { usd } from '@/lib/format';
import { MoneyInput } from '@/ui/form/money-input';
import type { PriceRow } from './own-prices.queries';
import { priceFieldId } from './price-format';
import type { PriceEditsState } from './use-price-edits';

/** 'FIL-0010 · Oferta $ 9,50'; of a price that was typed 'Antes $ 10,00' in place of the code. */
function noteOf({ sku, precio, precioOferta }: PriceRow, seen: number | undefined): string {
  const before = seen && `Antes ${usd(seen)}`;
  const now = precio === NO_PRICE ? 'Sin precio' : sku;
  return [before || now, precioOferta !== null && `Oferta ${usd(precioOferta)}`].filter(Boolean).join(' · ');
}

interface PriceLineProps {
  row: PriceRow;
  edits: Pick<PriceEditsState, 'typed' | 'type' | 'busy'>;
}

/** A product and the field of its price, with the reason below both when that was not taken. */
export function PriceLine({ row, edits: { typed, type, busy } }: PriceLineProps) {
  const edit = typed.get(row._id);
  const id = priceFieldId(row._id);
  const error = edit?.error;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) 132px', sm: 'minmax(0, 1fr) 180px' },
        columnGap: 1.5,
        alignItems: 'center',
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box
          sx={{
            typography: 'body2',
            fontWeight: 600,
            overflowWrap: 'anywhere',
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: { xs: 3, sm: 2 },
            overflow: 'hidden',
          }}
        >
          {row.nombre}
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {noteOf(row, edit?.seen)}
        </Box>
      </Box>
      <MoneyInput
        id={id}
        label={`Precio de ${row.nombre}`}
        hideLabel
        unit="$"
        digits={7}
        value={edit ? edit.centimos : toCentimos(row.precio) || null}
        onChange={(centimos) => type(row, centimos)}
        error={!!error}
        disabled={busy}
        aria-describedby={error ? `${id}-motivo` : undefined}
      />
      {error && (
        <FormHelperText id={`${id}-motivo`} error sx={{ gridColumn: '1 / -1', mx: 0 }}>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
