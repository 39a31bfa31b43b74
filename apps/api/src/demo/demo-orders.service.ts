import { Injectable } from '@nestjs/common';
import { planPedidos } from '@tuerca/fixtures/demo-pedidos';
import { planRefills } from '@tuerca/fixtures/demo-refills';
import type { DemoAccountIds } from './demo-accounts.service';
import { HistoricalOrdersService } from './historical-orders.service';

/** Half a year of purchases, in every state. */
@Injectable()
export class DemoOrders {
  constructor(private readonly historical: HistoricalOrdersService) {}

  /** Stores the planned purchases; `productos` are ids by sku. Returns how many orders that made. */
  load({ clientes, tiendas }: DemoAccountIds, productos: Map<string, string>, now: Date): Promise<number> {
    const plan = [...planPedidos({ now }), ...planRefills({ now })].map(
      ({ clienteEmail, lineas: items, entrega, ...compra }) => ({
        ...compra,
        clienteId: clientes.get(clienteEmail)!,
        items: items.map(({ sku, cantidad }) => ({ productoId: productos.get(sku)!, cantidad })),
        entrega: Object.fromEntries(Object.entries(entrega).map(([tienda, tipo]) => [tiendas.get(tienda)!, tipo])),
      }),
    );
    return this.historical.insert(plan);
  }
}
