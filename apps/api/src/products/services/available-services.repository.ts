import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { Tx } from '../../platform/database/transactions';
import { trustFilter } from '../../platform/database/trust-filter';
import { SERVICIO, type ServicioDoc } from './service.schema';

const AVAILABLE = { activo: true, disponible: true } as const;
const HIDDEN = { activo: true, disponible: false, ocultoPorPlan: true } as const;

/** A workshop's services as its plan counts, hides and shows them. */
@Injectable()
export class AvailableServicesRepository {
  constructor(@InjectModel(SERVICIO) private readonly model: Model<ServicioDoc>) {}

  countAvailable(tallerId: string, tx?: Tx): Promise<number> {
    return this.model
      .countDocuments({ tallerId, ...AVAILABLE })
      .session(tx ?? null)
      .exec();
  }

  countHidden(tallerId: string): Promise<number> {
    return this.model.countDocuments({ tallerId, ...HIDDEN }).exec();
  }

  /** Takes the newest ones that can be booked off the lists; answers how many. */
  hideNewest(tallerId: string, count: number, tx: Tx): Promise<number> {
    return this.change({ tallerId, ...AVAILABLE }, -1, count, { disponible: false, ocultoPorPlan: true }, tx);
  }

  /** Brings back the oldest of those that the plan took off, all of them with null; answers how many. */
  showOldest(tallerId: string, count: number | null, tx: Tx): Promise<number> {
    return this.change({ tallerId, ...HIDDEN }, 1, count, { disponible: true, ocultoPorPlan: false }, tx);
  }

  private async change(
    filter: object,
    direction: 1 | -1,
    count: number | null,
    set: Partial<ServicioDoc>,
    tx: Tx,
  ): Promise<number> {
    const docs = await this.model
      .find(filter, { _id: 1 })
      .sort({ createdAt: direction, _id: direction })
      .limit(count ?? 0)
      .session(tx)
      .lean()
      .exec();
    if (!docs.length) return 0;
    const chosen = trustFilter({ _id: { $in: docs.map(({ _id }) => _id) } }) as QueryFilter<ServicioDoc>;
    return (await this.model.updateMany(chosen, { $set: set }, { session: tx, timestamps: false })).modifiedCount;
  }
}
