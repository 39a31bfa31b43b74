import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ObjetoReporte, TipoReporte } from '@tuerca/contracts/reportes/objects';
import type { EstadoReporte } from '@tuerca/contracts/reportes/states';
import mongoose, { type Model, type PipelineStage } from 'mongoose';
import type { Tx } from '../platform/database/transactions';
import { trustFilter } from '../platform/database/trust-filter';
import { CASO, type CasoDoc } from './caso.schema';

export interface CasesFilter {
  estado: 'abiertos' | 'all' | EstadoReporte;
  objeto?: ObjetoReporte;
  apelados?: boolean;
  autor?: string;
  words: readonly string[];
}
/** What a case is about, and what it is found by. */
export type CaseSubject = Pick<CasoDoc, 'objeto' | 'titulo' | 'texto' | 'entonces' | 'claves' | 'terminos'> & {
  objetoId: string;
  autorId: string | null;
};
export interface CaseCounts {
  pendiente: number;
  en_revision: number;
  resuelto: number;
  apelados: number;
}

const toId = (id: string) => new mongoose.Types.ObjectId(id);
const ALL_FIELDS = { terminos: 0 } as const;
const AFTER = { returnDocument: 'after', projection: ALL_FIELDS } as const;

/** Cases: each step is one write on the state in which it is taken. */
@Injectable()
export class CasesRepository {
  constructor(@InjectModel(CASO) private readonly model: Model<CasoDoc>) {}

  /** Adds a report to the open case of its thing, which it opens when there is none; the case after. */
  async join({ objeto, objetoId, autorId, ...subject }: CaseSubject, tipo: TipoReporte, now: Date, tx: Tx) {
    const key = { objetoId: toId(objetoId), objeto, autorId: autorId ? toId(autorId) : null, abierto: true };
    const doc = await this.model
      .findOneAndUpdate(
        key,
        {
          $inc: { total: 1, [`tipos.${tipo}`]: 1 },
          $set: { ultimo: now },
          $setOnInsert: { ...subject, estado: 'pendiente', primero: now, apelado: false } as never,
        },
        { ...AFTER, upsert: true, setDefaultsOnInsert: true, session: tx },
      )
      .lean<CasoDoc>()
      .exec();
    return doc!;
  }

  find(id: string, tx?: Tx): Promise<CasoDoc | null> {
    return this.model
      .findById(id, ALL_FIELDS)
      .session(tx ?? null)
      .lean<CasoDoc>()
      .exec();
  }

  /** A settled case against this account. */
  findSettledOf(autorId: string, id: string): Promise<CasoDoc | null> {
    return this.model.findOne({ _id: id, autorId, estado: 'resuelto' }, ALL_FIELDS).lean<CasoDoc>().exec();
  }

  /** How many cases there have been against an account. */
  countAgainst(autorId: string): Promise<number> {
    return this.model.countDocuments({ autorId: toId(autorId) }).exec();
  }

