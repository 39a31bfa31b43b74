import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ReviewRepository } from '../negocios/review.repository';
import { TIENDA, type TiendaDoc } from './store.schema';

@Injectable()
export class StoreReviewRepository extends ReviewRepository<TiendaDoc> {
  constructor(@InjectModel(TIENDA) model: Model<TiendaDoc>) {
    super(model);
  }
}
