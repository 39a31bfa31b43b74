import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { type EstadoManoDeObra, LIVE_ESTADOS_MANO_DE_OBRA } from '@tuerca/contracts/cart/mano-de-obra/states';
import type { EstadoCita } from '@tuerca/contracts/citas/citas/states';
import { Claims } from '../../platform/database/claims';
import { type Built, insertBuilt } from '../../platform/database/insert-built';
import { $in, $lte } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { MANO_DE_OBRA, type ManoDeObraDoc } from './mano-de-obra.schema';

export type NewLabour = Omit<Built<ManoDeObraDoc>, 'turnos'>;
/** Fields that are written with a move. */
export type LabourChange = Partial<
  Pick<
    ManoDeObraDoc,
    'recibido' | 'porcentaje' | 'ganado' | 'devuelto' | 'vence' | 'citaId' | 'tallerId' | 'servicio' | 'cita'
  >
>;
const isLive = (estado: EstadoManoDeObra): boolean => (LIVE_ESTADOS_MANO_DE_OBRA as readonly string[]).includes(estado);

/** Labour that is paid through Tuerca: each move is one write on the state that it was decided upon. */
@Injectable()
export class ManoDeObraRepository {
  /** Documents that leave their state by the clock, those that have waited longest first. */
  readonly due: Claims<ManoDeObraDoc>;

  constructor(@InjectModel(MANO_DE_OBRA) private readonly model: Model<ManoDeObraDoc>) {
    this.due = new Claims(model, {
      name: 'vencer',
      due: (now) => ({ estado: $in(['cumplida', 'por_decidir']), vence: $lte(now) }),
      sort: { vence: 1 },
      fields: { _id: 1, estado: 1 },
    });
  }

  newId(): string {
    return String(new mongoose.Types.ObjectId());
  }

  /** Throws MongoDB's 11000 with `citaId` when the labour of this appointment is paid already. */
  async insert(doc: NewLabour, tx: Tx): Promise<ManoDeObraDoc> {
    const [stored] = await insertBuilt<ManoDeObraDoc>(this.model, [doc], tx);
    return stored!;
  }

  /** The last that was paid of an appointment. */
  findLast(citaId: string): Promise<ManoDeObraDoc | null> {
    return this.model.findOne({ citaId }).sort({ createdAt: -1 }).lean().exec();
  }

  findById(id: string, tx?: Tx): Promise<ManoDeObraDoc | null> {
    return this.model
      .findById(id)
      .session(tx ?? null)
      .lean()
      .exec();
  }

  /** Notes what became of an appointment on its live labour; null when it has none. */
  follow(citaId: string, cita: EstadoCita, tx: Tx): Promise<ManoDeObraDoc | null> {
    return this.model
      .findOneAndUpdate({ citaId, viva: true }, { $set: { cita } }, { returnDocument: 'after', session: tx })
      .lean()
      .exec();
  }

  /** Moves one along while it is in the state `from`; null when it has moved. */
  move(
    id: string,
    from: EstadoManoDeObra,
    estado: EstadoManoDeObra,
    change: LabourChange,
    tx: Tx,
  ): Promise<ManoDeObraDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, estado: from },
        { $set: { estado, viva: isLive(estado), ...change } },
        { returnDocument: 'after', session: tx },
      )
      .lean()
      .exec();
  }
}
