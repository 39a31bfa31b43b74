import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Tx } from '../platform/database/transactions';
import { MOVIMIENTO, type MovimientoDoc } from './movement.schema';

type NuevoMovimiento = Pick<MovimientoDoc, 'delta' | 'motivo' | 'referencia' | 'fecha'> & { productoId: string };

/** The ledger of stock: rows are only ever added, in the transaction that moves the stock. */
@Injectable()
export class MovementsRepository {
  constructor(@InjectModel(MOVIMIENTO) private readonly model: Model<MovimientoDoc>) {}

  async insert(movimiento: NuevoMovimiento, tx: Tx | undefined): Promise<void> {
    await this.model.create([movimiento as never], { session: tx });
  }
}
