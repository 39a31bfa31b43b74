import mongoose, { type Model, type Types } from 'mongoose';
import { claimBatch } from './claim-batch';
import type { Deliverable, DeliveryQueueEntry } from './entrega.schema';
import { $in } from './operators';

type Id = Types.ObjectId;
/** The planner takes the partial index only when the filter repeats its condition. */
const due = (now: Date) => mongoose.trusted({ $exists: true, $lte: now });

/** Waiting deliveries of one channel: all, those that failed before, and the start of the oldest. */
export interface Waiting {
  total: number;
  retried: number;
  since: Date | null;
}

/** Number of waiting deliveries in each channel. */
export const totalsOf = (waiting: ReadonlyMap<string, Waiting>): ReadonlyMap<string, number> =>
  new Map([...waiting].map(([channel, { total }]) => [channel, total]));

/** Deliveries of one collection. Each write holds only for the process that has the claim. */
export class OutboxRepository<T extends Deliverable> {
  /** `whenDone`: whether a document stays when nothing is left to deliver of it. */
  constructor(
    private readonly model: Model<T>,
    private readonly whenDone: 'keep' | 'delete',
  ) {}

  /** Takes up to `limit` due deliveries for `turno` until `until`, but for `except`, which it is still busy with. */
  async claim(turno: string, now: Date, until: Date, limit: number, except: Id[]): Promise<T[]> {
    const batch = { path: 'entrega', due: { 'entrega.proximo': due(now) }, sort: { 'entrega.proximo': 1 } } as const;
    return (await claimBatch(this.model, { ...batch, except, limit, turno, until })) ?? [];
  }

  /** Nothing is left of these. */
  async finish(turno: string, ids: Id[]): Promise<void> {
    const own = { _id: $in(ids), 'entrega.turno': turno };
    if (this.whenDone === 'delete') await this.model.deleteMany(own);
    else await this.model.updateMany(own, { $unset: { entrega: 1 } }, { timestamps: false });
  }

  /** The rest of these waits until `proximo`. */
  async postpone(
    turno: string,
    ids: Id[],
    { pendientes, proximo }: Pick<DeliveryQueueEntry, 'pendientes' | 'proximo'>,
  ) {
    await this.model.updateMany(
      { _id: $in(ids), 'entrega.turno': turno },
      { $set: { 'entrega.pendientes': pendientes, 'entrega.proximo': proximo, 'entrega.turno': null } },
      { timestamps: false },
    );
  }

  /** Waiting deliveries by channel ('push:<device>' counts as 'push'); channels without any are absent. */
  async countWaiting(): Promise<Map<string, Waiting>> {
    const rows = await this.model.aggregate<Waiting & { _id: string }>([
      { $match: { 'entrega.proximo': { $exists: true } } },
      { $unwind: '$entrega.pendientes' },
      {
        $group: {
          _id: { $arrayElemAt: [{ $split: ['$entrega.pendientes', ':'] }, 0] },
          total: { $sum: 1 },
          retried: { $sum: { $cond: [{ $eq: ['$entrega.turno', null] }, 1, 0] } },
          since: { $min: '$entrega.desde' },
        },
      },
    ]);
    return new Map(rows.map(({ _id, ...waiting }) => [_id, waiting]));
  }
}
