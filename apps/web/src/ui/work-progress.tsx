import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { plural } from '@/lib/format';
import { Panel } from './panel';

interface WorkProgressProps {
  title: string;
  /** Accessible name of the bar. */
  label: string;
  /** Products. */
  done: number;
  total: number;
  /** That it continues without the page, or its outcome. */
  text: string;
}

/** Progress of the server's background work on a store's products. */
export const WorkProgress = ({ title, label, done, total, text }: WorkProgressProps) => (
  <Panel title={title}>
    <LinearProgress
      variant="determinate"
      value={total ? Math.min(100, (done / total) * 100) : 0}
      aria-label={label}
      sx={{ height: 10, borderRadius: 999 }}
    />
    <Typography role="status" sx={{ mt: 1.5, fontVariantNumeric: 'tabular-nums' }}>
      {done.toLocaleString('es-VE')} de {plural(total, 'producto', 'productos')}
    </Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
      {text}
    </Typography>
  </Panel>
);
