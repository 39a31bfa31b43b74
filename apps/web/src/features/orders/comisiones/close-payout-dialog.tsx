import Typography from '@mui/material/Typography';
import { NuevaLiquidacion, type SaldoTienda } from '@tuerca/contracts/orders/comisiones/admin-schemas';
import { COMISION_MESSAGES } from '@tuerca/contracts/orders/comisiones/messages';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { bs, ref } from '@/lib/format';
import { useKeyOf } from '@/lib/idempotency';
import { notify } from '@/lib/notify';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { useClosePayout } from './admin.queries';

interface ClosePayoutDialogProps {
  saldo: SaldoTienda;
  onClosed: (liquidacionId: string) => void;
  onClose: () => void;
}

/** Closes what is ready of a business into a payout, up to a day. */
export function ClosePayoutDialog({ saldo: { tienda, porLiquidar }, onClosed, onClose }: ClosePayoutDialogProps) {
  const close = useClosePayout();
  const { keyOf } = useKeyOf();
  const today = caracasDate(new Date());
  const form = useServerForm({
    schema: NuevaLiquidacion,
    defaultValues: { tiendaId: tienda._id, hasta: today },
    send: ({ hasta, ...body }) => {
      // Today is not over: closing it means up to now.
      const sent = { ...body, ...(hasta !== today && { hasta }) };
      return close.mutateAsync({ body: sent, idempotencyKey: keyOf(sent) });
    },
    onDone: ({ _id }) => {
      notify.ok(`${COMISION_MESSAGES.closed}: ${tienda.nombre}`);
      onClosed(_id);
    },
    failure: COMISION_MESSAGES.closeFailed,
    guard: false,
  });
  return (
    <ServerFormDialog
      title={`Cerrar liquidación de ${tienda.nombre}`}
      maxWidth="xs"
      confirm="Cerrar liquidación"
      confirming="Cerrando..."
      form={form}
      onClose={onClose}
    >
      <Typography>
        Hay <strong>{bs(porLiquidar.bs)}</strong> por liquidar ({ref(porLiquidar.usd)}). Lo que cierres queda fijo y
        esperando su transferencia.
      </Typography>
      <TextInput
        control={form.control}
        name="hasta"
        label="Hasta"
        type="date"
        max={today}
        hint="Incluye lo que se pagó hasta ese día"
        disabled={form.busy}
        required
      />
    </ServerFormDialog>
  );
}
