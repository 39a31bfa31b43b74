import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { notify } from '@/lib/notify';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { NO_PRINT } from '@/ui/print-sheet';
import { useConfirmReceipt, useDeliveryCode } from './receipt.queries';

/** '482913' for screen readers. */
const spoken = (codigo: string) => `${codigo.slice(0, 3)} ${codigo.slice(3)}`;

/** Code that the client tells at the door. */
function Code({ pedidoId }: { pedidoId: string }) {
  const { data: codigo } = useDeliveryCode(pedidoId);
  if (!codigo) return null;
  return (
    <Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Tu código de entrega
      </Typography>
      <Typography
        sx={{ fontSize: '1.75rem', fontWeight: 700, letterSpacing: '0.08em', fontVariantNumeric: 'tabular-nums' }}
      >
        {spoken(codigo)}
      </Typography>
      <Typography variant="body2">
        Díselo a quien te entrega el pedido, y solo cuando lo tengas en tus manos. La tienda no puede verlo.
      </Typography>
    </Box>
  );
}

/** For an order on its way: its code, and the client's own confirmation of receipt. */
export function ReceiptPanel({ pedido }: { pedido: Pedido }) {
  const [asking, setAsking] = useState(false);
  const confirm = useConfirmReceipt();
  if (pedido.estado !== 'enviado') return null;
  const received = () =>
    confirm
      .mutateAsync(pedido._id)
      .then(
        () => notify.ok(ORDER_MESSAGES.received),
        (error: unknown) => notify.failure(error, ORDER_MESSAGES.receivedFailed),
      )
      .finally(() => setAsking(false));
  return (
    <Box
      component="section"
      {...NO_PRINT}
      aria-label="Recibir el pedido"
      sx={{ display: 'grid', gap: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}
    >
      {pedido.codigoHasta && <Code pedidoId={pedido._id} />}
      <Button variant="outlined" onClick={() => setAsking(true)} sx={{ justifySelf: { sm: 'start' } }}>
        Ya lo recibí
      </Button>
      <ConfirmDialog
        open={asking}
        title="¿Ya tienes tu pedido?"
        confirm="Sí, lo recibí"
        busy={confirm.isPending}
        onConfirm={() => void received()}
        onClose={() => setAsking(false)}
      >
        <Typography>
          Confírmalo solo si lo tienes contigo: el pedido {pedido.numero} queda como entregado y esto no se puede
          deshacer.
        </Typography>
      </ConfirmDialog>
    </Box>
  );
}
