import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { MetodoPago } from '@tuerca/contracts/payments/payment-methods/schemas';
import { formatCedula, formatPagoMovil } from '@tuerca/contracts/venezuela/identidad';
import { CardEditActions } from '@/ui/card-edit-actions';
import { Fact, Facts } from '@/ui/facts';
import { CheckCircleOutlineRounded } from '@/ui/icons/check-circle-outline-rounded';
import { LoadingButton } from '@/ui/loading-button';
import { StatusChip } from '@/ui/status-chip';

/** Cards beside each other by the room there is. */
export const paymentMethodGrid = {
  display: 'grid',
  listStyle: 'none',
  m: 0,
  p: 0,
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
} as const;

interface PaymentMethodCardProps {
  metodo: MetodoPago;
  /** It is being made the default. */
  busy: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onMakeDefault: () => void;
}

/** A saved payment method; the default has a ring and says so. */
export function PaymentMethodCard({ metodo, busy, onEdit, onRemove, onMakeDefault }: PaymentMethodCardProps) {
  const { nombreBanco, nombrePersona, cedula, telefono, predeterminado } = metodo;
  const name = `${nombreBanco}, ${formatPagoMovil(telefono)}`;
  return (
    <Card
      component="article"
      aria-label={name}
      variant="outlined"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        ...(predeterminado && { borderColor: 'primary.main', boxShadow: (t) => `0 0 0 1px ${t.palette.primary.main}` }),
      }}
    >
      <Box sx={{ p: 2, flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mb: 1.5 }}>
          <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {nombreBanco}
          </Typography>
          {predeterminado && <StatusChip label="Predeterminado" tone="success" />}
        </Box>
        <Facts>
          <Fact label="Titular" wide>
            {nombrePersona}
          </Fact>
          <Fact label="Cédula">{formatCedula(cedula)}</Fact>
          <Fact label="Teléfono">{formatPagoMovil(telefono)}</Fact>
        </Facts>
        {!predeterminado && (
          <LoadingButton
            loading={busy}
            onClick={onMakeDefault}
            startIcon={<CheckCircleOutlineRounded />}
            aria-label={`Usar como predeterminado: ${name}`}
            sx={{ mt: 1.5, ml: -1 }}
          >
            Usar como predeterminado
          </LoadingButton>
        )}
      </Box>
      <CardEditActions name={name} onEdit={onEdit} onRemove={onRemove} />
    </Card>
  );
}

/** The places of cards that are on their way. */
export const PaymentMethodsSkeleton = () => (
  <Box sx={paymentMethodGrid}>
    {[0, 1].map((n) => (
      <Card key={n} variant="outlined" sx={{ p: 2 }}>
        <Skeleton width="60%" height={32} />
        <Skeleton width="85%" height={24} sx={{ mt: 1.5 }} />
        <Skeleton width="70%" height={24} />
        <Skeleton width="75%" height={24} />
        <Skeleton width="100%" height={48} sx={{ mt: 2 }} />
      </Card>
    ))}
  </Box>
);
