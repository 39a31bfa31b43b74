import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { AppError } from '../../platform/common/app-error';
import { isDuplicateKey } from '../../platform/database/database-errors';
import type { Tx } from '../../platform/database/transactions';
import { trustFilter } from '../../platform/database/trust-filter';
import { OFERTA, type OfertaDoc } from './oferta.schema';

/** Fields of an offer that a workshop may set; a code of null takes the code away. */
export type OfertaFields = Omit<
  Partial<OfertaDoc>,
  '_id' | 'tallerId' | 'servicioId' | 'codigoPromo' | 'usos' | 'createdAt' | 'updatedAt'
> & { servicioId?: string | null; codigoPromo?: string | null };

interface OwnPage {
  words: string[];
  activa?: boolean;
  page: number;
  limit: number;
}

/** Still under its limit. */
const USES_LEFT = { $or: [{ limiteUsos: null }, { $expr: { $lt: ['$usos', '$limiteUsos'] } }] };

const duplicateAsError = (error: unknown): unknown => (isDuplicateKey(error) ? new AppError('CODIGO_REPETIDO') : error);

@Injectable()
export class PromotionsRepository {
  constructor(@InjectModel(OFERTA) private readonly model: Model<OfertaDoc>) {}

  /** Throws CODIGO_REPETIDO. */
  async insert(
    tallerId: string,
    { codigoPromo, ...data }: OfertaFields & { createdAt?: Date; usos?: number },
    tx?: Tx,
  ): Promise<OfertaDoc> {
    try {
      const [doc] = await this.model.create([{ ...data, tallerId, ...(codigoPromo && { codigoPromo }) }], {
        session: tx,
      });
      return doc!.toObject();
    } catch (error) {
      throw duplicateAsError(error);
    }
  }

  findOwn(tallerId: string, id: string): Promise<OfertaDoc | null> {
    return this.model.findOne({ _id: id, tallerId, eliminada: false }).lean().exec();
  }

  /** One page of a workshop's offers, newest first. */
  async findOwnPage(
    tallerId: string,
    { words, activa, page, limit }: OwnPage,
  ): Promise<{ docs: OfertaDoc[]; total: number }> {
    const filter = this.filter({
      tallerId,
      eliminada: false,
      ...(activa !== undefined && { activa }),
      ...(words.length && { terminos: { $all: words } }),
    });
    const [docs, total] = await Promise.all([
      this.model
        .find(filter)
        .sort({ createdAt: -1, _id: -1 })
        .skip((page - 1) * limit)
        .limit(limit)
        .lean()
        .exec(),
      this.model.countDocuments(filter).exec(),
    ]);
    return { docs, total };
  }

  /** Offers that can be used on a Caracas day: all of them, or with `code` those that have that code or (also for null) none. */
  findUsable(tallerId: string, today: string, code?: string | null): Promise<OfertaDoc[]> {
    // A null of a query also stands for a field that is absent.
    const ofCode = code !== undefined && { codigoPromo: { $in: [code, null] } };
    return this.model
      .find(this.filter({ ...this.usable(tallerId, today), ...ofCode, ...USES_LEFT }))
      .sort({ fechaFin: 1, _id: 1 })
      .lean()
      .exec();
  }

  /** Offers that can be used on a Caracas day without a code, of several workshops. */
  findAutomatic(tallerIds: readonly string[], today: string): Promise<OfertaDoc[]> {
    const usable = { ...this.usable({ $in: [...tallerIds] }, today), codigoPromo: null, ...USES_LEFT };
    return this.model.find(this.filter(usable)).sort({ fechaFin: 1, _id: 1 }).lean().exec();
  }

  /** Offers that can be used without a code on a Caracas day or later. */
  findAutomaticFrom(tallerId: string, today: string, tx: Tx): Promise<OfertaDoc[]> {
    const filter = {
      tallerId,
      eliminada: false,
      activa: true,
      fechaFin: { $gte: today },
      codigoPromo: null,
      ...USES_LEFT,
    };
    return this.model.find(this.filter(filter)).sort({ fechaFin: 1, _id: 1 }).session(tx).lean().exec();
  }

  /** The offer with this code on a Caracas day, used up or not. */
  findByCode(tallerId: string, today: string, codigoPromo: string): Promise<OfertaDoc | null> {
    return this.model
      .findOne(this.filter({ ...this.usable(tallerId, today), codigoPromo }))
      .lean()
      .exec();
  }

  /** Takes one use of an offer if it can still be used that day; null when it cannot. One conditional write. */
  takeUse(offer: Pick<OfertaDoc, '_id' | 'tallerId'>, today: string, tx: Tx): Promise<OfertaDoc | null> {
    return this.model
      .findOneAndUpdate(
        this.filter({ _id: offer._id, ...this.usable(String(offer.tallerId), today), ...USES_LEFT }),
        { $inc: { usos: 1 } },
        { session: tx, returnDocument: 'after', timestamps: false },
      )
      .lean()
      .exec();
  }

  /** Gives one use back; the offer as it was before, null when none was taken. */
  giveBackUse(id: unknown, tx: Tx): Promise<OfertaDoc | null> {
    return this.model
      .findOneAndUpdate(
        this.filter({ _id: id, usos: { $gt: 0 } }),
        { $inc: { usos: -1 } },
        // Stryker disable next-line StringLiteral: before is the default
        { session: tx, timestamps: false, returnDocument: 'before' },
      )
      .lean()
      .exec();
  }

  /** Changes a workshop's own offer and answers what it was; null when it is not hers. Throws CODIGO_REPETIDO. */
  async update(
    tallerId: string,
    id: string,
    { codigoPromo, ...set }: OfertaFields,
    tx?: Tx,
  ): Promise<OfertaDoc | null> {
    const update = {
      $set: { ...set, ...(codigoPromo && { codigoPromo }) },
      ...(codigoPromo === null && { $unset: { codigoPromo: 1 } }),
    };
    try {
      return await this.model
        .findOneAndUpdate({ _id: id, tallerId, eliminada: false }, update as UpdateQuery<OfertaDoc>, {
          // Stryker disable next-line StringLiteral: before is the default
          returnDocument: 'before',
          session: tx,
        })
        .lean()
        .exec();
    } catch (error) {
      throw duplicateAsError(error);
    }
  }

  private usable(tallerId: string | { $in: string[] }, today: string): object {
    return {
      tallerId,
      eliminada: false,
      activa: true,
      fechaInicio: { $lte: today },
      fechaFin: { $gte: today },
    };
  }

  private filter(filter: object): QueryFilter<OfertaDoc> {
    return trustFilter(filter) as QueryFilter<OfertaDoc>;
  }
}
