import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MEMBRESIA_MESSAGES } from '@tuerca/contracts/membresia/messages';
import type { Membresia } from '@tuerca/contracts/membresia/schemas';
import { ORIGEN_SUSCRIPCION_LABELS } from '@tuerca/contracts/membresia/states';
import { PlanUsage } from '@/entities/membresia/plan-usage';
import { longDate } from '@/lib/format';
import { paths } from '@/lib/paths';
import { DataState } from '@/ui/data-state';
import { onDemand } from '@/ui/on-demand';
import { Panel } from '@/ui/panel';
import { StatusChip } from '@/ui/status-chip';
import { memberQuery } from './memberships.queries';

const LevelDialog = onDemand(async () => (await import('./level-dialog')).LevelDialog);

/** Since when and until when the plan holds, and by what it was had. */
function periodOf({ suscripcion }: Membresia): string {
  if (!suscripcion) return 'Sin suscripción: tiene el plan gratuito, que no vence.';
  const { fechaInicio, fechaFin, createdAt, origen } = suscripcion;
  const since = `Desde el ${longDate(fechaInicio ?? createdAt)}`;
  return `${since}, ${fechaFin ? `vence el ${longDate(fechaFin)}` : 'sin vencimiento'}. Origen: ${ORIGEN_SUSCRIPCION_LABELS[origen].toLowerCase()}.`;
}

function Loaded({ member }: { member: Membresia }) {
  const [asking, setAsking] = useState<'change' | 'cancel' | null>(null);
  const { usuario, plan, suscripcion, solicitud, uso } = member;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{plan.nombre}</Typography>
          <StatusChip label={suscripcion ? 'Activo' : 'Gratis'} tone={suscripcion ? 'success' : 'neutral'} />
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {periodOf(member)}
        </Typography>
      </Box>
      {uso.map((each) => (
        <PlanUsage key={each.limite} uso={each} whose="su plan" />
      ))}
      {solicitud && (
        <Typography variant="body2">
          Pidió el plan {solicitud.membresia.nombre} el {longDate(solicitud.createdAt)}.{' '}
          <MuiLink component={Link} to={paths.adminMemberships({ vista: 'por-confirmar' })}>
            Ver solicitudes
          </MuiLink>
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => setAsking('change')}>
          {suscripcion ? 'Cambiar plan' : 'Dar un plan'}
        </Button>
        {suscripcion && (
          <Button color="error" onClick={() => setAsking('cancel')}>
            Cancelar suscripción
          </Button>
        )}
      </Box>
      {asking && (
        <LevelDialog
          usuario={usuario}
          membresia={plan}
          subscribed={!!suscripcion}
          cancel={asking === 'cancel'}
          onClose={() => setAsking(null)}
        />
      )}
    </Box>
  );
}

/** The plan of an account, with or without a subscription behind it, and giving it another one. */
export function MemberPlan({ userId }: { userId: string }) {
  const query = useQuery(memberQuery(userId));
  return (
    <Panel title="Membresía">
      <DataState
        query={query}
        skeleton={<Skeleton variant="rectangular" height={140} />}
        error={MEMBRESIA_MESSAGES.memberFailed}
      >
        {(member) => <Loaded member={member} />}
      </DataState>
    </Panel>
  );
}
