import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { type Prioridad, PRIORIDAD_LABELS } from '@tuerca/contracts/admin/rules';
import type { Estadisticas } from '@tuerca/contracts/admin/statistics';
import { EmptyState } from '@/ui/empty-state';
import { ChevronRightRounded } from '@/ui/icons/chevron-right-rounded';
import { Panel } from '@/ui/panel';
import { StatusChip, type Tone } from '@/ui/status-chip';

const TONES: Record<Prioridad, Tone> = { alta: 'error', media: 'warning', baja: 'info' };
const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 64,
  py: 1,
  px: 1,
  mx: -1,
  borderTop: 1,
  borderColor: 'divider',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'marca.tile' },
} as const;

/** Matters that need an administrator, the most urgent first; each links to the page that settles it. */
export function AlertsPanel({ stats }: { stats: Estadisticas | undefined }) {
  if (!stats) return <Skeleton variant="rectangular" height={300} />;
  return (
    <Panel title="Alertas">
      {stats.alertas.length === 0 ? (
        <EmptyState compact title="Todo al día" text="Nada espera por ti en este momento." />
      ) : (
        <Box component="ul" aria-label="Alertas" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {stats.alertas.map(({ id, prioridad, titulo, mensaje, ruta }) => (
            <li key={id}>
              <Box component={Link} to={ruta} sx={line}>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
                    <Typography component="span" sx={{ fontWeight: 600 }}>
                      {titulo}
                    </Typography>
                    <StatusChip label={PRIORIDAD_LABELS[prioridad]} tone={TONES[prioridad]} />
                  </Box>
                  <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                    {mensaje}
                  </Typography>
                </Box>
                <ChevronRightRounded aria-hidden sx={{ color: 'text.secondary' }} />
              </Box>
            </li>
          ))}
        </Box>
      )}
    </Panel>
  );
}
