import { useState } from 'react';
import { z } from 'zod';
import { CASH_MESSAGES, NuevoCobro } from '@tuerca/contracts/cart/checkout/cash';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { MONEDA_COBRO_LABELS, MONEDAS_COBRO } from '@tuerca/contracts/payments/payments/states';
import { ApiError, isCode } from '@/lib/api-error';
import { bs, ref } from '@/lib/format';
import { RadioCards } from '@/ui/form/radio-cards';
import { OrderActionDialog } from './order-dialog';
import { useCollect } from './store-orders.queries';

const Choice = z.object({ moneda: NuevoCobro.shape.moneda });
type Choice = z.output<typeof Choice>;
const Renewed = z.object({ total: z.number() });

/** Total of the order in a currency: a store collects the whole of it. */
const amountOf = ({ total, totalUSD }: Pedido, moneda: NuevoCobro['moneda']): number =>
  moneda === 'USD' ? totalUSD : total;

/** Collects the payment and hands over the order. */
export function CollectDialog({ pedido: asReserved, onClose }: { pedido: Pedido; onClose: () => void }) {
  const collect = useCollect();
  // Its rate was withdrawn: the refusal brings the present total in Bs.
  const [renewed, setRenewed] = useState<number | null>(null);
  const pedido = { ...asReserved, total: renewed ?? asReserved.total };
  const learn = (error: unknown): never => {
    const total =
      isCode(error, 'TASA_RETIRADA') && error instanceof ApiError && Renewed.safeParse(error.data).data?.total;
    if (total) setRenewed(total);
    throw error;
  };
  return (
    <OrderActionDialog<Choice>
      schema={Choice}
      defaultValues={{ moneda: '' as never }}
      send={({ moneda }) =>
        collect.mutateAsync({ pedidoId: pedido._id, moneda, monto: amountOf(pedido, moneda) }).catch(learn)
      }
      failure={CASH_MESSAGES.collectFailed}
      title={`Cobrar el pedido ${pedido.numero}`}
      text="Cuenta el dinero y entrega los productos: con esto termina el pedido. La comisión de Tuerca se descuenta de tu próxima liquidación."
      confirm="Cobrado y entregado"
      done={CASH_MESSAGES.collected}
      onClose={onClose}
    >
      {(control) => (
        <RadioCards
          control={control}
          name="moneda"
          label="¿Qué recibiste?"
          columns={1}
          options={MONEDAS_COBRO.map((moneda) => ({
            value: moneda,
            label: moneda === 'USD' ? ref(pedido.totalUSD) : bs(pedido.total),
            text: MONEDA_COBRO_LABELS[moneda],
          }))}
        />
      )}
    </OrderActionDialog>
  );
}
