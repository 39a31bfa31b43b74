import { Injectable } from '@nestjs/common';
import { NegocioTools } from '../negocios/negocio-tools.service';
import { NegocioReviewService } from '../negocios/review.service';
import type { TallerDoc } from './workshop.schema';
import { WorkshopReviewRepository } from './workshop-review.repository';
import { WorkshopsService } from './workshops.service';

/** Administrators' steps with workshops. */
@Injectable()
export class WorkshopReviews extends NegocioReviewService<TallerDoc> {
  constructor(repository: WorkshopReviewRepository, workshops: WorkshopsService, tools: NegocioTools) {
    super(workshops, repository, tools);
  }
}
