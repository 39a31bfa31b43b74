import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AppError } from '../common/app-error';
import type { Tx } from '../database/transactions';
import { COMENTARIO, type ComentarioDoc } from './comment.schema';

interface Pagina {
  orden: Record<string, 1 | -1>;
  page: number;
  limit: number;
}

@Injectable()
export class CommentsRepository {
  constructor(@InjectModel(COMENTARIO) private readonly model: Model<ComentarioDoc>) {}

  /** Throws RESENA_REPETIDA when this user has reviewed this target. */
  async insert(data: Partial<ComentarioDoc>, tx: Tx): Promise<ComentarioDoc> {
    try {
      const [doc] = await this.model.create([data], { session: tx });
      return doc!.toObject();
    } catch (error) {
      throw (error as { code?: number }).code === 11000 ? new AppError('RESENA_REPETIDA') : error;
    }
  }

  async findPage(objetivo: string, { orden, page, limit }: Pagina): Promise<{ docs: ComentarioDoc[]; total: number }> {
    const filter = { objetivo, estado: 'activo' as const };
    const [docs, total] = await Promise.all([
      this.model.find(filter).sort(orden).skip((page - 1) * limit).limit(limit).lean<ComentarioDoc[]>().exec(),
      this.model.countDocuments(filter).exec(),
    ]);
    return { docs, total };
  }
}
