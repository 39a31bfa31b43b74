import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/messages';
import { ESTADO_CITA_LABELS } from '@tuerca/contracts/citas/states';
import { Link, useNavigate } from 'react-router-dom';
import { citaQuery } from '../../entities/citas/citas.queries';
import { paths } from '../../lib/paths';
import { DataState } from '../../ui/data-state';
import { EmptyState } from '../../ui/empty-state';
import { vehicleInWords } from './cita-words';
import { CompleteForm } from './complete-form';

/** The end of one service; only what is being worked on can be completed. */
export function CompleteView({ citaId }: { citaId: string }) {
  const query = useQuery(citaQuery(citaId));
  const navigate = useNavigate();
  return (
    <DataState
      query={query}
      skeleton={<Skeleton variant="rectangular" height={480} />}
      error={CITA_MESSAGES.detailFailed}
      isEmpty={({ estado }) => estado !== 'en_proceso'}
      empty={
        query.data && (
          <EmptyState
            title={`Esta cita está ${ESTADO_CITA_LABELS[query.data.estado].toLowerCase()}`}
            text="Solo se completa un servicio que está en proceso."
            action={
              <Button variant="contained" component={Link} to={paths.workshopActiveServices()}>
                Ver servicios activos
              </Button>
            }
          />
        )
      }
    >
      {(cita) => (
        <>
          <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            {cita.servicio.nombre} · {cita.cliente.nombre} · {vehicleInWords(cita.vehiculo)}
          </Typography>
          <CompleteForm cita={cita} onDone={() => void navigate(paths.workshopActiveServices())} />
        </>
      )}
    </DataState>
  );
}
