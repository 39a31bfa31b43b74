import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { PagoDetalle } from '@tuerca/contracts/payments/payments/admin-schemas';
import { BANK_RESULT_LABELS, bankResultLabel } from '@tuerca/contracts/payments/payments/messages';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';

/** The bank's answers, newest first, verbatim; the payment's result as its list says it where none is kept. */
export function BankAnswers({ consultas, resultado }: Pick<PagoDetalle, 'consultas' | 'resultado'>) {
  if (!consultas.length)
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Chip size="small" variant="outlined" label={bankResultLabel(resultado)} />
        <Typography sx={{ color: 'text.secondary' }}>No hay una respuesta del banco guardada.</Typography>
      </Box>
    );
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {consultas.map(({ fecha, adaptador, ms, resultado, respuesta }) => (
        <li key={fecha}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Chip size="small" variant="outlined" label={BANK_RESULT_LABELS[resultado]} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {formatFechaHora(fecha)}, {adaptador}, {ms} ms
            </Typography>
          </Box>
          {respuesta && (
            <Box
              component="pre"
              tabIndex={0}
              aria-label="Respuesta del banco"
              sx={{
                m: 0,
                mt: 0.5,
                p: 1,
                maxHeight: 160,
                overflow: 'auto',
                whiteSpace: 'pre-wrap',
                overflowWrap: 'anywhere',
                fontSize: 13,
                bgcolor: 'marca.tile',
                borderRadius: '6px',
              }}
            >
              {respuesta}
            </Box>
          )}
        </li>
      ))}
    </Box>
  );
}
