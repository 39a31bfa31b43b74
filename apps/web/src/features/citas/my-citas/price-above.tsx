import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { ReportButton } from '@/entities/platform/reportes/report-button';
import { bs, usd } from '@/lib/format';

const both = (dollars: number, bolivares: number | null) =>
  `${usd(dollars)}${bolivares === null ? '' : ` (${bs(bolivares)})`}`;

/** The first thing that a client sees of a price above what she approved: both figures, why, and how she objects. */
export const PriceAbove = ({
  cita: { _id, estado, precioFinal, precioFinalBs, precioAprobado, precioAprobadoBs, motivoPrecio },
}: {
  cita: Cita;
}) =>
  estado === 'completada' && motivoPrecio && precioFinal !== null && precioAprobado !== null ? (
    <Alert severity="warning" role="status" sx={{ mb: 2, alignItems: 'flex-start' }}>
      <AlertTitle>Cuesta más de lo que aprobaste</AlertTitle>
      {`${both(precioFinal, precioFinalBs)} en lugar de ${both(precioAprobado, precioAprobadoBs)}.`}
      <Box component="p" sx={{ m: 0, mt: 0.5, overflowWrap: 'anywhere' }}>
        Según el taller: «{motivoPrecio}»
      </Box>
      <Box sx={{ ml: -1, mt: 0.5 }}>
        <ReportButton
          objeto="cita"
          objetoId={_id}
          what="el precio de esta cita"
          label="Objetar el precio"
          tipo="cobro"
        />
      </Box>
    </Alert>
  ) : null;
