import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { needsDeliveryCode } from '@tuerca/contracts/orders/orders/delivery-code';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { PEDIDO_TRANSITIONS } from '@tuerca/contracts/orders/orders/states';
import { PayAtStore } from '@/entities/orders/orders/pay-at-store';
import { notify } from '@/lib/notify';
import { useMayCall } from '@/lib/use-may-call';
import { useNow } from '@/lib/use-now';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { onDemand } from '@/ui/on-demand';
import { mayMove, mayTake } from './allowed-steps';
import { type StatusStep, STORE_ORDER_CALLS, useMoveOrder } from './store-orders.queries';

const CancelStoreOrder = onDemand(async () => (await import('./cancel-store-order')).CancelStoreOrder);
const CollectDialog = onDemand(async () => (await import('./collect-dialog')).CollectDialog);
const DeliveryCodeDialog = onDemand(async () => (await import('./delivery-code-dialog')).DeliveryCodeDialog);
const SendDialog = onDemand(async () => (await import('./shipping-dialog')).SendDialog);

type Dialog = 'send' | 'deliver' | 'collect' | 'cancel';

/** Moves an order without a dialog, and reports the result. */
function useStep(pedido: Pedido) {
  const move = useMoveOrder();
  const take = (estado: StatusStep['estado'], label: string) =>
    move.mutateAsync({ pedidoId: pedido._id, estado }).then(
      () => notify.ok(ORDER_MESSAGES.statusUpdated(label)),
      (error: unknown) => notify.failure(error, ORDER_MESSAGES.statusFailed),
    );
  return { take, busy: move.isPending };
}

interface StepProps {
  onClick: () => void;
  busy?: boolean;
  main?: boolean;
  children: ReactNode;
}
const Step = ({ onClick, busy = false, main = false, children }: StepProps) => (
  <Button variant={main ? 'contained' : 'outlined'} onClick={onClick} loading={busy}>
    {children}
  </Button>
);

/** The store's possible actions on an order, by the state table; renders nothing for a finished one. */
export function StoreOrderActions({ pedido, extra }: { pedido: Pedido; extra?: ReactNode }) {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const { take, busy } = useStep(pedido);
  const close = () => setDialog(null);
  const byCode = needsDeliveryCode(pedido, useNow());
  const pickUp = pedido.tipoEntrega === 'retiro';
  const preparing = pedido.subestado === 'en_preparacion';
  const waiting = pedido.estado === 'pendiente' && pedido.estadoPago !== 'pagado';
  const may = useMayCall();
  const inStore = pedido.metodoPago === 'efectivo';
  if (PEDIDO_TRANSITIONS[pedido.estado].length === 0) return null;
  return (
    <>
      <PayAtStore pedido={pedido} reader="tienda" />
      {waiting && !inStore && may(STORE_ORDER_CALLS.setStatus) && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          Podrás prepararlo cuando el pago esté confirmado; te avisaremos.
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
        {waiting && inStore && may(STORE_ORDER_CALLS.collect) && (
          <Step main onClick={() => setDialog('collect')}>
            Cobrar y entregar
          </Step>
        )}
        {mayTake(pedido, 'en_preparacion', may) && (
          <Step main busy={busy} onClick={() => void take('en_preparacion', 'en preparación')}>
            Preparar pedido
          </Step>
        )}
        {mayMove(pedido, 'enviado', may) && (
          <Step
            main={preparing}
            busy={busy && pickUp}
            onClick={() => (pickUp ? void take('enviado', 'listo para retirar') : setDialog('send'))}
          >
            {pickUp ? 'Listo para retirar' : 'Enviar pedido'}
          </Step>
        )}
        {mayMove(pedido, 'entregado', may) && (
          <Step main onClick={() => setDialog('deliver')}>
            Marcar como entregado
          </Step>
        )}
        {extra}
        {mayMove(pedido, 'cancelado', may) && (
          <Button color="error" onClick={() => setDialog('cancel')}>
            Cancelar pedido
          </Button>
        )}
      </Box>
      {dialog === 'send' && <SendDialog pedido={pedido} onClose={close} />}
      {dialog === 'deliver' && byCode && <DeliveryCodeDialog pedido={pedido} onClose={close} />}
      {dialog === 'collect' && <CollectDialog pedido={pedido} onClose={close} />}
      {dialog === 'cancel' && <CancelStoreOrder pedido={pedido} onClose={close} />}
      <ConfirmDialog
        open={dialog === 'deliver' && !byCode}
        title="¿El cliente ya lo recibió?"
        confirm="Sí, entregado"
        busy={busy}
        onConfirm={() => void take('entregado', 'entregado').then(close)}
        onClose={close}
      >
        <Typography>Con la entrega termina el pedido {pedido.numero}: no podrás cambiar más su estado.</Typography>
      </ConfirmDialog>
    </>
  );
}
