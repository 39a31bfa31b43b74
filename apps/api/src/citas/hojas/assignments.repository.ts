import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../../platform/database/database-errors';
import type { Tx } from '../../platform/database/transactions';
import { ASIGNACION, type AsignacionDoc } from './assignment.schema';

/** Vehicles that clients assigned to purchases and appointments. */
@Injectable()
export class AssignmentsRepository {
  constructor(@InjectModel(ASIGNACION) private readonly model: Model<AsignacionDoc>) {}

  /** Vehicle by origin, null where the client said that it was for none; what nobody spoke of is absent. */
  async find(clienteId: string): Promise<Map<string, string | null>> {
    const docs = await this.model.find({ clienteId }).lean().exec();
    return new Map(docs.map(({ origen, vehiculoId }) => [origen, vehiculoId && String(vehiculoId)]));
  }

  async set(clienteId: string, origen: string, vehiculoId: string | null): Promise<void> {
    const write = () => this.model.updateOne({ clienteId, origen }, { $set: { vehiculoId } }, { upsert: true });
    try {
      await write();
    } catch (error) {
      // Another tab inserted it at the same moment: this one now updates it.
      if (!isDuplicateKey(error)) throw error;
      await write();
    }
  }

  async removeVehicle(clienteId: string, vehiculoId: string, tx: Tx): Promise<void> {
    await this.model.deleteMany({ clienteId, vehiculoId }, { session: tx });
  }

  async moveVehicle(clienteId: string, from: string, into: string, tx: Tx): Promise<void> {
    await this.model.updateMany({ clienteId, vehiculoId: from }, { $set: { vehiculoId: into } }, { session: tx });
  }
}
