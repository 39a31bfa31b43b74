import { Injectable } from '@nestjs/common';
import { MAX_WANTED } from '@tuerca/contracts/cart/demanda/rules';
import type { LoBuscado } from '@tuerca/contracts/cart/demanda/schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { StoresService } from '../../auth/stores/stores.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { CatalogueService } from '../../products/catalogue/catalogue.service';
import { ProductFiguresService } from '../../products/products/product-figures.service';
import { type UnansweredRequest, UnansweredRequests } from '../solicitudes/unanswered-requests.service';
import { BusquedasRepository } from './busquedas.repository';
import { toSinRespuesta } from './figures';
import { monthAfter } from './months';

/** Searches that are looked at for those that still find nothing. */
const READ = 2 * MAX_WANTED;

/** Parts that people look for and nobody sells, as a store sees them. */
@Injectable()
export class WantedService {
  constructor(
    private readonly busquedas: BusquedasRepository,
    private readonly requests: UnansweredRequests,
    private readonly catalogue: CatalogueService,
    private readonly products: ProductFiguresService,
    private readonly stores: StoresService,
    private readonly clock: Clock,
  ) {}

  async ofStore({ id }: CurrentUser): Promise<LoBuscado> {
    const store = await this.stores.findCard(id);
    if (!store) throw new AppError('TIENDA_NO_ENCONTRADA');
    const { estado, ciudad } = store;
    const mes = caracasDate(this.clock.now()).slice(0, 7);
    const [searches, requests] = await Promise.all([
      this.busquedas.wanted([monthAfter(mes, -1), mes], { estado, ciudad }, READ),
      // A store that is kept out of the site is told of no request.
      store.activo ? this.requestsFor(id, estado) : [],
    ]);
    const vain = [];
    // Somebody may have put it on sale since.
    for (const one of searches) if (!(await this.catalogue.finds(one.texto))) vain.push(one);
    return { estado, ciudad, busquedas: vain.slice(0, MAX_WANTED), solicitudes: requests.map(toSinRespuesta) };
  }

  private async requestsFor(tiendaId: string, estado: string): Promise<UnansweredRequest[]> {
    return this.requests.near(estado, { tiendaId, categorias: await this.products.categoriesOf(tiendaId) }, MAX_WANTED);
  }
}
