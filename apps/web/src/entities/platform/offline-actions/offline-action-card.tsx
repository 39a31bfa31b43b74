import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { keptWords } from '@/lib/kept';
import { type OfflineAction, type OfflineActionKind, removeOfflineAction, takeBack } from './offline-action-store';

const ADVICE: Partial<Record<OfflineActionKind, string>> = {
  payment:
    'No repitas el pago en tu banco. Si el precio o el plazo cambiaron, corrige el reporte y envíalo con la misma referencia.',
};

/** One thing that waits to be sent, or was refused and goes back into its form. */
export function OfflineActionCard({ action }: { action: OfflineAction }) {
  const { id, kind, label, text, path, state, reason, at } = action;
  const refused = state === 'refused';
  return (
    <Alert
      severity={refused ? 'error' : 'info'}
      action={
        <>
          {refused && (
            <Button component={Link} to={path} color="inherit" size="small" onClick={() => takeBack(action)}>
              Corregir
            </Button>
          )}
          <Button color="inherit" size="small" onClick={() => removeOfflineAction(id)}>
            Descartar
          </Button>
        </>
      }
      sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, '& .MuiAlert-message': { overflowWrap: 'anywhere' } }}
    >
      <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
      {text && <Typography variant="body2">«{text}»</Typography>}
      <Typography variant="body2">
        {refused ? reason : `Pendiente de enviar: lo guardamos ${keptWords(at)} y sale cuando vuelva la conexión.`}
      </Typography>
      {refused && ADVICE[kind] && <Typography variant="body2">{ADVICE[kind]}</Typography>}
    </Alert>
  );
}
