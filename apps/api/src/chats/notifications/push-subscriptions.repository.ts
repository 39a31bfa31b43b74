import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { isDuplicateKey } from '../../platform/database/database-errors';
import { $in, $ne } from '../../platform/database/operators';
import { PUSH_SUBSCRIPTION, type PushSubscriptionDoc } from './push-subscription.schema';

type NewSubscription = Pick<PushSubscriptionDoc, 'sesion' | 'endpoint' | 'p256dh' | 'auth' | 'creada'> & {
  usuarioId: string;
};

@Injectable()
export class PushSubscriptionsRepository {
  constructor(@InjectModel(PUSH_SUBSCRIPTION) private readonly model: Model<PushSubscriptionDoc>) {}

  /** Registers a browser for whoever uses it now, and forgets what its session had registered before. */
  async save({ endpoint, ...rest }: NewSubscription): Promise<void> {
    await this.model.updateOne({ endpoint }, { $set: rest }, { upsert: true }).catch((error: { code?: number }) => {
      // Two calls registered the same browser together.
      if (!isDuplicateKey(error)) throw error;
      return this.model.updateOne({ endpoint }, { $set: rest });
    });
    await this.model.deleteMany({ sesion: rest.sesion, endpoint: $ne(endpoint) });
  }

  /** Forgets all but the newest `max` of a person. */
  async keepNewest(usuarioId: string, max: number): Promise<void> {
    const older = await this.model
      .find({ usuarioId }, { _id: 1 })
      .sort({ creada: -1, _id: -1 })
      .skip(max)
      .lean()
      .exec();
    if (older.length) await this.model.deleteMany({ _id: $in(older.map(({ _id }) => _id)) });
  }

  findByUser(usuarioId: string): Promise<PushSubscriptionDoc[]> {
    return this.model.find({ usuarioId }).sort({ creada: -1 }).lean().exec();
  }

  async hasSession(sesion: string): Promise<boolean> {
    return (await this.model.exists({ sesion })) !== null;
  }

  async deleteBySession(sesion: string): Promise<void> {
    await this.model.deleteMany({ sesion });
  }

  /** Those of a person, but of the session `except`. */
  async deleteByUser(usuarioId: string, except?: string): Promise<void> {
    await this.model.deleteMany({ usuarioId, ...(except && { sesion: $ne(except) }) });
  }

  async deleteById(_id: mongoose.Types.ObjectId): Promise<void> {
    await this.model.deleteOne({ _id });
  }
}
