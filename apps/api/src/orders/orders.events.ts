import type { EstadoPedido } from '@tuerca/contracts/orders/states';

/** A store or a client moved an order by hand; told once, right after the write. */
export class PedidoMovido {
  static readonly evento = 'pedido.movido';
  constructor(
    readonly pedidoId: string,
    readonly numero: string,
    readonly clienteId: string,
    readonly tiendaId: string,
    readonly tienda: string,
    readonly estado: EstadoPedido,
    readonly subestado: string | null,
    readonly por: 'cliente' | 'tienda',
    readonly motivo: string | null,
  ) {}
}
