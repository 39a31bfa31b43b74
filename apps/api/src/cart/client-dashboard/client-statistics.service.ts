import { Injectable } from '@nestjs/common';
import { LATEST_COUNT } from '@tuerca/contracts/cart/client-dashboard/rules';
import type { EstadisticasCliente } from '@tuerca/contracts/cart/client-dashboard/statistics';
import { orderStanding } from '@tuerca/contracts/orders/orders/standing';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import { CitasService } from '../../citas/citas/citas.service';
import { OrderFiguresService } from '../../orders/orders/order-figures.service';
import { OrdersService, type StoredPedido } from '../../orders/orders/orders.service';
import type { CurrentUser } from '../../platform/common/current-user';
import { FavoritesService } from '../../products/favorites/favorites.service';

const toCompra = (doc: StoredPedido): EstadisticasCliente['ultimasCompras'][number] => ({
  _id: String(doc._id),
  numero: doc.numero,
  fecha: doc.fecha.toISOString(),
  ...orderStanding(doc),
  total: toMonto(doc.total),
  tienda: { nombre: doc.tienda.nombre },
});

/** The figures of a client's first screen, each told by the domain that keeps it. */
@Injectable()
export class ClientStatistics {
  constructor(
    private readonly purchases: OrderFiguresService,
    private readonly orders: OrdersService,
    private readonly favorites: FavoritesService,
    private readonly citas: CitasService,
  ) {}

  async of(user: CurrentUser): Promise<EstadisticasCliente> {
    const [{ deliveries, ...figures }, latest, favoritos, appointments] = await Promise.all([
      this.purchases.ofClient(user),
      this.orders.latest(user, LATEST_COUNT),
      this.favorites.figures(user),
      this.citas.ofClient(user, LATEST_COUNT),
    ]);
    return {
      ...figures,
      favoritos,
      servicios: { mecanicos: appointments.total, delivery: deliveries, grua: 0 },
      gastosRecientes: { total: figures.gasto.mes, porcentaje: figures.gasto.porcentaje },
      ultimasCompras: latest.map(toCompra),
      citasPendientes: appointments.next.map(({ _id, fechaHora, estado, servicio, taller }) => ({
        _id: String(_id),
        fecha: fechaHora.toISOString(),
        estado,
        servicio: { nombre: servicio.nombre },
        taller: { nombre: taller.nombre },
      })),
    };
  }
}
