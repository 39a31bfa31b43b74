import Typography from '@mui/material/Typography';
import { FormBar } from '@/ui/form-bar';
import { LoadingButton } from '@/ui/loading-button';
import { pricesText } from './price-format';

/** Bar below the lines: number of prices that are not saved, and the button that saves them. */
export const SaveBar = ({ count, busy }: { count: number; busy: boolean }) => (
  <FormBar>
    <Typography role="status" variant="body2" sx={{ color: 'text.secondary', minWidth: 0, mr: 'auto' }}>
      {count ? `${pricesText(count)} sin guardar` : 'Escribe los precios que cambian.'}
    </Typography>
    <LoadingButton
      type="submit"
      size="large"
      disabled={count === 0}
      loading={busy}
      loadingText="Guardando..."
      sx={{ flex: 'none' }}
    >
      Guardar
    </LoadingButton>
  </FormBar>
);
