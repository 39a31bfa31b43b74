import { ORDER_MESSAGES } from './messages';
import type { Pedido } from './schemas';
import { trackingText } from './tracking';

/** Order in a store's message to a client. */
interface ToldOrder extends Pick<Pedido, 'numero' | 'estado' | 'subestado' | 'tipoEntrega'> {
  cliente: string;
  /** Left out where the client knows the sender. */
  tienda?: string;
  /** First product, and number of lines. */
  producto: string;
  lineas: number;
  courier?: Pedido['courier'];
  numeroRastreo?: Pedido['numeroRastreo'];
}

function standing({ estado, subestado, tipoEntrega, courier, numeroRastreo }: ToldOrder): string {
  const carrier = trackingText(courier, numeroRastreo);
  switch (estado) {
    case 'procesando':
      return subestado === 'en_preparacion' ? 'Ya lo estamos preparando.' : 'Ya lo recibimos.';
    case 'enviado':
      if (tipoEntrega === 'retiro') return 'Ya puedes pasar a retirarlo.';
      return carrier ? `Ya va en camino: ${carrier}.` : 'Ya va en camino.';
    case 'entregado':
      return ORDER_MESSAGES.thanks;
    default:
      return '';
  }
}

/** Beginning of a store's message to its client: the order, its contents and its state. */
export function orderText(order: ToldOrder): string {
  const { cliente, tienda, numero, producto, lineas } = order;
  const goods = lineas > 1 ? `${producto} y ${lineas - 1} más` : producto;
  const from = tienda ? ` de ${tienda}` : '';
  return `Hola, ${cliente}. Te escribimos${from} por tu pedido ${numero} de Tuerca (${goods}). ${standing(order)}`.trim();
}
