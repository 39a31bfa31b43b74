import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import type { SaltosPrecio } from '@tuerca/contracts/products/products/price-change';
import { productsText, RISING_PRICES } from './price-format';
import { PriceLines } from './price-preview';

interface PriceQuestionProps {
  saltos: SaltosPrecio;
  tasa: number;
  isConfirmed: boolean;
  /** The button was pressed without an answer. */
  isMissing: boolean;
  onConfirm: (isConfirmed: boolean) => void;
}

/** Asks whether prices that rise beyond all measure are meant, with the first of them before and after. */
export function PriceQuestion({ saltos, tasa, isConfirmed, isMissing, onConfirm }: PriceQuestionProps) {
  const id = useId();
  const hidden = saltos.total - saltos.ejemplos.length;
  return (
    <FormControl
      component="fieldset"
      error={isMissing}
      aria-labelledby={id}
      sx={{
        border: 1,
        borderColor: isMissing ? 'error.main' : 'divider',
        borderRadius: 1,
        m: 0,
        p: 2,
        minWidth: 0,
        mt: 2.5,
        width: 1,
      }}
    >
      <Typography id={id} component="legend" variant="subtitle1" sx={{ fontWeight: 650, float: 'left', p: 0 }}>
        {PRODUCT_MESSAGES.risesTitle}: {productsText(saltos.total)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', clear: 'both', maxWidth: '64ch' }}>
        {PRODUCT_MESSAGES.risesText}
      </Typography>
      <PriceLines lineas={saltos.ejemplos} tasa={tasa} label={RISING_PRICES} />
      {hidden > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Y {productsText(hidden)} más.
        </Typography>
      )}
      <FormControlLabel
        control={<Checkbox checked={isConfirmed} onChange={(_, checked) => onConfirm(checked)} />}
        label={PRODUCT_MESSAGES.risesConfirm}
        sx={{ minHeight: 44, mt: 1 }}
      />
      {isMissing && <FormHelperText sx={{ mx: 0 }}>{PRODUCT_MESSAGES.risesMissing}</FormHelperText>}
    </FormControl>
  );
}
