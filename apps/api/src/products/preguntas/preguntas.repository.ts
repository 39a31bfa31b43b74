import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { searchTerms } from '@tuerca/contracts/kernel/text';
import type { Tx } from '../../platform/database/transactions';
import { PREGUNTA, type PreguntaDoc } from './pregunta.schema';

interface Page {
  page: number;
  limit: number;
}
type NuevaPregunta = Pick<PreguntaDoc, 'texto'> &
  Partial<Pick<PreguntaDoc, 'respuesta' | 'createdAt'>> &
  Record<'productoId' | 'tiendaId' | 'usuarioId', string>;

/** Fields of a question in a list of unanswered ones. */
export type WaitingQuestion = Pick<PreguntaDoc, '_id' | 'productoId' | 'texto' | 'createdAt'>;

@Injectable()
export class PreguntasRepository {
  constructor(@InjectModel(PREGUNTA) private readonly model: Model<PreguntaDoc>) {}

  async insert(data: NuevaPregunta, tx?: Tx): Promise<PreguntaDoc> {
    const terminos = searchTerms(data.texto, data.respuesta?.texto);
    const stored = { ...data, respondida: !!data.respuesta, terminos };
    const [doc] = await this.model.create([stored], { session: tx });
    return doc!.toObject();
  }

  /** One question that everybody may read. */
  findActive(id: string): Promise<PreguntaDoc | null> {
    return this.model.findOne({ _id: id, estado: 'activo' }).lean().exec();
  }

  async hasAsked(usuarioId: string, tiendaId: string): Promise<boolean> {
    return (await this.model.exists({ tiendaId, usuarioId }).exec()) !== null;
  }

  /** Answered first, then newest. */
  findByProduct(productoId: string, page: Page): Promise<{ docs: PreguntaDoc[]; total: number }> {
    return this.page({ productoId, estado: 'activo' }, -1, page);
  }

  /** Unanswered first, or alone; then newest. */
  findByStore(
    tiendaId: string,
    { sinResponder, ...page }: Page & { sinResponder: boolean },
  ): Promise<{ docs: PreguntaDoc[]; total: number }> {
    return this.page({ tiendaId, estado: 'activo', ...(sinResponder && { respondida: false }) }, 1, page);
  }

  /** Number of a store's unanswered questions, and the oldest of them. */
  async findWaiting(tiendaId: string, limit: number): Promise<{ docs: WaitingQuestion[]; total: number }> {
    const filter = { tiendaId, estado: 'activo', respondida: false } as const;
    const [docs, total] = await Promise.all([
      this.model
        .find(filter, { productoId: 1, texto: 1, createdAt: 1 })
        .sort({ createdAt: 1, _id: 1 })
        .limit(limit)
        .lean()
        .exec(),
      this.model.countDocuments(filter).exec(),
    ]);
    return { docs, total };
  }

  /** Answers a question about a store's own product, and returns it as it was before; null when it is not hers, or the answer that it has is hidden. */
  answer(
    id: string,
    tiendaId: string,
    respuesta: NonNullable<PreguntaDoc['respuesta']>,
    tx: Tx,
  ): Promise<PreguntaDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, tiendaId, estado: 'activo', 'respuesta.ocultamiento': null },
        {
          $set: { respuesta, respondida: true },
          $addToSet: { terminos: { $each: searchTerms(respuesta.texto) } },
        },
        { returnDocument: 'before', session: tx },
      )
      .lean()
      .exec();
  }

  /** Deletes a question of this author, or anybody's; returns what it was, null when there is none such. */
  remove(id: string, of: { usuarioId: string } | 'cualquiera', tx?: Tx): Promise<PreguntaDoc | null> {
    return this.model
      .findOneAndDelete({ _id: id, ...(of !== 'cualquiera' && of) }, { session: tx })
      .lean()
      .exec();
  }

  private async page(
    filter: QueryFilter<PreguntaDoc>,
    respondida: 1 | -1,
    { page, limit }: Page,
  ): Promise<{ docs: PreguntaDoc[]; total: number }> {
    const [docs, total] = await Promise.all([
      this.model
        .find(filter)
        .sort({ respondida, createdAt: -1, _id: -1 })
        .skip((page - 1) * limit)
        .limit(limit)
        .lean()
        .exec(),
      this.model.countDocuments(filter).exec(),
    ]);
    return { docs, total };
  }
}
