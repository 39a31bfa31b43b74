import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { NOTIFICACION, type NotificacionDoc } from './notification.schema';

export type NuevaNotificacion = Omit<NotificacionDoc, '_id' | 'usuarioId' | 'leida'> & { usuarioId: string };

@Injectable()
export class NotificationsRepository {
  constructor(@InjectModel(NOTIFICACION) private readonly model: Model<NotificacionDoc>) {}

  /** Stores a notice; null when this person has heard of it already. */
  async insert(data: NuevaNotificacion): Promise<NotificacionDoc | null> {
    try {
      return (await this.model.create(data as never)).toObject();
    } catch (error) {
      if ((error as { code?: number }).code === 11000) return null;
      throw error;
    }
  }

  async findPage(
    usuarioId: string,
    filter: Partial<Pick<NotificacionDoc, 'tipo' | 'leida'>>,
    { page, limit }: { page: number; limit: number },
  ): Promise<{ docs: NotificacionDoc[]; total: number }> {
    const suyas = { usuarioId, ...filter };
    const [docs, total] = await Promise.all([
      this.model
        .find(suyas)
        .sort({ fecha: -1, _id: -1 })
        .skip((page - 1) * limit)
        .limit(limit)
        .lean<NotificacionDoc[]>()
        .exec(),
      this.model.countDocuments(suyas).exec(),
    ]);
    return { docs, total };
  }

  countUnread(usuarioId: string): Promise<number> {
    return this.model.countDocuments({ usuarioId, leida: false }).exec();
  }

  async markRead(usuarioId: string, id: string): Promise<boolean> {
    return (await this.model.updateOne({ _id: id, usuarioId }, { $set: { leida: true } })).matchedCount === 1;
  }

  async markAllRead(usuarioId: string): Promise<void> {
    await this.model.updateMany({ usuarioId, leida: false }, { $set: { leida: true } });
  }
}
