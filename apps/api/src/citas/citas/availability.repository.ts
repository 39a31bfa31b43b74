import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isDuplicateKey, writeConflict } from '../../platform/database/database-errors';
import { toId } from '../../platform/database/object-id';
import { $in } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { DISPONIBILIDAD, type DisponibilidadDoc } from './availability.schema';

type Stored = Omit<DisponibilidadDoc, '_id' | 'reservas'>;
const MOVED_ON = 'The availability was saved meanwhile';

/** The first document of a workshop, written by somebody else at the same time. */
function asConflict(error: unknown): never {
  throw isDuplicateKey(error) ? writeConflict(MOVED_ON) : error;
}

@Injectable()
export class AvailabilityRepository {
  constructor(@InjectModel(DISPONIBILIDAD) private readonly model: Model<DisponibilidadDoc>) {}

  find(tallerId: string): Promise<DisponibilidadDoc | null> {
    return this.model.findById(tallerId).lean().exec();
  }

  /** By workshop; those that never saved are absent. */
  async findMany(tallerIds: readonly string[]): Promise<Map<string, DisponibilidadDoc>> {
    const docs = await this.model
      .find({ _id: $in(tallerIds) })
      .lean()
      .exec();
    return new Map(docs.map((doc) => [String(doc._id), doc]));
  }

  /** Saves over the version that was read; false when somebody else saved meanwhile. Version 0 has never been saved. */
  async save(tallerId: string, { version, ...data }: Stored, tx: Tx): Promise<boolean> {
    try {
      const { matchedCount, upsertedCount } = await this.model.updateOne(
        { _id: toId(tallerId), version },
        { $set: data, $inc: { version: 1 } },
        { upsert: version === 0, session: tx },
      );
      return matchedCount + upsertedCount === 1;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /**
   * Holds the rules of this version for the rest of a transaction that books by them: a saving of others at the same time comes
   * before it, which begins the transaction anew, or after it, and finds the booking.
   */
  async hold(tallerId: string, version: number, tx: Tx): Promise<void> {
    const same = { _id: toId(tallerId), version };
    const written = await this.model
      .updateOne(same, { $inc: { reservas: 1 } }, { upsert: version === 0, session: tx })
      .catch(asConflict);
    if (written.matchedCount + written.upsertedCount === 0) throw writeConflict(MOVED_ON);
  }

  /** Counts a change of what is stored elsewhere, the weekly hours: who was deciding by the old ones decides anew. */
  async supersede(tallerId: string, tx: Tx): Promise<void> {
    await this.model
      .updateOne({ _id: toId(tallerId) }, { $inc: { version: 1 } }, { upsert: true, session: tx })
      .catch(asConflict);
  }
}
