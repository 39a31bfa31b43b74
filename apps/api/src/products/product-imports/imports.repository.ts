import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { Autor } from '@tuerca/contracts/kernel/autor';
import type { Respuestas } from '@tuerca/contracts/products/product-imports/schemas';
import {
  type EstadoImportacion,
  ESTADOS_IMPORTACION,
  RUNNING_ESTADOS,
  WAITING_ESTADOS,
} from '@tuerca/contracts/products/product-imports/states';
import { AppError } from '../../platform/common/app-error';
import { isDuplicateKey } from '../../platform/database/database-errors';
import { $gte, $in, $lt, $lte } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { IMPORTACION, type ImportacionDoc } from './import.schema';

const CONFIRMED = ESTADOS_IMPORTACION.filter((estado) => !WAITING_ESTADOS.some((one) => one === estado));
const waiting = () => $in(WAITING_ESTADOS);
/** No ZIP of its pictures is being read. */
const notReading = (now: Date) => ({
  $or: [{ 'lectura.hasta': null }, { 'lectura.hasta': $lte(now) }],
});
type NewImport = Pick<
  ImportacionDoc,
  | 'formato'
  | 'estado'
  | 'conteo'
  | 'preguntas'
  | 'sinPrecios'
  | 'columnasIgnoradas'
  | 'avisos'
  | 'campos'
  | 'emparejamiento'
  | 'vence'
> & { archivoId: string; sustituye?: string[] };

/** Imports; every step of one is a single conditional write. */
@Injectable()
export class ImportsRepository {
  constructor(@InjectModel(IMPORTACION) private readonly model: Model<ImportacionDoc>) {}

  newId(): string {
    return new mongoose.Types.ObjectId().toHexString();
  }

  async insert(id: string, tiendaId: string, data: NewImport): Promise<ImportacionDoc> {
    const doc = await this.model.create({ ...data, _id: id, tiendaId });
    return doc.toObject();
  }

  findOwn(tiendaId: string, id: string): Promise<ImportacionDoc | null> {
    return this.model.findOne({ _id: id, tiendaId }).lean().exec();
  }

  /** A store's import that waits in the place of an earlier one. */
  findSuccessor(tiendaId: string, id: string): Promise<ImportacionDoc | null> {
    return this.model.findOne({ tiendaId, estado: waiting(), sustituye: id }).lean().exec();
  }

  /** Imports of all stores that are being written. */
  countRunning(): Promise<number> {
    return this.model.countDocuments({ estado: $in(RUNNING_ESTADOS) }).exec();
  }

  async isRunning(tiendaId: string): Promise<boolean> {
    return !!(await this.model.exists({ tiendaId, estado: $in(RUNNING_ESTADOS) }));
  }

  /** Ids of a store's imports that wait. */
  async findWaiting(tiendaId: string): Promise<string[]> {
    const docs = await this.model.find({ tiendaId, estado: waiting() }, { _id: 1 }).lean().exec();
    return docs.map(({ _id }) => String(_id));
  }

  /** Forgets an import that waits and returns it; null when it has moved on. */
  removeWaiting(tiendaId: string, id: string): Promise<ImportacionDoc | null> {
    return this.model.findOneAndDelete({ _id: id, tiendaId, estado: waiting() }).lean().exec();
  }

  /** Writes the result of a repeated check. */
  async recount(id: string, found: Pick<ImportacionDoc, 'conteo' | 'preguntas'>): Promise<void> {
    await this.model.updateOne({ _id: id, estado: 'revisada' }, { $set: { ...found, actualizada: true } });
  }

