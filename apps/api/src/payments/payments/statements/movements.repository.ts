import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { isDuplicateKey } from '../../../platform/database/database-errors';
import { insertBuilt } from '../../../platform/database/insert-built';
import { toId } from '../../../platform/database/object-id';
import { $in } from '../../../platform/database/operators';
import type { Tx } from '../../../platform/database/transactions';
import { isSameMovement, type MovementIdentity, shiftDate } from '../movement-identity';
import { MOVIMIENTO_BANCO, type MovimientoBancoDoc } from './movement.schema';

export type NewMovement = Pick<
  MovimientoBancoDoc,
  'clave' | 'bancoReceptor' | 'bancoEmisor' | 'fecha' | 'referencia' | 'sufijo' | 'monto' | 'descripcion'
>;

const { trusted } = mongoose;
/** Candidates that are looked at for one payment. */
const MAX_CANDIDATES = 30;

/** Agreement of a movement with a description: its bank, then its date. */
export const likeness = (
  { bancoEmisor, fecha }: Pick<MovimientoBancoDoc, 'bancoEmisor' | 'fecha'>,
  described: Pick<MovementIdentity, 'bancoEmisor' | 'fecha'>,
): number => (bancoEmisor === described.bancoEmisor ? 2 : 0) + (fecha === described.fecha ? 1 : 0);

/** Movements of the receiving account; each stands once and pays once. */
@Injectable()
export class BankMovementsRepository {
  constructor(@InjectModel(MOVIMIENTO_BANCO) private readonly model: Model<MovimientoBancoDoc>) {}

  /** Enters those that are not known yet and counts them; all of them belong to the statement afterwards. */
  async enter(extractoId: string, movements: NewMovement[]): Promise<number> {
    const id = toId(extractoId);
    const claves = movements.map(({ clave }) => clave);
    const known = new Set(
      (
        await this.model
          .find({ clave: $in(claves) }, { clave: 1 })
          .lean()
          .exec()
      ).map(({ clave }) => clave),
    );
    const fresh = movements.filter(({ clave }) => !known.has(clave));
    const rows = fresh.map((row) => ({ ...row, extractos: [id], pagoId: null, orderNumber: null, conciliado: null }));
    try {
      await insertBuilt<MovimientoBancoDoc>(this.model, rows, undefined);
    } catch (error) {
      // Another upload of the same days was faster with some of them.
      if (!isDuplicateKey(error)) throw error;
      for (const row of rows) await this.enterOne(row);
    }
    const entered = await this.model.countDocuments({ extractos: id }).exec();
    await this.model.updateMany({ clave: $in(claves) }, { $addToSet: { extractos: id } });
    return entered;
  }

  findById(id: string): Promise<MovimientoBancoDoc | null> {
    return this.model.findById(id).lean().exec();
  }

  findByIds(ids: string[]): Promise<MovimientoBancoDoc[]> {
    return this.model
      .find({ _id: $in(ids) })
      .lean()
      .exec();
  }

  /** All movements of a statement, in the order of their dates. */
  findByStatement(extractoId: string): Promise<MovimientoBancoDoc[]> {
    return this.model.find({ extractos: extractoId }).sort({ fecha: 1, _id: 1 }).lean().exec();
  }

  /** Free movements that may belong to a payment: by the end of its reference, or by amount near its date. */
  async findCandidates(
    bancoReceptor: string,
    { sufijo, monto, fechas }: { sufijo: string | null; monto: number; fechas: { desde: string; hasta: string } },
  ): Promise<MovimientoBancoDoc[]> {
    const near = { monto, fecha: trusted({ $gte: fechas.desde, $lte: fechas.hasta }) };
    const found = await Promise.all(
      [...(sufijo ? [{ sufijo }] : []), near].map((filter) =>
        this.model
          .find({ bancoReceptor, pagoId: null, ...filter })
          .limit(MAX_CANDIDATES)
          .lean()
          .exec(),
      ),
    );
    return [...new Map(found.flat().map((doc) => [String(doc._id), doc])).values()];
  }

  /** Free movements of an account that are what somebody described: amount, date but for a day, last digits. */
  async findFree(bancoReceptor: string, described: MovementIdentity, tx: Tx): Promise<MovimientoBancoDoc[]> {
    const { monto, fecha } = described;
    const days = [-1, 0, 1].map((days) => shiftDate(fecha, days));
    const found = await this.model
      .find({ bancoReceptor, monto, fecha: $in(days), pagoId: null })
      .session(tx)
      .lean()
      .exec();
    return found.filter((doc) => isSameMovement(doc, described));
  }

  /** A payment takes a movement in the transaction of its settlement; false when another one has it. */
  async claim(
    id: MovimientoBancoDoc['_id'],
    {
      _id: pagoId,
      orderNumber,
      bancoReceptor,
    }: { _id: MovimientoBancoDoc['_id']; orderNumber: string; bancoReceptor: string },
    now: Date,
    tx: Tx,
  ): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { _id: id, bancoReceptor, pagoId: null },
      { $set: { pagoId, orderNumber, conciliado: now } },
      { session: tx },
    );
    return matchedCount === 1;
  }

  private async enterOne(row: Omit<MovimientoBancoDoc, '_id'>): Promise<void> {
    try {
      await insertBuilt<MovimientoBancoDoc>(this.model, [row], undefined);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
