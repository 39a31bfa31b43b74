import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { type Built, insertBuilt } from '../../platform/database/insert-built';
import { toId } from '../../platform/database/object-id';
import { $gt, $in } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { type EntradaDoc, type LineaDoc, PRESUPUESTO, type PresupuestoDoc } from './presupuesto.schema';

/** Party of presupuestos: every query for people names one. */
export type PresupuestoParty = { clienteId: string } | { tallerId: string };
/** A line before its storage. */
export type NewPresupuestoLine = Omit<LineaDoc, '_id' | 'productoId'> & { productoId: string | null };
export type NewPresupuesto = Omit<Built<PresupuestoDoc>, 'lineas'> & { lineas: NewPresupuestoLine[] };
type Answer = Pick<PresupuestoDoc, 'estado' | 'lineas' | 'respondido' | 'comentario'>;
type Move = Partial<Answer> & Pick<PresupuestoDoc, 'estado'>;

/** A version that nothing has happened to since it was read. */
const asRead = ({ _id, clienteId, estado, revision }: PresupuestoDoc) => ({
  _id,
  clienteId,
  estado,
  // Null stands for absent.
  revision: revision ?? null,
});
/** The same, as long as it waits for an answer at `now`. */
const openAt = (read: PresupuestoDoc, now: Date) => ({
  ...asRead(read),
  estado: 'enviado',
  vence: $gt(now),
});

@Injectable()
export class PresupuestosRepository {
  constructor(@InjectModel(PRESUPUESTO) private readonly model: Model<PresupuestoDoc>) {}

  /** Throws MongoDB's 11000 when the version exists, or another one is open. */
  async insert(data: NewPresupuesto, tx: Tx): Promise<PresupuestoDoc> {
    const { ObjectId } = mongoose.Types;
    const lineas = data.lineas.map(({ productoId, ...line }) => ({
      _id: new ObjectId(),
      ...line,
      productoId: productoId ? toId(productoId) : null,
    }));
    const [doc] = await insertBuilt<PresupuestoDoc>(this.model, [{ ...data, lineas }], tx);
    return doc!;
  }

  /** Every version for an appointment of a party, newest first. */
  findByCita(party: PresupuestoParty, citaId: string): Promise<PresupuestoDoc[]> {
    return this.model
      .find({ citaId, ...party })
      .sort({ version: -1 })
      .lean()
      .exec();
  }

  /** The lines of every version for an appointment. */
  async findLines(citaId: string, tx?: Tx): Promise<LineaDoc[]> {
    const docs = await this.model
      .find({ citaId }, { lineas: 1 })
      .session(tx ?? null)
      .lean()
      .exec();
    return docs.flatMap(({ lineas }) => lineas);
  }

  /** The answered versions for several appointments of a party. */
  findAnswered(party: PresupuestoParty, citaIds: readonly string[]): Promise<PresupuestoDoc[]> {
    return this.model
      .find({
        citaId: $in(citaIds),
        ...party,
        estado: $in(['aprobado', 'aprobado_parcial']),
      })
      .sort({ citaId: 1, version: 1 })
      .lean()
      .exec();
  }

  findOwn(party: PresupuestoParty, id: string): Promise<PresupuestoDoc | null> {
    return this.model
      .findOne({ _id: id, ...party })
      .lean()
      .exec();
  }

  async lastVersion(citaId: string): Promise<number> {
    const last = await this.model.findOne({ citaId }, { version: 1 }).sort({ version: -1 }).lean().exec();
    return last?.version ?? 0;
  }

  /** The version that waits for an answer gives way to a newer one. */
  async replaceOpen(citaId: string, entry: EntradaDoc, tx: Tx): Promise<void> {
    await this.model.updateOne(
      { citaId, abierto: true },
      { $set: { estado: 'reemplazado' }, $unset: { abierto: 1 }, $push: { historial: entry } },
      { session: tx },
    );
  }

  /** The version that waits for an answer is not answered any more: its appointment is over. */
  async closeOpen(citaId: string, entry: EntradaDoc, tx: Tx): Promise<void> {
    await this.model.updateOne(
      { citaId, abierto: true },
      { $set: { estado: 'cerrado' }, $unset: { abierto: 1 }, $push: { historial: entry } },
      { session: tx },
    );
  }

  /** The newest version waits again when it was closed with its appointment and is still in time. */
  async reopen(citaId: string, entry: EntradaDoc, tx: Tx): Promise<void> {
    const version = await this.model
      .findOne({ citaId }, { version: 1 })
      .sort({ version: -1 })
      .session(tx)
      .lean()
      .exec();
    if (!version) return;
    await this.model.updateOne(
      { _id: version._id, estado: 'cerrado', vence: $gt(entry.fecha) },
      { $set: { estado: 'enviado', abierto: true }, $push: { historial: entry } },
      { session: tx },
    );
  }

  /** Writes a client's answer while the presupuesto waits for it and is in time; null when it does not any more. */
  answer(read: PresupuestoDoc, answer: Answer, entry: EntradaDoc, tx: Tx): Promise<PresupuestoDoc | null> {
    return this.move(openAt(read, entry.fecha), answer, entry, tx);
  }

  /** Writes lines that were approved by telephone while it waits and is in time; null when it does not any more. */
  noteCall(read: PresupuestoDoc, move: Move, entry: EntradaDoc, tx: Tx): Promise<PresupuestoDoc | null> {
    return this.move(openAt(read, entry.fecha), move, entry, tx);
  }

  /** Writes a client's objection, whether it still waits or is answered; null when it has moved since it was read. */
  object(read: PresupuestoDoc, move: Move, entry: EntradaDoc, tx: Tx): Promise<PresupuestoDoc | null> {
    return this.move(asRead(read), move, entry, tx);
  }

  /** Withdraws it while nobody has answered; null when somebody has. */
  withdraw(tallerId: string, id: string, entry: EntradaDoc): Promise<PresupuestoDoc | null> {
    return this.move({ _id: id, tallerId, estado: 'enviado' }, { estado: 'retirado' }, entry);
  }

  private move(filter: object, set: Move, historial: EntradaDoc, tx?: Tx): Promise<PresupuestoDoc | null> {
    const closed = set.estado === 'enviado' ? {} : { $unset: { abierto: 1 as const } };
    return this.model
      .findOneAndUpdate(
        filter,
        { $set: set, $inc: { revision: 1 }, $push: { historial }, ...closed },
        { returnDocument: 'after', session: tx },
      )
      .lean()
      .exec();
  }
}
