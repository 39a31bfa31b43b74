import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Problem } from './problem';

interface ProblemAlertProps {
  problem: Problem;
  /** Sends the same attempt again. */
  onRetry?: () => void;
  /** Goes on without the installation that cannot be booked. */
  onDrop?: () => void;
}

/** Says what happened and what to do, with the button that does it. */
export const ProblemAlert = ({ problem: { message, advice, link }, onRetry, onDrop }: ProblemAlertProps) => (
  <Alert severity="error" sx={{ alignItems: 'flex-start' }}>
    <Typography sx={{ fontWeight: 600 }}>{message}</Typography>
    {advice && <Typography variant="body2">{advice}</Typography>}
    {link && (
      <Button component={Link} to={link.to} size="small" variant="outlined" color="inherit" sx={{ mt: 1 }}>
        {link.label}
      </Button>
    )}
    {onDrop && (
      <Button size="small" color="inherit" onClick={onDrop} sx={{ mt: 1, ml: link ? 1 : 0 }}>
        Seguir sin instalación
      </Button>
    )}
    {onRetry && (
      <Button size="small" variant="outlined" color="inherit" onClick={onRetry} sx={{ mt: 1 }}>
        Reintentar
      </Button>
    )}
  </Alert>
);
