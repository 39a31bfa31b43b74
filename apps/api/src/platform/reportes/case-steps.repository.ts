import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { TipoReporte } from '@tuerca/contracts/platform/reportes/objects';
import { toId } from '../database/object-id';
import type { Tx } from '../database/transactions';
import { trustFilter } from '../database/trust-filter';
import { without } from '../database/without';
import { CASO, type CasoDoc } from './caso.schema';

/** Subject of a case, with the fields that it is found by. */
export type CaseSubject = Pick<CasoDoc, 'objeto' | 'titulo' | 'texto' | 'entonces' | 'claves' | 'terminos'> & {
  objetoId: string;
  autorId: string | null;
};

const AFTER = { returnDocument: 'after', projection: without('terminos') } as const;

/** Steps of cases: each is one write, conditional on the state in which it is taken. */
@Injectable()
export class CaseStepsRepository {
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
          $setOnInsert: { ...subject, estado: 'pendiente', primero: now, apelado: false },
        },
        { ...AFTER, upsert: true, setDefaultsOnInsert: true, session: tx },
      )
      .lean()
      .exec();
    return doc!;
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
      .lean()
      .exec();
  }
}
