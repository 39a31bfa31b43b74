import { Injectable } from '@nestjs/common';
import type { DataOf } from '@tuerca/contracts/kernel/endpoint';
import type { Meta } from '@tuerca/contracts/kernel/envelope';
import type { Resena } from '@tuerca/contracts/products/comments/schemas';
import type { profiles } from '@tuerca/contracts/products/profiles/endpoints';
import { StoresService } from '../../auth/stores/stores.service';
import { WorkshopsService } from '../../auth/workshops/workshops.service';
import { type Reply, reply, restingOn } from '../../platform/http/reply';
import { CatalogueService } from '../catalogue/catalogue.service';
import { CommentsService } from '../comments/comments.service';
import { OfferedServices } from '../promotions/offered-services.service';

type Page = Pick<Meta, 'page' | 'limit'>;

/** Reviews beside a profile; the others come from their own list. */
const RESENAS = 3;
/** The page facts alone, without what else a list says about itself. */
const page = ({ extra }: Reply): Meta => {
  const { page, limit, total, totalPages } = extra.meta as Meta;
  return { page, limit, total, totalPages };
};

/** The page of one store or workshop: who it is, a page of what it offers, what was said about it last. */
@Injectable()
export class ProfilesService {
  constructor(
    private readonly stores: StoresService,
    private readonly workshops: WorkshopsService,
    private readonly catalogue: CatalogueService,
    private readonly services: OfferedServices,
    private readonly comments: CommentsService,
  ) {}

  /** Throws TIENDA_NO_ENCONTRADA, for inactive stores too. */
  async store(id: string, query: Page): Promise<Reply<DataOf<typeof profiles.store>>> {
    const [store, products, reviews] = await Promise.all([
      this.stores.profile(id),
      this.catalogue.listCards({ ...query, sort: 'newest' }, { tiendaId: id }),
      this.reviews(id),
    ]);
    return reply(
      { store, products: products.data, reviews: reviews.data, meta: page(products) },
      { cache: restingOn(['tiendas'], products, reviews) },
    );
  }

  /** Throws TALLER_NO_ENCONTRADO, for inactive workshops too. */
  async workshop(id: string, query: Page): Promise<Reply<DataOf<typeof profiles.workshop>>> {
    const [workshop, services, reviews] = await Promise.all([
      this.workshops.profile(id),
      this.services.byWorkshop(id, query),
      this.reviews(id),
    ]);
    return reply(
      { workshop, services: services.data, reviews: reviews.data, meta: page(services) },
      { cache: restingOn(['talleres'], services, reviews) },
    );
  }

  private reviews(usuarioObjetivoId: string): Promise<Reply<Resena[]>> {
    return this.comments.list({ usuarioObjetivoId, page: 1, limit: RESENAS, sort: '-createdAt' });
  }
}
