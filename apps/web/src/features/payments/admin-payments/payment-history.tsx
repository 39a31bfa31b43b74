import Box from '@mui/material/Box';
import type { PagoDetalle } from '@tuerca/contracts/payments/payments/admin-schemas';
import { ACTOR_PAGO_LABELS, ESTADO_PAGO_LABELS } from '@tuerca/contracts/payments/payments/states';
import { AUDIT_ACTIONS } from '@tuerca/contracts/platform/audit/actions';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';

/** History of a payment: states, and administrators' actions. */
export const PaymentHistory = ({ pago }: { pago: PagoDetalle }) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
    {pago.historial.map(({ estado, fecha, por, nota }) => (
      <li key={fecha + estado}>
        {formatFechaHora(fecha)}: {ESTADO_PAGO_LABELS[estado]}, por {ACTOR_PAGO_LABELS[por] ?? por}
        {nota && `. ${nota}`}
      </li>
    ))}
    {pago.auditoria.map(({ fecha, accion, actor }) => (
      <li key={fecha + accion}>
        {formatFechaHora(fecha)}: {AUDIT_ACTIONS[accion]}, {ACTOR_PAGO_LABELS[actor] ?? actor}
      </li>
    ))}
  </Box>
);
