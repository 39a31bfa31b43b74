import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model, type QueryFilter } from 'mongoose';
import { escapeRegExp } from '../common/escape-regexp';
import { $in } from '../database/operators';
import type { Tx } from '../database/transactions';
import { AUDITORIA, type AuditoriaDoc } from './auditoria.schema';

/** Filter of a reading of the log; `desde` is inclusive, `antesDe` exclusive. */
export interface AuditFilter {
  actor?: string;
  accion?: string;
  objeto?: string;
  /** Any of these. */
  objetos?: string[];
  requestId?: string;
  desde?: Date;
  antesDe?: Date;
  /** Text that the reason contains, in any case. */
  q?: string;
}
const NEWEST_FIRST = { fecha: -1, _id: -1 } as const;
const BATCH = 500;

function queryOf({ desde, antesDe, q, objetos, ...exact }: AuditFilter): QueryFilter<AuditoriaDoc> {
  const given = Object.entries(exact).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(given),
    ...(objetos && { objeto: $in(objetos) }),
    ...((desde || antesDe) && {
      fecha: mongoose.trusted({ ...(desde && { $gte: desde }), ...(antesDe && { $lt: antesDe }) }),
    }),
    ...(q && { motivo: mongoose.trusted({ $regex: escapeRegExp(q), $options: 'i' }) }),
  };
}

/** The audit log: lines are added and read, nothing else. */
@Injectable()
export class AuditRepository {
  constructor(@InjectModel(AUDITORIA) private readonly model: Model<AuditoriaDoc>) {}

  async insert(line: Omit<AuditoriaDoc, '_id'>, tx?: Tx): Promise<void> {
    await this.model.create([line], { session: tx });
  }

  findAbout(objeto: string, limit: number): Promise<AuditoriaDoc[]> {
    return this.model.find({ objeto }).sort(NEWEST_FIRST).limit(limit).lean().exec();
  }

  findById(id: string): Promise<AuditoriaDoc | null> {
    return this.model.findById(id).lean().exec();
  }

  /** A page, newest first. */
  async findPage(
    filter: AuditFilter,
    { page, limit }: { page: number; limit: number },
  ): Promise<{ docs: AuditoriaDoc[]; total: number }> {
    const query = queryOf(filter);
    const [docs, total] = await Promise.all([
      this.model
        .find(query)
        .sort(NEWEST_FIRST)
        .skip((page - 1) * limit)
        .limit(limit)
        .lean()
        .exec(),
      this.model.countDocuments(query).exec(),
    ]);
    return { docs, total };
  }

  /** Everything that the filter finds, newest first, as it comes from the database. */
  stream(filter: AuditFilter): AsyncIterable<AuditoriaDoc> {
    return this.model.find(queryOf(filter)).sort(NEWEST_FIRST).lean().cursor({ batchSize: BATCH });
  }
}
