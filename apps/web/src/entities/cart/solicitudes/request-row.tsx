import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { vehicleName } from '@tuerca/contracts/auth/garaje/vehiculo';
import type { ResumenSolicitud, SolicitudTienda } from '@tuerca/contracts/cart/solicitudes/schemas';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { cardFrame, CardLink } from '@/ui/card-link';
import { InlineFacts } from '@/ui/inline-facts';

interface RequestRowProps {
  solicitud: ResumenSolicitud | SolicitudTienda;
  to: string;
  chip: ReactNode;
  /** Line with the latest news of the request. */
  news?: ReactNode;
}

/** A request in a list; the whole card is a link. */
export function RequestRow({ solicitud, to, chip, news }: RequestRowProps) {
  const { pieza, vehiculo, cantidad, ubicacion, vence } = solicitud;
  return (
    <Paper component="li" variant="outlined" sx={{ ...cardFrame, p: 2, display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'space-between', alignItems: 'start' }}>
        <Typography component="h2" sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0 }}>
          <CardLink to={to} name={pieza} />
        </Typography>
        <Box sx={{ flex: 'none' }}>{chip}</Box>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <InlineFacts
          facts={[
            vehiculo && vehicleName(vehiculo),
            cantidad > 1 ? `${cantidad} unidades` : null,
            `${ubicacion.ciudad}, ${ubicacion.estado}`,
            `Hasta el ${formatFechaHora(vence)}`,
          ]}
        />
      </Typography>
      {news && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {news}
        </Typography>
      )}
    </Paper>
  );
}
