import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { INSTALLATION_MESSAGES } from '@tuerca/contracts/cart/instalaciones/messages';
import { whenInWords } from '@/entities/citas/citas/cita-format';
import { bs, ref } from '@/lib/format';
import { EventAvailableRounded } from '@/ui/icons/event-available-rounded';
import type { InstallationChoice } from './installation-choice';

interface InstallationCardProps {
  servicio: string;
  taller: string;
  direccion?: string | null;
  /** Caracas date and time. */
  when: { fecha: string; hora: string };
  children?: ReactNode;
}

/** An appointment beside the purchase whose parts it mounts. */
export const InstallationCard = ({ servicio, taller, direccion, when, children }: InstallationCardProps) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', columnGap: 1.25, alignItems: 'start' }}>
    <EventAvailableRounded aria-hidden sx={{ color: 'primary.main', mt: '2px' }} />
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{whenInWords(when)}</Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {servicio} en {taller}
      </Typography>
      {direccion && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {direccion}
        </Typography>
      )}
      {children}
    </Box>
  </Box>
);

/** The chosen one, with its price: it is paid at the workshop. */
export const ChosenInstallation = ({
  choice: { body, taller, servicio, vehiculo },
  children,
}: {
  choice: InstallationChoice;
  children?: ReactNode;
}) => (
  <InstallationCard servicio={servicio.nombre} taller={taller.nombre} direccion={taller.direccion} when={body}>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {vehiculo}
    </Typography>
    <Typography variant="body2" sx={{ mt: 0.75, fontWeight: 600 }}>
      {servicio.precioFijo ? '' : 'Desde '}
      {bs(servicio.precioFinalBs)}{' '}
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
        {ref(servicio.precioFinal)}
      </Box>
    </Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {INSTALLATION_MESSAGES.paidAtWorkshop}
    </Typography>
    {children}
  </InstallationCard>
);
