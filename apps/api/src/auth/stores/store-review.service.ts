import { Injectable } from '@nestjs/common';
import { NegocioTools } from '../negocios/negocio-tools.service';
import { NegocioReviewService } from '../negocios/review.service';
import type { TiendaDoc } from './store.schema';
import { StoreReviewRepository } from './store-review.repository';
import { StoresService } from './stores.service';

/** Administrators' steps with stores. */
@Injectable()
export class StoreReviews extends NegocioReviewService<TiendaDoc> {
  constructor(repository: StoreReviewRepository, stores: StoresService, tools: NegocioTools) {
    super(stores, repository, tools);
  }
}
