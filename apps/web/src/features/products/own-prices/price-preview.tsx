import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PricePreview } from '@tuerca/contracts/products/products/price-change';
import { formatBs, toBolivares, toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { usd } from '@/lib/format';
import { ArrowForwardRounded } from '@/ui/icons/arrow-forward-rounded';
import { productsText, REFUSAL_LABELS } from './price-format';

const inBs = (amount: number, tasa: number): string => formatBs(toBolivares(toCentimos(amount), tasa));

function Line({ line, tasa }: { line: PricePreview['lineas'][number]; tasa: number }) {
  const { nombre, sku, antes, despues, rechazo } = line;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        columnGap: 2,
        rowGap: 0.25,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {nombre}
        </Typography>
        {sku && (
          <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {sku}
          </Typography>
        )}
      </Box>
      {despues === null ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: { sm: 'right' } }}>
          Se queda en {usd(antes)}
          <Box component="span" sx={{ display: 'block', color: 'error.main' }}>
            {rechazo && REFUSAL_LABELS[rechazo]}
          </Box>
        </Typography>
      ) : (
        <Typography variant="body2" component="div" sx={{ textAlign: { sm: 'right' }, whiteSpace: 'nowrap' }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {usd(antes)}
          </Box>
          <ArrowForwardRounded titleAccess="pasa a" sx={{ fontSize: 16, mx: 0.75, verticalAlign: '-3px' }} />
          <Box component="strong">{usd(despues)}</Box>
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {inBs(despues, tasa)}
          </Typography>
        </Typography>
      )}
    </Box>
  );
}

interface PriceLinesProps {
  lineas: PricePreview['lineas'];
  tasa: number;
  label: string;
  /** Maximum height of a long list, in pixels. */
  maxHeight?: number;
}

/** Products with their price before and after; a long list scrolls. */
export const PriceLines = ({ lineas, tasa, label, maxHeight }: PriceLinesProps) => (
  <Box
    component="ul"
    tabIndex={maxHeight ? 0 : undefined}
    aria-label={label}
    sx={{ listStyle: 'none', m: 0, p: 0, maxHeight, overflowY: 'auto', '& > li:first-of-type': { borderTop: 0 } }}
  >
    {lineas.map((line) => (
      <Line key={line._id} line={line} tasa={tasa} />
    ))}
  </Box>
);

/** Preview of a change: the number of changes, and the first prices before and after. */
export function PreviewLines({ preview, tasa }: { preview: PricePreview; tasa: number }) {
  const { cambian, rechazados, lineas } = preview;
  const hidden = cambian + rechazados - lineas.length;
  return (
    <>
      <Typography role="status" sx={{ mb: 1.5 }}>
        {cambian > 0 ? `${cambian === 1 ? 'Cambia' : 'Cambian'} ${productsText(cambian)}.` : 'Ningún producto cambia.'}
        {rechazados > 0 && ` ${productsText(rechazados)} ${rechazados === 1 ? 'conserva' : 'conservan'} su precio.`}
      </Typography>
      <PriceLines lineas={lineas} tasa={tasa} label="Precios antes y después" maxHeight={420} />
      {hidden > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
          Y {productsText(hidden)} más, con la misma regla.
        </Typography>
      )}
    </>
  );
}
