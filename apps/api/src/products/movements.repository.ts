import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { insertBuilt } from '../platform/database/insert-built';
import type { Tx } from '../platform/database/transactions';
import { MOVIMIENTO, type MovimientoDoc } from './movement.schema';

type NuevoMovimiento = Pick<MovimientoDoc, 'delta' | 'motivo' | 'referencia' | 'fecha'> & { productoId: string };

/** The ledger of stock: rows are only ever added, in the transaction that moves the stock. */
@Injectable()
export class MovementsRepository {
  constructor(@InjectModel(MOVIMIENTO) private readonly model: Model<MovimientoDoc>) {}

  /** One command for all of them; a second sale or return of the same order and product throws MongoDB's 11000. */
  async insert(movements: NuevoMovimiento[], tx: Tx | undefined): Promise<void> {
    const docs = movements.map(({ productoId, ...movement }) => ({
      ...movement,
      productoId: new mongoose.Types.ObjectId(productoId),
    }));
    await insertBuilt<MovimientoDoc>(this.model, docs, tx);
  }
}
