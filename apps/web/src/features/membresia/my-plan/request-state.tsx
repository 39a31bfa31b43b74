import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { MEMBRESIA_MESSAGES } from '@tuerca/contracts/membresia/messages';
import type { Suscripcion } from '@tuerca/contracts/membresia/schemas';
import type { Pago } from '@tuerca/contracts/payments/payments/schemas';
import { SuscripcionChip } from '@/entities/membresia/suscripcion-chip';
import { CaptureUpload } from '@/entities/payments/payments/capture-upload';
import { DifferencePanel } from '@/entities/payments/payments/difference-panel';
import { bs, longDate, shortDate } from '@/lib/format';
import { ConfirmAction } from '@/ui/confirm-action';
import { Panel } from '@/ui/panel';
import { useWithdrawRequest } from './my-plan.queries';

/** My request while nobody has answered it. */
export function RequestState({ solicitud, payment }: { solicitud: Suscripcion; payment: Pago | null }) {
  const [asking, setAsking] = useState(false);
  const withdraw = useWithdrawRequest();
  const { membresia, pago, createdAt } = solicitud;
  return (
    <Panel
      title={`Solicitud del plan ${membresia.nombre}`}
      text={`Enviada el ${longDate(createdAt)}. Te avisamos en cuanto confirmemos el pago.`}
      action={<SuscripcionChip estado={solicitud.estado} />}
    >
      {pago && (
        <Typography sx={{ mb: 2 }}>
          {bs(pago.monto)} desde {pago.nombreBanco} el {shortDate(pago.fecha)}, referencia {pago.referencia}.
        </Typography>
      )}
      {payment && (
        <Box sx={{ mb: 2, display: 'grid', gap: 2 }}>
          {payment.diferencia?.estado === 'esperando' ? (
            <DifferencePanel pago={payment} />
          ) : (
            <Alert severity="info">{payment.mensaje}</Alert>
          )}
          <CaptureUpload pago={payment} />
        </Box>
      )}
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        Retirar solicitud
      </Button>
      {asking && (
        <ConfirmAction
          title="¿Retirar tu solicitud?"
          confirm="Sí, retirar"
          run={() => withdraw.mutateAsync(undefined)}
          done={MEMBRESIA_MESSAGES.withdrawn}
          error={MEMBRESIA_MESSAGES.myPlanChangeFailed}
          onClose={() => setAsking(false)}
        >
          Puedes enviarla de nuevo con la misma referencia si te equivocaste en algo.
        </ConfirmAction>
      )}
    </Panel>
  );
}
