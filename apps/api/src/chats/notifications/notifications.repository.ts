import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { mayReadNotice, type NoticeSubject, NOTIFICATION_TYPES } from '@tuerca/contracts/chats/notifications/rules';
import { type Cargo, CARGO_CAPABILITIES } from '@tuerca/contracts/kernel/capabilities';
import { insertBuilt } from '../../platform/database/insert-built';
import { toId } from '../../platform/database/object-id';
import { $gte, $in } from '../../platform/database/operators';
import { OutboxRepository } from '../../platform/database/outbox.repository';
import type { Tx } from '../../platform/database/transactions';
import { NOTIFICACION, type NotificacionDoc } from './notification.schema';

export type NuevaNotificacion = Omit<NotificacionDoc, '_id' | 'usuarioId' | 'leida'> & { usuarioId: string };

/** Number of unread notices that the same people of a team read. */
export interface KindCount extends NoticeSubject {
  total: number;
}

/** Position of the reader in the team; none is the owner's, who reads all. */
type Reader = Cargo | null | undefined;
/** `mayReadNotice` as a condition; a list's own `tipo` stands beside it. */
function readBy(cargo: Reader) {
  if (!cargo) return {};
  const tipos = NOTIFICATION_TYPES.filter((tipo) => mayReadNotice(cargo, { tipo }));
  return {
    $or: [{ capacidad: $in(CARGO_CAPABILITIES[cargo]) }, { capacidad: null, tipo: $in(tipos) }],
  };
}

@Injectable()
export class NotificationsRepository {
  /** Deliveries of the notices outside the web. */
  readonly outbox: OutboxRepository<NotificacionDoc>;

  constructor(@InjectModel(NOTIFICACION) private readonly model: Model<NotificacionDoc>) {
    this.outbox = new OutboxRepository(model, 'keep');
  }

  /** Stores notices in one command, and returns those that their people have not heard of before; inside a transaction all of them, or it throws. */
  async insertNew(data: NuevaNotificacion[], tx?: Tx): Promise<NotificacionDoc[]> {
    const rows = data.map((row) => ({
      ...row,
      usuarioId: toId(row.usuarioId),
      leida: false,
      _id: new mongoose.Types.ObjectId(),
    }));
    if (!rows.length) return [];
    if (tx) return insertBuilt<NotificacionDoc>(this.model, rows, tx);
    try {
      await this.model.insertMany(rows, { ordered: false });
      return rows;
    } catch (error) {
      const { writeErrors = [] } = error as { writeErrors?: { code: number; index: number }[] };
      if (!writeErrors.length || writeErrors.some(({ code }) => code !== 11000)) throw error;
      const known = new Set(writeErrors.map(({ index }) => index));
      return rows.filter((_row, index) => !known.has(index));
    }
  }

  async findPage(
    usuarioId: string,
    { since, cargo, ...filter }: Partial<Pick<NotificacionDoc, 'tipo' | 'leida'>> & { since?: Date; cargo?: Reader },
    { page, limit }: { page: number; limit: number },
  ): Promise<{ docs: NotificacionDoc[]; total: number }> {
    const own = { usuarioId, ...filter, ...readBy(cargo), ...(since && { fecha: $gte(since) }) };
    const [docs, total] = await Promise.all([
      this.model
        .find(own)
        .sort({ fecha: -1, _id: -1 })
        .skip((page - 1) * limit)
        .limit(limit)
        .lean()
        .exec(),
      this.model.countDocuments(own).exec(),
    ]);
    return { docs, total };
  }

  countUnread(usuarioId: string, cargo?: Reader): Promise<number> {
    return this.model.countDocuments({ usuarioId, leida: false, ...readBy(cargo) }).exec();
  }

  /** By user, of each kind and capability; who has none is absent. */
  async countUnreadOf(userIds: string[]): Promise<Map<string, KindCount[]>> {
    const ids = userIds.map(toId);
    const counts = await this.model.aggregate<{ _id: mongoose.Types.ObjectId; kinds: KindCount[] }>([
      { $match: { usuarioId: { $in: ids }, leida: false } },
      { $group: { _id: { usuarioId: '$usuarioId', tipo: '$tipo', capacidad: '$capacidad' }, total: { $sum: 1 } } },
      {
        $group: {
          _id: '$_id.usuarioId',
          kinds: { $push: { tipo: '$_id.tipo', capacidad: '$_id.capacidad', total: '$total' } },
        },
      },
    ]);
    return new Map(counts.map(({ _id, kinds }) => [String(_id), kinds]));
  }

  async markRead(usuarioId: string, id: string, cargo?: Reader): Promise<boolean> {
    const own = { _id: id, usuarioId, ...readBy(cargo) };
    return (await this.model.updateOne(own, { $set: { leida: true } })).matchedCount === 1;
  }

  /** The id of the notice that was unread until now; null when there is none. */
  async markReadAbout(usuarioId: string, clave: string): Promise<string | null> {
    const doc = await this.model
      .findOneAndUpdate({ usuarioId, clave, leida: false }, { $set: { leida: true } }, { projection: { _id: 1 } })
      .lean();
    return doc && String(doc._id);
  }

  async markAllRead(usuarioId: string, cargo?: Reader): Promise<void> {
    await this.model.updateMany({ usuarioId, leida: false, ...readBy(cargo) }, { $set: { leida: true } });
  }
}
