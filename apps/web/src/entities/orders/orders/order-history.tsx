import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { ESTADO_PEDIDO_LABELS } from '@tuerca/contracts/orders/orders/states';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { Timeline } from '@/ui/timeline';
import { ORDER_TONES, SUBSTATE_LABELS } from './order-chips';

/** History of an order, the first step first. */
export const OrderHistory = ({ historial }: { historial: Pedido['historialEstados'] }) => (
  <Timeline
    label="Historial del pedido"
    steps={historial.map(({ estado, subestado, fecha: moment, nota, autor }, i) => ({
      id: `${moment}-${i}`,
      title: subestado ? SUBSTATE_LABELS[subestado] : ESTADO_PEDIDO_LABELS[estado],
      text: `${formatFechaHora(moment)}${autor ? ` · por ${autor.nombre}` : ''}${nota ? ` · ${nota}` : ''}`,
      tone: ORDER_TONES[estado],
    }))}
  />
);
