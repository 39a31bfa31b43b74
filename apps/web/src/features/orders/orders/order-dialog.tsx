import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import { InvoiceButton } from '@/entities/orders/orders/invoice-button';
import { useOrder } from '@/entities/orders/orders/orders.queries';
import { CopyButton } from '@/ui/copy-button';
import { DataState } from '@/ui/data-state';
import { CloseRounded } from '@/ui/icons/close-rounded';
import { BuyAgain } from './buy-again';
import { CancelOwnOrder } from './cancel-order';
import { mayCancel } from './may-cancel';
import { OrderDetail } from './order-detail';

const Waiting = () => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <Skeleton variant="rectangular" height={64} />
    <Skeleton variant="rectangular" height={120} />
    <Skeleton variant="rectangular" height={180} />
  </Box>
);

interface OrderDialogProps {
  /** Number of the order; its id and the purchase's number are accepted, too. */
  numero: string;
  onClose: () => void;
}

/** One order in a dialog over the list: full screen on a phone. */
export function OwnOrderDialog({ numero, onClose }: OrderDialogProps) {
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const query = useOrder(numero);
  const [cancelling, setCancelling] = useState(false);
  const shown = query.data?.numero ?? numero;
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        fullScreen={phone}
        fullWidth
        maxWidth="sm"
        aria-labelledby="titulo-pedido"
        scroll="paper"
        slotProps={{ paper: { sx: phone ? { borderRadius: 0, border: 0 } : undefined } }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', pr: 7 }}>
          <DialogTitle id="titulo-pedido" component="h2" sx={{ pr: 1, fontSize: { xs: '1.125rem', sm: '1.25rem' } }}>
            Pedido{' '}
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {shown}
            </Box>
          </DialogTitle>
          <CopyButton compact text={shown} what="el número" />
        </Box>
        <IconButton aria-label="Cerrar" onClick={onClose} sx={{ position: 'absolute', top: 10, right: 12 }}>
          <CloseRounded />
        </IconButton>
        <DialogContent dividers tabIndex={0}>
          <DataState query={query} skeleton={<Waiting />} error={ORDER_MESSAGES.purchaseFailed}>
            {(pedido) => <OrderDetail pedido={pedido} />}
          </DataState>
        </DialogContent>
        {query.data && (
          <DialogActions
            sx={{
              pt: 2,
              flexWrap: 'wrap',
              rowGap: 1,
              '@media (max-width:599px)': {
                flexDirection: 'column-reverse',
                alignItems: 'stretch',
                '& > *': { mx: '0 !important' },
              },
            }}
          >
            {mayCancel(query.data) && (
              <Button color="error" onClick={() => setCancelling(true)} sx={{ mr: { sm: 'auto' } }}>
                Cancelar pedido
              </Button>
            )}
            <BuyAgain pedido={query.data} />
            <InvoiceButton numero={query.data.numero} label="Descargar Factura" variant="contained" />
          </DialogActions>
        )}
      </Dialog>
      {cancelling && query.data && <CancelOwnOrder numero={query.data.numero} onClose={() => setCancelling(false)} />}
    </>
  );
}