  /** Begins to read a ZIP of its pictures; null when another one is being read or the import does not wait any more. */
  beginReading(
    id: string,
    lectura: NonNullable<ImportacionDoc['lectura']>,
    now: Date,
    tx: Tx,
  ): Promise<ImportacionDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, estado: 'revisada', ...notReading(now) },
        { $set: { lectura } },
        { returnDocument: 'after', session: tx },
      )
      .lean()
      .exec();
  }

  /** Goes on reading; false when the import does not wait any more, or another process reads for it. */
  async keepReading(id: string, dueno: string, hasta: Date, tx?: Tx): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { _id: id, estado: 'revisada', 'lectura.dueno': dueno },
      { $set: { 'lectura.hasta': hasta } },
      { session: tx },
    );
    return matchedCount === 1;
  }

  /** True when an import of this file waits for its confirmation; in a transaction it goes on waiting until that is over. */
  async touchWaiting(tiendaId: string, archivoId: string, now: Date, tx?: Tx): Promise<boolean> {
    const waits = { tiendaId, archivoId, estado: 'revisada' } as const;
    return (await this.model.updateOne(waits, { $set: { updatedAt: now } }, { session: tx })).matchedCount === 1;
  }

  /** Ends the reading of a ZIP; false when it was another process's. */
  async endReading(id: string, dueno: string): Promise<boolean> {
    const own = { _id: id, 'lectura.dueno': dueno };
    return (await this.model.updateOne(own, { $set: { 'lectura.hasta': null } })).matchedCount === 1;
  }

  /** The one write that decides: from here on the import ends whole. Null when it was no longer waiting, or its pictures are being read; throws IMPORTACION_EN_CURSO. */
  start(
    tiendaId: string,
    id: string,
    begun: { total: number; vence: Date; autor: Autor | null; respuestas: Respuestas | null },
    now: Date,
  ): Promise<ImportacionDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, tiendaId, estado: 'revisada', ...notReading(now) },
        { $set: { ...begun, estado: 'aplicando', hechas: 0 } },
        { returnDocument: 'after' },
      )
      .lean()
      .exec()
      .catch((error: unknown) => {
        if (isDuplicateKey(error)) throw new AppError('IMPORTACION_EN_CURSO');
        throw error;
      });
  }

  /** The write that decides that a written import is undone; null when it cannot be, or not any more. */
  startUndo(tiendaId: string, id: string, since: Date, vence: Date): Promise<ImportacionDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, tiendaId, estado: 'aplicada', aplicada: $gte(since) },
        { $set: { estado: 'revirtiendo', conservadas: 0, intentos: 0, dueno: null, tomada: null, vence } },
        { returnDocument: 'after' },
      )
      .lean()
      .exec();
  }

  /** A store's imports that were confirmed, the newest first. */
  findConfirmed(tiendaId: string, limit: number): Promise<ImportacionDoc[]> {
    return this.model
      .find({ tiendaId, estado: $in(CONFIRMED) })
      .sort({ _id: -1 })
      .limit(limit)
      .lean()
      .exec();
  }

  /** Takes the work on an import, or keeps it; null when another process has it or there is nothing to do. */
  claim(id: string, owner: string, now: Date, deadBefore: Date): Promise<ImportacionDoc | null> {
    return this.model
      .findOneAndUpdate(
        {
          _id: id,
          estado: $in(RUNNING_ESTADOS),
          $or: [{ dueno: owner }, { tomada: null }, { tomada: $lt(deadBefore) }],
        },
        { $set: { dueno: owner, tomada: now } },
        { returnDocument: 'after' },
      )
      .lean()
      .exec();
  }

  /** Imports whose process has not moved since; any process may take them. */
  async findAbandoned(deadBefore: Date): Promise<string[]> {
    const docs = await this.model
      .find(
        {
          estado: $in(RUNNING_ESTADOS),
          $or: [{ tomada: null }, { tomada: $lt(deadBefore) }],
        },
        { _id: 1 },
      )
      .limit(20)
      .lean()
      .exec();
    return docs.map(({ _id }) => String(_id));
  }

  /** Counts rows, those that answers leave as they are and those that an undoing left, in the transaction that wrote them; false when the work is no longer this process'. */
  async advance(
    id: string,
    owner: string,
    estado: EstadoImportacion,
    { rows, same = 0, kept = 0 }: { rows: number; same?: number; kept?: number },
    now: Date,
    tx: Tx,
  ): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { _id: id, estado, dueno: owner },
      {
        $inc: { hechas: rows, conservadas: kept, total: -same, 'conteo.cambian': -same, 'conteo.iguales': same },
        $set: { tomada: now, intentos: 0 },
      },
      { session: tx },
    );
    return matchedCount === 1;
  }

  /** One more failed attempt; returns how many there were in a row. */
  async countFailure(id: string): Promise<number> {
    const doc = await this.model
      .findOneAndUpdate(
        { _id: id },
        { $inc: { intentos: 1 } },
        { returnDocument: 'after', projection: { intentos: 1 } },
      )
      .lean()
      .exec();
    return doc?.intentos ?? 0;
  }

  /** Moves an import on; false when it was not in that state any more. */
  async move(
    id: string,
    { from, to, ...set }: { from: EstadoImportacion; to: EstadoImportacion; aplicada?: Date; vence?: Date },
    tx?: Tx,
  ): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { _id: id, estado: from },
      { $set: { estado: to, intentos: 0, ...set } },
      { session: tx },
    );
    return matchedCount === 1;
  }
}
