import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { PagoDetalle } from '@tuerca/contracts/payments/payments/admin-schemas';
import { bs, shortDate } from '@/lib/format';

/** A movement of a statement that may be the payment, with what speaks for it. */
export type CandidateMovement = PagoDetalle['candidatos'][number];

interface CandidateMovementsProps {
  pago: PagoDetalle;
  onChoose: (candidate: CandidateMovement) => void;
}

/** The bank's movements that resemble a payment, one of which can be chosen. */
export function CandidateMovements({ pago, onChoose }: CandidateMovementsProps) {
  if (!pago.candidatos.length)
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        Ningún movimiento importado se parece a este pago. Sube el extracto del banco en Conciliación.
      </Typography>
    );
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {pago.candidatos.map((candidate) => {
        const { movimiento, fuerza, razones } = candidate;
        return (
          <Box
            component="li"
            key={movimiento._id}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
          >
            <Box sx={{ flex: '1 1 260px' }}>
              <Typography sx={{ fontWeight: 600 }}>
                {bs(movimiento.monto)}, referencia {movimiento.referencia}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {shortDate(movimiento.fecha)}
                {movimiento.bancoEmisorNombre && `, ${movimiento.bancoEmisorNombre}`}.{' '}
                {razones.map(({ texto }) => texto).join('. ')}.
              </Typography>
            </Box>
            <Chip
              size="small"
              color={fuerza === 'segura' ? 'success' : 'warning'}
              variant="outlined"
              label={fuerza === 'segura' ? 'Segura' : 'Dudosa'}
            />
            <Button
              size="small"
              variant="outlined"
              onClick={() => onChoose(candidate)}
              aria-label={`Usar el movimiento ${movimiento.referencia}`}
            >
              Usar
            </Button>
          </Box>
        );
      })}
    </Box>
  );
}
