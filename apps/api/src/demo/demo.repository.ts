import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { isDuplicateKey } from '../platform/database/database-errors';
import { $lt } from '../platform/database/operators';
import { MARCA_DEMO, type MarcaDemoDoc } from './demo-mark.schema';

/** Never emptied: what is stored keeps the shape that these say it has. */
const MIGRATIONS = ['migraciones', 'migraciones_lock'];
/** Kept when an interrupted load is wiped: they belong to the installation, not to the demo. */
const OWN = ['configuracion', 'auditoria'];

@Injectable()
export class DemoRepository {
  constructor(
    @InjectModel(MARCA_DEMO) private readonly model: Model<MarcaDemoDoc>,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  findMark(): Promise<MarcaDemoDoc | null> {
    return this.model.findById('demo').lean().exec();
  }

  /** Takes the load over; false when somebody else has it and was alive after `vivoDesde`. */
  async claim(dueno: string, now: Date, aliveSince: Date): Promise<boolean> {
    try {
      const filter = { _id: 'demo' as const, estado: 'cargando' as const, pulso: $lt(aliveSince) };
      await this.model.updateOne(filter, { $set: { dueno, pulso: now } }, { upsert: true });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async beat(dueno: string, pulso: Date): Promise<void> {
    await this.model.updateOne({ _id: 'demo', dueno }, { $set: { pulso } });
  }

  async finish(dueno: string): Promise<void> {
    await this.model.updateOne({ _id: 'demo', dueno }, { $set: { estado: 'lista' } });
  }

  /** Whether nobody has an account here yet. */
  async isEmpty(): Promise<boolean> {
    return (await this.connection.collection('usuarios').countDocuments({}, { limit: 1 })) === 0;
  }

  /** Empties every collection, indexes stay; `everything` also empties the installation's own and the mark. */
  async wipe({ everything }: { everything: boolean }): Promise<void> {
    const collections = await this.connection.listCollections();
    const keep = [...MIGRATIONS, ...(everything ? [] : [...OWN, this.model.collection.name])];
    for (const { name } of collections)
      if (!keep.includes(name) && !name.startsWith('system.')) await this.connection.collection(name).deleteMany({});
  }
}
