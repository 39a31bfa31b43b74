import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { formatTasa } from '@tuerca/contracts/venezuela/dinero';
import { usePublicConfig } from '@/entities/platform/system/system.queries';
import { shortDate } from '@/lib/format';
import { paths } from '@/lib/paths';

/** The day's rate, which every price in bolivars comes from, with the way to change it. */
export function RateLine() {
  const { data, error } = usePublicConfig();
  if (error && !data) return null;
  const { tasa } = data ?? {};
  return (
    <Paper
      variant="outlined"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, rowGap: 0.5, px: 2, py: 1.5 }}
    >
      <Typography sx={{ flex: '1 1 220px' }}>
        {tasa ? (
          <>
            Tasa del día: <strong>{formatTasa(tasa.valor)}</strong> por dólar, {tasa.fuente} del{' '}
            {shortDate(tasa.fechaValor)}
          </>
        ) : data ? (
          'No hay tasa del día'
        ) : (
          <Skeleton width="70%" />
        )}
      </Typography>
      {tasa?.antigua && (
        <Typography variant="body2" sx={{ color: 'error.main', fontWeight: 600 }}>
          Tiene más de cuatro días
        </Typography>
      )}
      <MuiLink component={Link} to={paths.adminConfig()} sx={{ py: 0.5 }}>
        {tasa || !data ? 'Cambiar la tasa' : 'Cargar la tasa'}
      </MuiLink>
    </Paper>
  );
}
