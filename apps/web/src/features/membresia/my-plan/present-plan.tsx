import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MiPlan } from '@tuerca/contracts/membresia/schemas';
import { limitLabels } from '@/entities/membresia/limit-labels';
import { PlanUsage } from '@/entities/membresia/plan-usage';
import { longDate } from '@/lib/format';
import { Panel } from '@/ui/panel';
import { StatusChip } from '@/ui/status-chip';

/** Text on the plan's expiry. */
function until({ suscripcion }: MiPlan): string {
  if (!suscripcion) return 'Es gratuito y no vence.';
  if (!suscripcion.fechaFin) return 'No vence.';
  return `Vence el ${longDate(suscripcion.fechaFin)}. Si renuevas antes, el nuevo período comienza ese día.`;
}

/** My plan: name, expiry, and usage of its limits. */
export const PresentPlan = ({ mine }: { mine: MiPlan }) => (
  <Panel
    title={`Plan ${mine.plan.nombre}`}
    text={until(mine)}
    action={
      <StatusChip label={mine.suscripcion ? 'Activo' : 'Gratis'} tone={mine.suscripcion ? 'success' : 'neutral'} />
    }
  >
    <Box sx={{ display: 'grid', gap: 2 }}>
      {mine.uso.map((uso) => (
        <PlanUsage key={uso.limite} uso={uso} whose="tu plan" />
      ))}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {limitLabels(mine.plan).join('. ')}.
      </Typography>
    </Box>
  </Panel>
);
