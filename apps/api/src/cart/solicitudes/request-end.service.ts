import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { EstadoSolicitud } from '@tuerca/contracts/cart/solicitudes/states';
import { Clock } from '../../platform/common/clock';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import type { Tx } from '../../platform/database/transactions';
import type { PropuestaDoc } from './propuesta.schema';
import { PropuestasRepository } from './propuestas.repository';
import type { SolicitudDoc } from './solicitud.schema';
import { SolicitudCerrada } from './solicitudes.events';
import { SolicitudesRepository, type Viewer } from './solicitudes.repository';

interface End {
  estado: Exclude<EstadoSolicitud, 'abierta'>;
  /** The accepted one, taken before the others are closed. */
  propuesta: PropuestaDoc | null;
}

/** The end of a request: its state, its open proposals and who hears of it, in one transaction. */
@Injectable()
export class RequestEndService {
  constructor(
    private readonly repository: SolicitudesRepository,
    private readonly propuestas: PropuestasRepository,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
  ) {}

  /** Null, and nothing written, when the request is not open any more. */
  async end(viewer: Viewer, id: string, { estado, propuesta }: End, tx: Tx): Promise<SolicitudDoc | null> {
    const propuestaId = propuesta ? String(propuesta._id) : undefined;
    const doc = await this.repository.close(viewer, id, { estado, now: this.clock.now(), propuestaId }, tx);
    if (!doc) return null;
    const tiendaIds = await this.propuestas.closeAll(doc._id, tx);
    await emitInTurn(this.events, SolicitudCerrada.event, new SolicitudCerrada(doc, estado, propuesta, tiendaIds, tx));
    return doc;
  }
}
