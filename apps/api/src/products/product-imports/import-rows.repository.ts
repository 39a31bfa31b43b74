import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { TemaPregunta } from '@tuerca/contracts/products/product-imports/questions';
import { type ListaFilas, type TipoFila, TIPOS_FILA } from '@tuerca/contracts/products/product-imports/states';
import { insertBuilt } from '../../platform/database/insert-built';
import { toId } from '../../platform/database/object-id';
import { $gt, $in, $ne } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { without } from '../../platform/database/without';
import type { AnsweredRow } from './import-answers';
import { FILA_IMPORTACION, type FilaDoc } from './import-row.schema';

export type NewRow = Omit<FilaDoc, '_id' | 'importacionId'>;
/** Fields of a row that a repeated check changes. */
export type CheckedRow = Pick<
  FilaDoc,
  '_id' | 'tipo' | 'cambios' | 'errores' | 'preguntas' | 'stockVisto' | 'encontrado'
>;

/** A row that an undoing left. */
export type KeptRow = Required<Pick<FilaDoc, '_id' | 'razon'>> & Pick<FilaDoc, 'columnasCambiadas'>;

const WRITTEN: readonly TipoFila[] = ['nuevo', 'cambia'];
const LISTED = {
  ...(Object.fromEntries(TIPOS_FILA.map((tipo) => [tipo, { tipo }])) as Record<TipoFila, { tipo: TipoFila }>),
  preguntaStock: { 'preguntas.tema': 'stock' },
  preguntaPrecio: { 'preguntas.tema': 'precio' },
  conservada: { conservada: true },
} as const satisfies Record<ListaFilas, object>;
const written = () => $in(WRITTEN);

/** Rows of checked files. */
@Injectable()
export class ImportRowsRepository {
  constructor(@InjectModel(FILA_IMPORTACION) private readonly model: Model<FilaDoc>) {}

  async insert(importId: string, rows: NewRow[]): Promise<void> {
    await insertBuilt<FilaDoc>(
      this.model,
      rows.map((row) => ({ ...row, importacionId: toId(importId) })),
      undefined,
    );
  }

  async removeOf(importId: string): Promise<void> {
    await this.model.deleteMany({ importacionId: importId });
  }

  findPage(importId: string, tipo: ListaFilas, { page, limit }: { page: number; limit: number }): Promise<FilaDoc[]> {
    return this.model
      .find({ importacionId: importId, ...LISTED[tipo] }, without('valores', 'antes'))
      .sort({ linea: 1 })
      .skip((page - 1) * limit)
      .limit(limit)
      .lean()
      .exec();
  }

  /** Rows of the kinds given after a line, in the order of the file. */
  findAfter(importId: string, tipos: readonly TipoFila[], line: number, limit: number): Promise<FilaDoc[]> {
    return this.model
      .find({
        importacionId: importId,
        tipo: $in(tipos),
        linea: $gt(line),
      })
      .sort({ linea: 1 })
      .limit(limit)
      .lean()
      .exec();
  }

  /** Lines that are asked about a subject. */
  async linesAsked(importId: string, tema: TemaPregunta): Promise<number[]> {
    const rows = await this.model.find({ importacionId: importId, 'preguntas.tema': tema }, { linea: 1 }).lean().exec();
    return rows.map(({ linea }) => linea);
  }

  /** Number of rows that would put a new product on sale. */
  countPublished(importId: string): Promise<number> {
    return this.model.countDocuments({ importacionId: importId, tipo: 'nuevo', 'valores.activo': $ne(false) }).exec();
  }

  async recheck(rows: CheckedRow[]): Promise<void> {
    if (!rows.length) return;
    await this.model.collection.bulkWrite(
      rows.map(({ _id, ...set }) => ({ updateOne: { filter: { _id }, update: { $set: set } } })),
      { ordered: false },
    );
  }

  /** The next rows to be written (`hecha` false), from a line on, or taken back (true): of these the new ones come first, since they make room for what is published again. */
  async findNext(importId: string, hecha: boolean, limit: number, after = 0): Promise<FilaDoc[]> {
    const next = (tipo: TipoFila | object) =>
      this.model
        .find({ importacionId: importId, hecha, linea: $gt(after), tipo })
        .sort({ linea: hecha ? -1 : 1 })
        .limit(limit)
        .lean()
        .exec();
    const added = hecha ? await next('nuevo') : [];
    return added.length ? added : next(written());
  }

  /** Notes inside the transaction that wrote the rows what was there before, and what was written of those that were answered. */
  async markDone(rows: (Pick<FilaDoc, '_id' | 'antes'> & Partial<AnsweredRow>)[], tx: Tx): Promise<void> {
    if (!rows.length) return;
    await this.model.collection.bulkWrite(
      rows.map(({ _id, ...set }) => ({
        updateOne: { filter: { _id }, update: { $set: { hecha: true, ...set } } },
      })),
      { session: tx },
    );
  }

  /** Notes that the answers leave these rows as they are. */
  async markSame(ids: FilaDoc['_id'][], tx: Tx): Promise<void> {
    if (!ids.length) return;
    await this.model.updateMany({ _id: $in(ids) }, { $set: { tipo: 'igual', cambios: [] } }, { session: tx });
  }

  async markUndone(ids: FilaDoc['_id'][], tx: Tx): Promise<void> {
    if (!ids.length) return;
    await this.model.updateMany({ _id: $in(ids) }, { $set: { hecha: false, antes: null } }, { session: tx });
  }

  /** Notes which rows an undoing left, and why. */
  async markKept(rows: KeptRow[], tx: Tx): Promise<void> {
    if (!rows.length) return;
    await this.model.collection.bulkWrite(
      rows.map(({ _id, ...why }) => ({
        updateOne: { filter: { _id }, update: { $set: { ...why, conservada: true, hecha: false, antes: null } } },
      })),
      { session: tx },
    );
  }

  /** Keeps the rows as long as their import. */
  async keepUntil(importId: string, vence: Date): Promise<void> {
    await this.model.updateMany({ importacionId: importId }, { $set: { vence } });
  }
}
