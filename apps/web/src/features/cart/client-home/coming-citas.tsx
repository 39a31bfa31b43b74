import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { CLIENT_DASHBOARD_MESSAGES } from '@tuerca/contracts/cart/client-dashboard/messages';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { CitaChip } from '@/entities/citas/citas/cita-chip';
import { paths } from '@/lib/paths';
import { DataState } from '@/ui/data-state';
import { EmptyState } from '@/ui/empty-state';
import { CalendarMonthRounded } from '@/ui/icons/calendar-month-rounded';
import { Panel } from '@/ui/panel';
import { useStatistics } from './client-home.queries';

/** My next appointments. */
export function ComingCitas() {
  const query = useStatistics();
  return (
    <Panel
      title="Próximas citas"
      action={
        <Button
          component={Link}
          to={paths.clientServices()}
          aria-label="Ver todas las citas"
          size="small"
          sx={{ mr: -1.25 }}
        >
          Ver todas
        </Button>
      }
    >
      <DataState
        query={query}
        isEmpty={({ citasPendientes }) => citasPendientes.length === 0}
        skeleton={<Skeleton variant="rectangular" height={68} />}
        error={CLIENT_DASHBOARD_MESSAGES.statisticsFailed}
        empty={
          <EmptyState
            compact
            icon={<CalendarMonthRounded sx={{ fontSize: 34 }} />}
            title="No tienes citas pendientes"
            text="Agenda un servicio y aquí verás cuándo te toca."
            action={
              <Button component={Link} to={paths.services()} variant="outlined">
                Buscar un servicio
              </Button>
            }
          />
        }
      >
        {({ citasPendientes }) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {citasPendientes.map(({ _id, fecha, estado, servicio, taller }) => (
              <Box
                component="li"
                key={_id}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  justifyContent: 'space-between',
                  gap: 1,
                  py: 1.5,
                  borderTop: 1,
                  borderColor: 'divider',
                }}
              >
                <Box sx={{ minWidth: 0 }}>
                  <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{servicio.nombre}</Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                    {formatFechaHora(fecha)} · {taller.nombre}
                  </Typography>
                </Box>
                <CitaChip estado={estado} />
              </Box>
            ))}
          </Box>
        )}
      </DataState>
    </Panel>
  );
}
