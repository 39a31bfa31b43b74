import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { SERVICE_MESSAGES } from '@tuerca/contracts/products/services/messages';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { serviceQuery } from '@/entities/products/services/services.queries';
import { isCode } from '@/lib/api-error';
import { DataState } from '@/ui/data-state';
import { EmptyState } from '@/ui/empty-state';
import { CloseRounded } from '@/ui/icons/close-rounded';
import { Tabs, useTab } from '@/ui/tabs';
import { QuickInfo, QuickInfoSkeleton } from './quick-info';

const PLACES = ['info', 'cita'] as const;

interface QuickViewProps {
  id: string;
  /** The service from the list, shown until its details have loaded. */
  known?: Servicio;
  onClose: () => void;
  /** Content of the second tab: the booking of the service. */
  booking: (servicio: Servicio) => ReactNode;
}

const paper = { width: '100%', maxWidth: { sm: 840 } };

/** One service in a dialog over the list: details and booking. The tab is kept in the address, so that signing in returns to it. */
export function QuickView({ id, known, onClose, booking }: QuickViewProps) {
  const names = useId();
  const [tab, setTab] = useTab(PLACES);
  const query = useQuery({ ...serviceQuery(id), placeholderData: known });
  const missing = isCode(query.error, 'SERVICIO_NO_ENCONTRADO', 'ENTRADA_INVALIDA');
  const shown = (draw: (servicio: Servicio) => ReactNode) =>
    missing ? (
      <EmptyState
        title={SERVICE_MESSAGES.notFound}
        text="Puede que el taller lo haya retirado."
        action={
          <Button variant="contained" onClick={onClose}>
            Volver a la lista
          </Button>
        }
      />
    ) : (
      <DataState query={query} skeleton={<QuickInfoSkeleton />} error={SERVICE_MESSAGES.detailLoadFailed}>
        {draw}
      </DataState>
    );
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${names}-title`} slotProps={{ paper: { sx: paper } }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, pl: { xs: 2, sm: 3 }, pr: 1, pt: 1.5 }}>
        <Typography
          id={`${names}-title`}
          variant="h3"
          component="h2"
          sx={{ flex: 1, minWidth: 0, py: 1.25, overflowWrap: 'anywhere' }}
        >
          {query.data?.nombre ?? 'Servicio'}
        </Typography>
        <IconButton aria-label="Cerrar" onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </Box>
      <Tabs
        label="Servicio"
        fill
        value={tab}
        onChange={setTab}
        panelSx={{ overflowY: 'auto', overscrollBehavior: 'contain', flex: 1, p: { xs: 2, sm: 3 } }}
        tabs={[
          {
            id: 'info',
            label: 'Información del Servicio',
            content: shown((servicio) => <QuickInfo servicio={servicio} />),
          },
          { id: 'cita', label: 'Agendar Cita', content: shown(booking) },
        ]}
      />
    </Dialog>
  );
}
