import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { EstadoManoDeObra } from '@tuerca/contracts/cart/mano-de-obra/states';
import { MANO_DE_OBRA_MOVES } from '@tuerca/contracts/cart/mano-de-obra/states';
import { AppError } from '../../platform/common/app-error';
import { demandStep } from '../../platform/common/demand-step';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import type { Tx } from '../../platform/database/transactions';
import { ManoDeObraMovida } from './mano-de-obra.events';
import { type LabourChange, ManoDeObraRepository } from './mano-de-obra.repository';
import type { ManoDeObraDoc } from './mano-de-obra.schema';

/** Labour that is paid through Tuerca, as it is stored. */
export type StoredLabour = ManoDeObraDoc;

/** The steps of paid labour: each one write along the table of states, and told in its transaction. */
@Injectable()
export class LabourService {
  constructor(
    private readonly repository: ManoDeObraRepository,
    private readonly events: EventEmitter2,
  ) {}

  /** Throws PASO_NO_PERMITIDO for what the table does not lead to, ESTADO_CAMBIO when somebody moved it meanwhile. */
  async move(
    { _id, estado: from }: Pick<StoredLabour, '_id' | 'estado'>,
    to: EstadoManoDeObra,
    change: LabourChange,
    tx: Tx,
  ): Promise<StoredLabour> {
    demandStep(MANO_DE_OBRA_MOVES, from, to);
    const moved = await this.repository.move(String(_id), from, to, change, tx);
    if (!moved) throw new AppError('ESTADO_CAMBIO');
    await emitInTurn(this.events, ManoDeObraMovida.event, new ManoDeObraMovida(moved, from, tx));
    return moved;
  }
}
