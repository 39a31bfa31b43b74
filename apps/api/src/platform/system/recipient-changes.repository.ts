import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { insertBuilt } from '../database/insert-built';
import { $exists, $gt, $lte, $ne } from '../database/operators';
import type { Tx } from '../database/transactions';
import { CAMBIO_DESTINATARIO, type CambioDestinatarioDoc } from './recipient-change.schema';

const open = { abierto: $exists(true) };

interface Decision {
  por: string;
  motivo: string;
  at: Date;
}

/** Changes of the recipient: each step is one conditional write, so that of two deciders one wins. */
@Injectable()
export class RecipientChangesRepository {
  constructor(@InjectModel(CAMBIO_DESTINATARIO) private readonly model: Model<CambioDestinatarioDoc>) {}

  /** The change that waits, due or not. */
  findOpen(): Promise<CambioDestinatarioDoc | null> {
    return this.model.findOne(open).lean().exec();
  }

  findById(id: string): Promise<CambioDestinatarioDoc | null> {
    return this.model.findById(id).lean().exec();
  }

  /** The latest that were decided or whose time came. */
  findRecent(limit: number): Promise<CambioDestinatarioDoc[]> {
    return this.model
      .find({ abierto: $exists(false) })
      .sort({ fecha: -1 })
      .limit(limit)
      .lean()
      .exec();
  }

  /** Adds a change; throws MongoDB's 11000 when another one waits. */
  async insert(doc: Omit<CambioDestinatarioDoc, '_id'>, tx: Tx): Promise<CambioDestinatarioDoc> {
    return (await insertBuilt<CambioDestinatarioDoc>(this.model, [doc], tx))[0]!;
  }

  /** Brings it forward while it waits, unless `por` asked for it herself. */
  approve(id: string, { por, motivo, at }: Decision, tx: Tx): Promise<CambioDestinatarioDoc | null> {
    return this.decide(
      { _id: id, solicitadoPor: $ne(por), vigenteDesde: $gt(at) },
      { estado: 'aplicado', vigenteDesde: at, decididoPor: por, fechaDecision: at, motivoDecision: motivo },
      tx,
    );
  }

  /** Calls it off while it waits. */
  cancel(id: string, { por, motivo, at }: Decision, tx: Tx): Promise<CambioDestinatarioDoc | null> {
    return this.decide(
      { _id: id, vigenteDesde: $gt(at) },
      { estado: 'cancelado', decididoPor: por, fechaDecision: at, motivoDecision: motivo },
      tx,
    );
  }

  /** Closes the one whose time has come. */
  applyDue(now: Date, tx: Tx): Promise<CambioDestinatarioDoc | null> {
    return this.decide({ vigenteDesde: $lte(now) }, { estado: 'aplicado' }, tx);
  }

  private decide(filter: object, set: Partial<CambioDestinatarioDoc>, tx: Tx): Promise<CambioDestinatarioDoc | null> {
    return this.model
      .findOneAndUpdate(
        { ...open, ...filter },
        { $set: set, $unset: { abierto: 1 } },
        { returnDocument: 'after', session: tx },
      )
      .lean()
      .exec();
  }
}
