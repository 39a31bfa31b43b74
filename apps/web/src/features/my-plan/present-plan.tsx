import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { LIMIT_LABELS } from '@tuerca/contracts/membresia/rules';
import type { MiPlan, Uso } from '@tuerca/contracts/membresia/schemas';
import { limitWords } from '../../entities/membresia/limit-words';
import { longDate, plural } from '../../lib/format';
import { Panel } from '../../ui/panel';
import { StatusChip } from '../../ui/status-chip';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** How far one limit is used, and what it hides. */
function Usage({ uso: { limite, usados, ocultos, maximo } }: { uso: Uso }) {
  const name = capital(LIMIT_LABELS[limite][1]);
  const full = maximo !== null && usados >= maximo;
  const share = maximo === null ? 0 : maximo === 0 ? 100 : Math.min(100, (usados / maximo) * 100);
  return (
    <Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Typography variant="body2">{maximo === null ? `${usados}, sin límite` : `${usados} de ${maximo}`}</Typography>
      </Box>
      {maximo !== null && (
        <LinearProgress
          variant="determinate"
          value={share}
          color={full ? 'warning' : 'primary'}
          role="meter"
          aria-label={`${name}: ${usados} de ${maximo}`}
          sx={{ height: 8, borderRadius: 4 }}
        />
      )}
      {ocultos > 0 && (
        <Typography variant="body2" sx={{ color: 'error.main', mt: 0.5 }}>
          {plural(ocultos, 'quedó oculto', 'quedaron ocultos')} porque tu plan permite menos. Vuelven cuando haya lugar.
        </Typography>
      )}
    </Box>
  );
}

/** Until when the plan holds. */
function until({ suscripcion }: MiPlan): string {
  if (!suscripcion) return 'Es gratuito y no vence.';
  if (!suscripcion.fechaFin) return 'No vence.';
  return `Vence el ${longDate(suscripcion.fechaFin)}. Si renuevas antes, el nuevo período comienza ese día.`;
}

/** What I have: the plan, until when, and how far its limits are used. */
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
        <Usage key={uso.limite} uso={uso} />
      ))}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {limitWords(mine.plan).join('. ')}.
      </Typography>
    </Box>
  </Panel>
);
