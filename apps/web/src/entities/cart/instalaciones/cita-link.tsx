import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { INSTALLATION_MESSAGES } from '@tuerca/contracts/cart/instalaciones/messages';
import { CLIENT_ESTADO_CITA_LABELS } from '@tuerca/contracts/citas/citas/states';
import type { InstalacionPedido } from '@tuerca/contracts/orders/orders/schemas';
import { caracasDate, caracasTime } from '@tuerca/contracts/venezuela/caracas';
import { paths, withQuery } from '@/lib/paths';
import { InstallationCard } from './installation-card';

/** The appointment that mounts an order's parts, with the way to it. */
export function CitaLink({ instalacion }: { instalacion: InstalacionPedido }) {
  const at = new Date(instalacion.fechaHora);
  return (
    <InstallationCard
      servicio={instalacion.servicio}
      taller={instalacion.taller.nombre}
      direccion={instalacion.taller.direccion}
      when={{ fecha: caracasDate(at), hora: caracasTime(at) }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Cita: {CLIENT_ESTADO_CITA_LABELS[instalacion.estado].toLowerCase()}
        {instalacion.enTaller ? '. La tienda entrega en el taller.' : '../../orders/orders'}{' '}
        {INSTALLATION_MESSAGES.paidAtWorkshop}
      </Typography>
      <Button
        size="small"
        component={Link}
        to={withQuery(paths.clientServices(), { cita: instalacion.citaId })}
        sx={{ mt: 0.5, ml: -1 }}
      >
        Ver la cita
      </Button>
    </InstallationCard>
  );
}
