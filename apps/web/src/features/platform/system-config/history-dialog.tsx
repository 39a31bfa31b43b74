import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { SYSTEM_MESSAGES } from '@tuerca/contracts/platform/system/messages';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { AuditChanges } from '@/entities/admin/audit-changes';
import { DataState } from '@/ui/data-state';
import { Timeline } from '@/ui/timeline';
import { entryHistoryQuery } from './config.queries';

interface HistoryDialogProps {
  name: string;
  title: string;
  onClose: () => void;
}

/** The latest changes of one entry: who, when, why, from what to what. */
export function HistoryDialog({ name, title, onClose }: HistoryDialogProps) {
  const id = useId();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const query = useQuery(entryHistoryQuery(name));
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm" fullScreen={phone}>
      <DialogTitle id={id}>Historial: {title}</DialogTitle>
      {/* It scrolls, and nothing in it takes the focus: the keyboard scrolls it itself. */}
      <DialogContent
        tabIndex={0}
        role="region"
        aria-labelledby={id}
        // Inside: the dialog's edge would cut it.
        sx={{ '&:focus-visible': { outlineOffset: -3 } }}
      >
        <DataState
          query={query}
          skeleton={<Skeleton variant="rounded" height={160} />}
          empty={<Typography sx={{ color: 'text.secondary' }}>Nadie la ha cambiado todavía.</Typography>}
          error={SYSTEM_MESSAGES.historyFailed}
        >
          {(lines) => (
            <Timeline
              ended={false}
              label="Cambios"
              steps={lines.map((line) => ({
                id: line._id,
                title: `${line.actor.nombre}, ${formatFechaHora(line.fecha)}`,
                text: [line.descripcion, line.motivo].filter(Boolean).join('. '),
                tone: 'info' as const,
                body: <AuditChanges changes={line.cambios.filter(({ campo }) => campo !== 'cambio')} />,
              }))}
            />
          )}
        </DataState>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}
