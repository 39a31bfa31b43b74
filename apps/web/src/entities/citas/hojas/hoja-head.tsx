import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { vehicleName } from '@tuerca/contracts/auth/garaje/vehiculo';
import type { HojaPublica } from '@tuerca/contracts/citas/hojas/schemas';
import { TIPO_VEHICULO_LABELS } from '@tuerca/contracts/venezuela/tipos-vehiculo';
import { longDate } from '@/lib/format';
import { useNow } from '@/lib/use-now';
import { Plate } from '@/ui/plate';
import { NO_PRINT } from '@/ui/print-sheet';
import { visuallyHidden } from '@/ui/visually-hidden';

interface HojaHeadProps {
  vehiculo: HojaPublica['vehiculo'];
  actions?: ReactNode;
}

/** Heading with the record's vehicle; in print with the day of printing. */
export function HojaHead({ vehiculo, actions }: HojaHeadProps) {
  const { placa, tipo } = vehiculo;
  const now = useNow();
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        gap: 2,
        pt: 1,
        pb: { xs: 2, md: 3 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="overline" component="p" sx={{ color: 'text.secondary' }}>
          Hoja de vida
        </Typography>
        <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
          {vehicleName(vehiculo)}
        </Typography>
        <Box sx={{ position: 'relative', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1 }}>
          {placa && (
            <span>
              <span style={visuallyHidden}>Placa </span>
              <Plate>{placa}</Plate>
            </span>
          )}
          {tipo && <Typography sx={{ color: 'text.secondary' }}>{TIPO_VEHICULO_LABELS[tipo]}</Typography>}
          <Typography
            variant="body2"
            sx={{ display: 'none', color: 'text.secondary', '@media print': { display: 'block' } }}
          >
            {`Impresa el ${longDate(now.toISOString())} desde Tuerca`}
          </Typography>
        </Box>
      </Box>
      {actions && (
        <Box {...NO_PRINT} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {actions}
        </Box>
      )}
    </Box>
  );
}
