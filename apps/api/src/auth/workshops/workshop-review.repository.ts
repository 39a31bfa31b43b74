import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ReviewRepository } from '../negocios/review.repository';
import { TALLER, type TallerDoc } from './workshop.schema';

@Injectable()
export class WorkshopReviewRepository extends ReviewRepository<TallerDoc> {
  constructor(@InjectModel(TALLER) model: Model<TallerDoc>) {
    super(model);
  }
}