  /** Other cases against an account, newest first. */
  findAgainst(autorId: string, except: string, limit: number): Promise<CasoDoc[]> {
    return this.model
      .find(trustFilter({ autorId: toId(autorId), _id: { $ne: toId(except) } }), ALL_FIELDS)
      .sort({ primero: -1 })
      .limit(limit)
      .lean<CasoDoc[]>()
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
        .lean<CasoDoc[]>()
        .exec(),
      this.model.countDocuments(matching).exec(),
    ]);
    return { docs, total };
  }

  stream(filter: CasesFilter): AsyncIterable<CasoDoc> {
    return this.model
      .find(this.match(filter), ALL_FIELDS)
      .sort(this.order(filter))
      .lean<CasoDoc>()
      .cursor({ batchSize: 200 });
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
      .lean<CasoDoc[]>()
      .exec();
  }

  /** How many are open, and since when the oldest one is. */
  async countOpen(): Promise<{ total: number; oldest: Date | null }> {
    const filter = { abierto: true } as const;
    const [total, first] = await Promise.all([
      this.model.countDocuments(filter).exec(),
      this.model.findOne(filter, { primero: 1 }).sort({ primero: 1, _id: 1 }).lean<Pick<CasoDoc, 'primero'>>().exec(),
    ]);
    return { total, oldest: first?.primero ?? null };
  }

  /** The open cases about these things; of all things of these kinds when no ids are given, at most `limit`. */
  findOpen(objetos: readonly ObjetoReporte[], objetoIds: readonly string[] | null, limit: number) {
    return this.model
      .find(
        trustFilter({
          abierto: true,
          objeto: { $in: [...objetos] },
          ...(objetoIds && { objetoId: { $in: objetoIds.map(toId) } }),
        }),
        { objetoId: 1, total: 1 },
      )
      .sort({ primero: -1 })
      .limit(limit)
      .lean<Pick<CasoDoc, '_id' | 'objetoId' | 'total'>[]>()
      .exec();
  }

  /** The cases that open one of these things: open ones, and those settled since an instant. */
  findOpening(claves: readonly string[], since: Date): Promise<CasoDoc[]> {
    return this.model
      .find(
        trustFilter({
          claves: { $in: [...claves] },
          $or: [{ abierto: true }, { 'resolucion.fecha': { $gte: since } }],
        }),
        ALL_FIELDS,
      )
      .sort({ primero: -1 })
      .limit(20)
      .lean<CasoDoc[]>()
      .exec();
  }

  /** Takes an open case that nobody else has, or with `relevar` anybody's; null when that is not so. */
  take(id: string, por: string, fecha: Date, relevar: boolean, tx: Tx): Promise<CasoDoc | null> {
    return this.move(
      { ...this.open(id), ...(!relevar && this.freeFor(por)) },
      { estado: 'en_revision', tomado: { por: toId(por), fecha } },
      tx,
    );
  }

  /** Settles an open case that nobody else has taken; null when that is not so. */
  settle(id: string, resolucion: Omit<NonNullable<CasoDoc['resolucion']>, 'por'> & { por: string }, tx: Tx) {
    const por = toId(resolucion.por);
    return this.move(
      { ...this.open(id), ...this.freeFor(resolucion.por) },
      { estado: 'resuelto', abierto: false, resolucion: { ...resolucion, por } },
      tx,
    );
  }

  /** Takes an author's one answer to a decision against her that was made since an instant; null when it may not be. */
  appeal(id: string, autorId: string, texto: string, { now, since }: { now: Date; since: Date }, tx: Tx) {
    return this.move(
      {
        _id: toId(id),
        autorId: toId(autorId),
        apelacion: null,
        'resolucion.decision': 'procede',
        'resolucion.fecha': { $gte: since },
      },
      { apelado: true, apelacion: { texto, fecha: now, decision: null, motivo: null, por: null } },
      tx,
    );
  }

  /** Settles an author's answer; null when somebody has, or there is none. */
  settleAppeal(
    id: string,
    { decision, motivo, por }: { decision: 'mantener' | 'revertir'; motivo: string; por: string },
    tx: Tx,
  ) {
    return this.move(
      { _id: toId(id), apelado: true },
      {
        apelado: false,
        'apelacion.decision': decision,
        'apelacion.motivo': motivo,
        'apelacion.por': toId(por),
      },
      tx,
    );
  }

  private open(id: string) {
    return { _id: toId(id), abierto: true };
  }

  private freeFor(por: string) {
    return { $or: [{ tomado: null }, { 'tomado.por': toId(por) }] };
  }

  private move(filter: object, set: object, tx: Tx): Promise<CasoDoc | null> {
    return this.model
      .findOneAndUpdate(trustFilter(filter), { $set: set }, { ...AFTER, session: tx })
      .lean<CasoDoc>()
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

  /** What waits: the oldest first. What is settled: the newest. */
  private order({ estado, apelados }: CasesFilter): Record<string, 1 | -1> {
    const direction = apelados || (estado !== 'resuelto' && estado !== 'all') ? 1 : -1;
    return { primero: direction, _id: direction };
  }
}
