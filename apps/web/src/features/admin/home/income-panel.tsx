import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Estadisticas } from '@tuerca/contracts/admin/statistics';
import { bs, percent } from '@/lib/format';
import { monthName, monthWithYear } from '@/lib/months';
import { Panel } from '@/ui/panel';

const PARTS = [
  ['comisiones', 'Comisiones'],
  ['suscripciones', 'Suscripciones'],
  ['otros', 'Otros'],
  ['faltantes', 'Faltantes de pagos aceptados'],
] as const;

/** Shown only in months that have them. */
const RARE: readonly string[] = ['otros', 'faltantes'];

/** Text that compares this month's income with the previous month's. */
function comparison({ ingresos, meses }: Estadisticas): string {
  const before = monthName(meses.at(-2)!.mes);
  const { porcentaje } = ingresos;
  if (porcentaje === null) return `Sin ingresos en ${before}`;
  if (porcentaje === 0) return `Igual que en ${before}`;
  return `${percent(Math.abs(porcentaje))} ${porcentaje > 0 ? 'más' : 'menos'} que en ${before}`;
}

/** The platform's own income of this month, by source. */
export function IncomePanel({ stats }: { stats: Estadisticas | undefined }) {
  if (!stats) return <Skeleton variant="rectangular" height={300} />;
  const { ingresos, meses } = stats;
  const share = (value: number) => (ingresos.total > 0 ? Math.max(0, Math.min(1, value / ingresos.total)) : 0);
  return (
    <Panel title="Ingresos de la plataforma" text={`Lo que ganó en ${monthWithYear(meses.at(-1)!.mes)}.`}>
      <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {bs(ingresos.total)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {comparison(stats)}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        {PARTS.filter(([part]) => !RARE.includes(part) || ingresos[part] !== 0).map(([part, label]) => (
          <Box key={part} sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, rowGap: 0.5 }}>
            <Typography component="dt" variant="body2">
              {label}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 600 }}>
              {bs(ingresos[part])}
            </Typography>
            <Box
              component="dd"
              aria-hidden
              sx={{ gridColumn: '1 / -1', m: 0, height: 6, borderRadius: 3, bgcolor: 'divider', overflow: 'hidden' }}
            >
              <Box sx={{ height: '100%', width: `${share(ingresos[part]) * 100}%`, bgcolor: 'primary.main' }} />
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
