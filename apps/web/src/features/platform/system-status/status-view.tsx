import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { ESTADO_COMPROBACION_LABELS, type EstadoComprobacion, REVISIONES } from '@tuerca/contracts/admin/states';
import type { Revision } from '@tuerca/contracts/admin/status';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { Head } from '@/lib/head';
import { DataState } from '@/ui/data-state';
import { RefreshRounded } from '@/ui/icons/refresh-rounded';
import { PageHeader } from '@/ui/page-header';
import { Panel } from '@/ui/panel';
import { StatusChip, type Tone } from '@/ui/status-chip';
import { statusQuery } from './status.queries';

const TONES: Record<EstadoComprobacion, Tone> = { ok: 'success', atencion: 'warning', falla: 'error' };
const GROUPS = [...new Set(Object.values(REVISIONES).map(({ grupo }) => grupo))];
const FAILED = 'Error al cargar el estado del sistema';

const StateChip = ({ estado }: { estado: EstadoComprobacion }) => (
  <StatusChip label={ESTADO_COMPROBACION_LABELS[estado]} tone={TONES[estado]} />
);

const Line = ({ revision }: { revision: Revision }) => (
  <Box
    component="li"
    sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0, pt: 0 } }}
  >
    <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 2 }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{REVISIONES[revision.clave].titulo}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {revision.resumen}
        </Typography>
      </Box>
      <StateChip estado={revision.estado} />
    </Box>
    {revision.consejo && (
      <Typography variant="body2" sx={{ mt: 0.75, maxWidth: '64ch' }}>
        {revision.consejo}
      </Typography>
    )}
  </Box>
);

/** Each part of the system under its heading, with what to do where it does badly. */
function StatusView() {
  const query = useQuery(statusQuery());
  const { data } = query;
  return (
    <>
      <PageHeader
        title="Estado del sistema"
        text={data && `Versión ${data.version}. En marcha desde: ${formatFechaHora(data.inicio)}`}
        actions={
          <>
            {data && <StateChip estado={data.estado} />}
            <Button
              variant="outlined"
              startIcon={<RefreshRounded />}
              loading={query.isFetching}
              loadingPosition="start"
              onClick={() => void query.refetch()}
            >
              Revisar ahora
            </Button>
          </>
        }
      />
      <DataState query={query} skeleton={<Skeleton variant="rounded" height={420} />} error={FAILED}>
        {({ revisiones }) => (
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
            }}
          >
            {GROUPS.map((group) => (
              <Panel key={group} title={group}>
                <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                  {revisiones
                    .filter(({ clave }) => REVISIONES[clave].grupo === group)
                    .map((revision) => (
                      <Line key={revision.clave} revision={revision} />
                    ))}
                </Box>
              </Panel>
            ))}
          </Box>
        )}
      </DataState>
    </>
  );
}

/** Estado del sistema, of the administrators' office. */
export const StatusPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Estado del sistema" noindex />
    <StatusView />
  </Container>
);
