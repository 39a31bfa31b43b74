import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../../../platform/database/database-errors';
import { suffixOf } from '../movement-identity';
import { SIMULATED_MOVEMENT, type SimulatedMovementDoc } from './simulated-movement.schema';

type Movement = Omit<SimulatedMovementDoc, '_id'>;

/** The simulated bank's book: the first who names a movement writes it. */
@Injectable()
export class SimulatedMovementsRepository {
  constructor(@InjectModel(SIMULATED_MOVEMENT) private readonly model: Model<SimulatedMovementDoc>) {}

  /** The movement of these last six digits in the receiving bank, entered as given when there is none. */
  async findOrEnter({ bancoReceptor, ...movement }: Movement & { bancoReceptor: string }): Promise<Movement> {
    const _id = `${bancoReceptor}|${suffixOf(movement.referencia)}`;
    const known = await this.find(_id);
    if (known) return known;
    try {
      await this.model.collection.insertOne({ _id, ...movement } as never);
      return movement;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return (await this.find(_id))!;
    }
  }

  private find(_id: string): Promise<Movement | null> {
    return this.model.findOne({ _id }, { _id: 0 }).lean().exec();
  }
}
