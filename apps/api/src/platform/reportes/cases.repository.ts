import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, PipelineStage } from 'mongoose';
import type { ObjetoReporte } from '@tuerca/contracts/platform/reportes/objects';
import type { EstadoReporte } from '@tuerca/contracts/platform/reportes/states';
import { toId } from '../database/object-id';
import { $gte, $in, $ne } from '../database/operators';
import type { Tx } from '../database/transactions';
import { trustFilter } from '../database/trust-filter';
import { without } from '../database/without';
import { CASO, type CasoDoc } from './caso.schema';

export interface CasesFilter {
  estado: 'abiertos' | 'all' | EstadoReporte;
  objeto?: ObjetoReporte;
  apelados?: boolean;
  autor?: string;
  words: readonly string[];
}
export interface CaseCounts {
  pendiente: number;
  en_revision: number;
  resuelto: number;
  apelados: number;
}

const ALL_FIELDS = without('terminos');

/** Reading cases. Their steps are taken by `CaseStepsRepository`. */
@Injectable()
export class CasesRepository {
  constructor(@InjectModel(CASO) private readonly model: Model<CasoDoc>) {}

  find(id: string, tx?: Tx): Promise<CasoDoc | null> {
    return this.model
      .findById(id, ALL_FIELDS)
      .session(tx ?? null)
      .lean()
      .exec();
  }

  /** A settled case against this account. */
  findSettledOf(autorId: string, id: string): Promise<CasoDoc | null> {
    return this.model.findOne({ _id: id, autorId, estado: 'resuelto' }, ALL_FIELDS).lean().exec();
  }

  /** Counts the cases against an account. */
  countAgainst(autorId: string): Promise<number> {
    return this.model.countDocuments({ autorId: toId(autorId) }).exec();
  }

  /** Other cases against an account, newest first. */
  findAgainst(autorId: string, except: string, limit: number): Promise<CasoDoc[]> {
    return this.model
      .find({ autorId: toId(autorId), _id: $ne(toId(except)) }, ALL_FIELDS)
      .sort({ primero: -1 })
      .limit(limit)
      .lean()
      .exec();
  }

  async findPage(filter: CasesFilter, { page, limit }: { page: number; limit: number }) {
    const matching = this.match(filter);
    const [docs, total] = await Promise.all([
      this.model
        .find(matching, ALL_FIELDS)
        .sort(this.order(filter))
        .skip((page - 1) * limit)
        .limit(limit)
        .lean()
        .exec(),
      this.model.countDocuments(matching).exec(),
    ]);
    return { docs, total };
  }

  stream(filter: CasesFilter): AsyncIterable<CasoDoc> {
    return this.model.find(this.match(filter), ALL_FIELDS).sort(this.order(filter)).lean().cursor({ batchSize: 200 });
  }

  async counts(): Promise<CaseCounts> {
    const steps: PipelineStage[] = [{ $group: { _id: '$estado', total: { $sum: 1 } } }];
    const [rows, apelados] = await Promise.all([
      this.model.aggregate<{ _id: EstadoReporte; total: number }>(steps),
      this.model.countDocuments({ apelado: true }).exec(),
    ]);
    const of = (estado: EstadoReporte) => rows.find(({ _id }) => _id === estado)?.total ?? 0;
    return { pendiente: of('pendiente'), en_revision: of('en_revision'), resuelto: of('resuelto'), apelados };
  }

  /** The cases about one thing, newest first. */
  findAbout(objeto: ObjetoReporte, objetoId: string): Promise<CasoDoc[]> {
    return this.model
      .find({ claves: `${objeto}:${objetoId}`, objeto }, ALL_FIELDS)
      .sort({ primero: -1 })
      .limit(20)
      .lean()
      .exec();
  }

  /** Number of open cases, and when the oldest was opened. */
  async countOpen(): Promise<{ total: number; oldest: Date | null }> {
    const filter = { abierto: true } as const;
    const [total, first] = await Promise.all([
      this.model.countDocuments(filter).exec(),
      this.model.findOne(filter, { primero: 1 }).sort({ primero: 1, _id: 1 }).lean().exec(),
    ]);
    return { total, oldest: first?.primero ?? null };
  }

  /** The open cases about these things; of all things of these kinds when no ids are given, at most `limit`. */
  findOpen(objetos: readonly ObjetoReporte[], objetoIds: readonly string[] | null, limit: number) {
    return this.model
      .find(
        {
          abierto: true,
          objeto: $in(objetos),
          ...(objetoIds && { objetoId: $in(objetoIds.map(toId)) }),
        },
        { objetoId: 1, total: 1 },
      )
      .sort({ primero: -1 })
      .limit(limit)
      .lean()
      .exec();
  }

  /** The cases that open one of these things: open ones, and those settled since an instant. */
  findOpening(claves: readonly string[], since: Date): Promise<CasoDoc[]> {
    return this.model
      .find(
        {
          claves: $in(claves),
          $or: [{ abierto: true }, { 'resolucion.fecha': $gte(since) }],
        },
        ALL_FIELDS,
      )
      .sort({ primero: -1 })
      .limit(20)
      .lean()
      .exec();
  }

  private match({ estado, objeto, apelados, autor, words }: CasesFilter) {
    return trustFilter({
      ...(estado === 'abiertos' && !apelados ? { abierto: true } : {}),
      ...(estado !== 'abiertos' && estado !== 'all' && { estado }),
      ...(objeto && { objeto }),
      ...(apelados && { apelado: true }),
      ...(autor && { autorId: toId(autor) }),
      ...(words.length && { $and: words.map((word) => ({ terminos: { $regex: `^${word}` } })) }),
    });
  }

  /** Order of a list: open cases oldest first, settled ones newest first. */
  private order({ estado, apelados }: CasesFilter): Record<string, 1 | -1> {
    const direction = apelados || (estado !== 'resuelto' && estado !== 'all') ? 1 : -1;
    return { primero: direction, _id: direction };
  }
}
