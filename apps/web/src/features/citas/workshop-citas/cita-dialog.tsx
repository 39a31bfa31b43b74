import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { citaQuery } from '@/entities/citas/citas/citas.queries';
import { DataState } from '@/ui/data-state';
import { CloseRounded } from '@/ui/icons/close-rounded';
import { WorkshopCitaActions } from './cita-actions';
import { WorkshopCitaDetail } from './cita-detail';

/** Renders an appointment's presupuesto, which belongs to another feature. */
export type PresupuestoSlot = (cita: Cita) => ReactNode;

interface CitaDialogProps {
  citaId: string;
  /** Bays of the workshop. */
  puestos: number;
  presupuesto: PresupuestoSlot;
  onClose: () => void;
}

const Waiting = () => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <Skeleton variant="rectangular" height={120} />
    <Skeleton variant="rectangular" height={90} />
    <Skeleton variant="rectangular" height={240} />
  </Box>
);

/** An appointment in a dialog over the agenda: full screen on a phone, its actions at the bottom. */
export function WorkshopCitaDialog({ citaId, puestos, presupuesto, onClose }: CitaDialogProps) {
  const id = useId();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const query = useQuery(citaQuery(citaId));
  return (
    <Dialog open onClose={onClose} fullScreen={phone} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id} component="h2" sx={{ pr: 7, overflowWrap: 'anywhere' }}>
        {query.data ? query.data.cliente.nombre : 'Cita'}
      </DialogTitle>
      <IconButton aria-label="Cerrar" onClick={onClose} sx={{ position: 'absolute', top: 10, right: 12 }}>
        <CloseRounded />
      </IconButton>
      <DialogContent dividers tabIndex={0}>
        <DataState query={query} skeleton={<Waiting />} error={CITA_MESSAGES.detailFailed}>
          {(cita) => <WorkshopCitaDetail key={cita._id} cita={cita} presupuesto={presupuesto(cita)} />}
        </DataState>
      </DialogContent>
      {query.data && (
        <Box sx={{ px: { xs: 2, sm: 3 }, py: 1.5, '&:empty': { display: 'none' } }}>
          <WorkshopCitaActions cita={query.data} puestos={puestos} />
        </Box>
      )}
    </Dialog>
  );
}
