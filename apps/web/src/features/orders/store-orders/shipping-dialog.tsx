import { useState } from 'react';
import { z } from 'zod';
import { type Courier, COURIER_LABELS, COURIERS } from '@tuerca/contracts/auth/stores/couriers';
import { Rastreo } from '@tuerca/contracts/orders/orders/inputs';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import type { PedidoDeHoy } from '@tuerca/contracts/orders/store-dashboard/today';
import { onSessionEnd } from '@/lib/session';
import { readText, writeText } from '@/lib/storage';
import { SelectInput } from '@/ui/form/select-input';
import { TextInput } from '@/ui/form/text-input';
import { OrderActionDialog } from './order-dialog';
import { useCorrectTracking, useMoveOrder } from './store-orders.queries';

const LATEST = 'tuerca-empresa-envio';
/** Courier of the latest parcel that was sent from this device; '' before the first. */
const lastCourier = (): Courier | '' => COURIERS.find((courier) => courier === readText(LATEST)) ?? '';
// The next user of the device may be of another store.
onSessionEnd(() => writeText(LATEST, null));

const OPTIONS = COURIERS.map((value) => ({ value, label: COURIER_LABELS[value] }));
/** Schema of a shipment; the store's own delivery has no tracking number. */
const Shipping = z
  .object({
    courier: Rastreo.shape.courier,
    numeroRastreo: z.string().trim().max(60),
    nota: z.string().trim().max(300),
  })
  .refine(({ courier, numeroRastreo }) => courier === 'propio' || numeroRastreo.length > 0, {
    path: ['numeroRastreo'],
    message: ORDER_MESSAGES.trackingMissing,
  });
type Shipping = z.output<typeof Shipping>;

interface SendDialogProps {
  pedido: Pick<Pedido, '_id' | 'numero'> & Pick<PedidoDeHoy, 'formaEnvio'>;
  onClose: () => void;
}

/** Courier that the client chose and paid for; with the platform's tariff the store chooses, and its latest choice is the likely one. */
const likelyCourier = ({ formaEnvio }: SendDialogProps['pedido']): Courier | '' =>
  formaEnvio && formaEnvio.via !== 'general' ? formaEnvio.via : lastCourier();

/** Ships an order: courier and tracking number. */
export function SendDialog({ pedido, onClose }: SendDialogProps) {
  const move = useMoveOrder();
  const [likely] = useState(() => likelyCourier(pedido));
  return (
    <OrderActionDialog<Shipping>
      schema={Shipping}
      defaultValues={{ courier: likely as Courier, numeroRastreo: '', nota: '' }}
      send={async ({ courier, numeroRastreo, nota }) => {
        const sent = await move.mutateAsync({
          pedidoId: pedido._id,
          estado: 'enviado',
          courier,
          numeroRastreo: numeroRastreo || undefined,
          nota: nota || undefined,
        });
        writeText(LATEST, courier);
        return sent;
      }}
      failure={ORDER_MESSAGES.statusFailed}
      title={`Enviar el pedido ${pedido.numero}`}
      text="Le avisamos al cliente que va en camino, con estos datos para rastrearlo."
      confirm="Marcar como enviado"
      done={ORDER_MESSAGES.statusUpdated('en camino')}
      onClose={onClose}
    >
      {(control) => (
        <>
          <SelectInput control={control} name="courier" label="Empresa de envío" options={OPTIONS} required />
          <TextInput
            control={control}
            name="numeroRastreo"
            label="Número de guía"
            maxLength={60}
            autoFocus={likely !== ''}
            hint="Está en el recibo que te da la empresa. Para entrega propia puedes dejarlo vacío."
          />
          <TextInput control={control} name="nota" label="Nota para el cliente (opcional)" rows={2} maxLength={300} />
        </>
      )}
    </OrderActionDialog>
  );
}

/** Corrects courier and number of a shipped order. */
export function TrackingDialog({ pedido, onClose }: { pedido: Pedido; onClose: () => void }) {
  const correct = useCorrectTracking();
  return (
    <OrderActionDialog<Rastreo>
      schema={Rastreo}
      defaultValues={{ courier: (pedido.courier ?? '') as never, numeroRastreo: pedido.numeroRastreo ?? '' }}
      send={(rastreo) => correct.mutateAsync({ pedidoId: pedido._id, ...rastreo })}
      failure={ORDER_MESSAGES.trackingFailed}
      title="Datos de rastreo"
      text="El cliente recibe el dato corregido; el historial conserva el anterior."
      confirm="Guardar"
      done={ORDER_MESSAGES.trackingUpdated}
      onClose={onClose}
    >
      {(control) => (
        <>
          <SelectInput control={control} name="courier" label="Empresa de envío" options={OPTIONS} required />
          <TextInput control={control} name="numeroRastreo" label="Número de guía" maxLength={60} required />
        </>
      )}
    </OrderActionDialog>
  );
}
