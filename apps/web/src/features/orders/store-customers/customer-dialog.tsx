import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import { paths } from '@/lib/paths';
import { DataState } from '@/ui/data-state';
import { CloseRounded } from '@/ui/icons/close-rounded';
import { CustomerInfo } from './customer-info';
import { CustomerOrders } from './customer-orders';
import { storeCustomerQuery } from './customers.queries';

const Waiting = () => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <Skeleton variant="rectangular" height={120} />
    <Skeleton variant="rectangular" height={200} />
  </Box>
);

/** One customer over the list, with the last orders: whole screen on a phone. */
export function CustomerDialog({ clienteId, onClose }: { clienteId: string; onClose: () => void }) {
  const id = useId();
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const query = useQuery(storeCustomerQuery(clienteId, 1));
  return (
    <Dialog open onClose={onClose} fullScreen={phone} fullWidth maxWidth="sm" aria-labelledby={id} scroll="paper">
      <DialogTitle id={id} component="h2" sx={{ pr: 7, overflowWrap: 'anywhere' }}>
        {query.data?.cliente.nombre ?? 'Detalle del cliente'}
      </DialogTitle>
      <IconButton aria-label="Cerrar" onClick={onClose} sx={{ position: 'absolute', top: 10, right: 12 }}>
        <CloseRounded />
      </IconButton>
      <DialogContent dividers tabIndex={0}>
        <DataState query={query} skeleton={<Waiting />} error={ORDER_MESSAGES.customerFailed}>
          {({ cliente, pedidos, total }) => (
            <>
              <CustomerInfo cliente={cliente} />
              <Typography variant="h4" component="h3" sx={{ mt: 3, mb: 1 }}>
                {total > pedidos.length ? `Últimos ${pedidos.length} de ${total} pedidos` : 'Pedidos'}
              </Typography>
              <CustomerOrders pedidos={pedidos} />
            </>
          )}
        </DataState>
      </DialogContent>
      <DialogActions>
        <Button component={Link} to={paths.storeCustomer(clienteId)}>
          Ver perfil completo
        </Button>
        <Button variant="contained" onClick={onClose}>
          Cerrar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
