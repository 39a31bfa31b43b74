import { Injectable, Logger } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { EstadoSolicitud } from '@tuerca/contracts/cart/solicitudes/states';
import { Clock } from '../../platform/common/clock';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { Scheduler } from '../../platform/common/scheduler';
import { DueWork } from '../../platform/database/due-work.service';
import { Transactions, type Tx } from '../../platform/database/transactions';
import type { PropuestaDoc } from './propuesta.schema';
import { PropuestasRepository } from './propuestas.repository';
import type { SolicitudDoc } from './solicitud.schema';
import { SolicitudCerrada } from './solicitudes.events';
import { SolicitudesRepository, type Viewer } from './solicitudes.repository';

const EVERY_MS = 30_000;

interface End {
  estado: Exclude<EstadoSolicitud, 'abierta'>;
  /** The accepted one, taken before the others are closed. */
  propuesta: PropuestaDoc | null;
}

/** The end of a request: its state, its open proposals and who hears of it, in one transaction. */
@Injectable()
export class RequestEndService {
  private readonly log = new Logger('Requests');

  constructor(
    private readonly repository: SolicitudesRepository,
    private readonly propuestas: PropuestasRepository,
    private readonly events: EventEmitter2,
    private readonly transactions: Transactions,
    private readonly work: DueWork,
    private readonly clock: Clock,
    scheduler: Scheduler,
  ) {
    scheduler.add('Requests', EVERY_MS, () => this.sweep());
  }

  /** Null, and nothing written, when the request is not open any more. */
  async end(viewer: Viewer, id: string, { estado, propuesta }: End, tx: Tx): Promise<SolicitudDoc | null> {
    const propuestaId = propuesta ? String(propuesta._id) : undefined;
    const doc = await this.repository.close(viewer, id, { estado, now: this.clock.now(), propuestaId }, tx);
    if (!doc) return null;
    const tiendaIds = await this.propuestas.closeAll(doc._id, tx);
    await emitInTurn(this.events, SolicitudCerrada.event, new SolicitudCerrada(doc, estado, propuesta, tiendaIds, tx));
    return doc;
  }

  /** Closes requests and proposals whose time is over, each by a conditional write; answers how many requests. */
  async sweep(): Promise<number> {
    await this.propuestas.expire(this.clock.now());
    const end = { estado: 'vencida', propuesta: null } as const;
    return this.work.drain(this.repository.overdue, this.log, async ({ _id }) => {
      const closed = await this.transactions.run((tx) => this.end({}, String(_id), end, tx));
      return closed !== null;
    });
  }
}
