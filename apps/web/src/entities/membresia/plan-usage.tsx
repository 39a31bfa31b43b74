import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { LIMIT_LABELS } from '@tuerca/contracts/membresia/rules';
import type { UsoPlan } from '@tuerca/contracts/membresia/schemas';
import { plural } from '@/lib/format';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Usage of one limit of a plan, with the hidden items; `whose` as in 'porque tu plan permite menos'. */
export function PlanUsage({ uso: { limite, usados, ocultos, maximo }, whose }: { uso: UsoPlan; whose: string }) {
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
          sx={{ height: 8, borderRadius: 4, bgcolor: 'divider' }}
        />
      )}
      {ocultos > 0 && (
        <Typography variant="body2" sx={{ color: 'error.main', mt: 0.5 }}>
          {limite === 'promociones'
            ? plural(ocultos, 'quedó oculta', 'quedaron ocultas')
            : plural(ocultos, 'quedó oculto', 'quedaron ocultos')}{' '}
          porque {whose} permite menos. Vuelven cuando haya lugar.
        </Typography>
      )}
    </Box>
  );
}
