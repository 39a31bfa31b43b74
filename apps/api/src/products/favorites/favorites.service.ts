import { Injectable } from '@nestjs/common';
import type { EstadisticasCliente } from '@tuerca/contracts/cart/client-dashboard/statistics';
import type { DataOf } from '@tuerca/contracts/kernel/endpoint';
import type { favorites } from '@tuerca/contracts/products/favorites/endpoints';
import { FAVORITE_MESSAGES } from '@tuerca/contracts/products/favorites/messages';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { reply } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { CatalogueService } from '../catalogue/catalogue.service';
import { ProductsService } from '../products/products.service';
import { FavoritesRepository } from './favorites.repository';

const WEEK = 7 * 86_400_000;

/** The products that a client has marked. */
@Injectable()
export class FavoritesService {
  constructor(
    private readonly repository: FavoritesRepository,
    private readonly products: ProductsService,
    private readonly catalogue: CatalogueService,
    private readonly clock: Clock,
  ) {}

  /** Newest first, with their fit when the query names a vehicle; products that were withdrawn are left out and return when they do. */
  async list(
    user: CurrentUser,
    vehiculo: Parsed<typeof favorites.list>['query'],
  ): Promise<DataOf<typeof favorites.list>> {
    const docs = await this.repository.findByUser(user.id);
    const cards = await this.catalogue.findCards(
      docs.map(({ productoId }) => String(productoId)),
      vehiculo,
    );
    return docs.flatMap(({ _id, productoId }) => {
      const producto = cards.get(String(productoId));
      return producto ? [{ _id: String(_id), productoId: producto._id, producto }] : [];
    });
  }

  /** Number of marked products that can be seen, of those marked in the last seven days, and of the stores that sell them. */
  async figures(user: CurrentUser): Promise<EstadisticasCliente['favoritos']> {
    const docs = await this.repository.findByUser(user.id);
    const cards = await this.catalogue.findCards(
      docs.map(({ productoId }) => String(productoId)),
      {},
    );
    const shown = docs.filter(({ productoId }) => cards.has(String(productoId)));
    const since = new Date(this.clock.now().getTime() - WEEK);
    return {
      total: shown.length,
      nuevos: shown.filter(({ createdAt }) => createdAt >= since).length,
      productos: shown.length,
      tiendas: new Set([...cards.values()].map(({ tienda }) => tienda._id)).size,
    };
  }

  /** Throws PRODUCTO_NO_ENCONTRADO for what cannot be seen. */
  async add(user: CurrentUser, productoId: string) {
    const producto = await this.products.findOwner(productoId);
    if (!producto?.visible) throw new AppError('PRODUCTO_NO_ENCONTRADO');
    await this.repository.add(user.id, productoId);
    return reply({ productoId }, { message: FAVORITE_MESSAGES.added });
  }

  async remove(user: CurrentUser, id: string) {
    await this.repository.remove(user.id, id);
    return reply(null, { message: FAVORITE_MESSAGES.removed });
  }
}
