import { Injectable } from '@nestjs/common';
import type { RevisionPropia } from '@tuerca/contracts/auth/negocios/admin-schemas';
import { missingOf } from '@tuerca/contracts/auth/negocios/missing';
import { REVISION_MESSAGES } from '@tuerca/contracts/auth/negocios/review-messages';
import { StoreReviews } from '../../auth/stores/store-review.service';
import { StoresService } from '../../auth/stores/stores.service';
import { UsersService } from '../../auth/users/users.service';
import { WorkshopReviews } from '../../auth/workshops/workshop-review.service';
import { WorkshopsService } from '../../auth/workshops/workshops.service';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import { type Reply, reply } from '../../platform/http/reply';
import { ProductFiguresService } from '../products/product-figures.service';
import { ServicesService } from '../services/services.service';

/** The check of the caller's own store or workshop. */
@Injectable()
export class OwnReview {
  constructor(
    private readonly stores: StoresService,
    private readonly workshops: WorkshopsService,
    private readonly storeReviews: StoreReviews,
    private readonly workshopReviews: WorkshopReviews,
    private readonly products: ProductFiguresService,
    private readonly services: ServicesService,
    private readonly users: UsersService,
  ) {}

  /** State of the caller's page, and the parts that it lacks; throws TIENDA_NO_ENCONTRADA or TALLER_NO_ENCONTRADO. */
  async get(user: CurrentUser): Promise<RevisionPropia> {
    const isStore = user.role === 'store';
    const [store, workshop, account, ofertas] = await Promise.all([
      isStore ? this.stores.findById(user.id) : null,
      isStore ? null : this.workshops.findById(user.id),
      this.users.findById(user.id),
      isStore ? this.products.countOf(user.id) : this.services.countOwn(user.id),
    ]);
    const emailVerificado = account?.emailVerificado ?? false;
    if (store) return this.storeReviews.own(store, missingOf({ ...store, emailVerificado, ofertas }));
    if (workshop) return this.workshopReviews.own(workshop, missingOf({ ...workshop, emailVerificado, ofertas }));
    throw new AppError(isStore ? 'TIENDA_NO_ENCONTRADA' : 'TALLER_NO_ENCONTRADO');
  }

  /** A refused business is looked at again; throws REVISION_NO_RECHAZADA. */
  async send(user: CurrentUser): Promise<Reply<RevisionPropia>> {
    await (user.role === 'store' ? this.storeReviews : this.workshopReviews).sendAgain(user);
    return reply(await this.get(user), { message: REVISION_MESSAGES.sent });
  }
}
