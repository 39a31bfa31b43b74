import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { orderStepName } from '@tuerca/contracts/orders/orders/standing';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { Timeline } from '@/ui/timeline';
import { ORDER_TONES } from './order-chips';

/** History of an order, the first step first. */
export const OrderHistory = ({ pedido }: { pedido: Pedido }) => (
  <Timeline
    label="Historial del pedido"
    steps={pedido.historialEstados.map(({ estado, subestado, fecha: moment, nota, autor }, i) => ({
      id: `${moment}-${i}`,
      title: orderStepName({ estado, subestado }, pedido, i > 0),
      text: `${formatFechaHora(moment)}${autor ? ` · por ${autor.nombre}` : ''}${nota ? ` · ${nota}` : ''}`,
      tone: ORDER_TONES[estado],
    }))}
  />
);
