import { Injectable } from '@nestjs/common';
import type { solicitudes } from '@tuerca/contracts/cart/solicitudes/endpoints';
import { SOLICITUD_MESSAGES } from '@tuerca/contracts/cart/solicitudes/messages';
import type { Solicitud } from '@tuerca/contracts/cart/solicitudes/schemas';
import { solicitudEstado } from '@tuerca/contracts/cart/solicitudes/states';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { Transactions } from '../../platform/database/transactions';
import { type Reply, reply, replyPage } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { PropuestasRepository } from './propuestas.repository';
import { RequestEndService } from './request-end.service';
import { RequestView } from './request-view.service';
import type { SolicitudDoc } from './solicitud.schema';
import { toResumenSolicitud } from './solicitudes.mapper';
import { SolicitudesRepository } from './solicitudes.repository';

/** A client's own requests. */
@Injectable()
export class SolicitudesService {
  constructor(
    private readonly repository: SolicitudesRepository,
    private readonly propuestas: PropuestasRepository,
    private readonly view: RequestView,
    private readonly ends: RequestEndService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async list({ id }: CurrentUser, { grupo, page, limit }: Parsed<typeof solicitudes.list>['query']) {
    const [docs, abiertas, cerradas] = await Promise.all([
      this.repository.findOfClient(id, grupo, { page, limit }),
      this.repository.countOfClient(id, 'abiertas'),
      this.repository.countOfClient(id, 'cerradas'),
    ]);
    const all = docs.length ? await this.propuestas.findOf(docs.map(({ _id }) => _id)) : [];
    const now = this.clock.now();
    const rows = docs.map((doc) =>
      toResumenSolicitud(
        doc,
        all.filter(({ solicitudId }) => String(solicitudId) === String(doc._id)),
        now,
      ),
    );
    const cuentas = { abiertas, cerradas };
    return replyPage(rows, cuentas[grupo], { page, limit }, { cuentas });
  }

  async get(user: CurrentUser, id: string): Promise<Solicitud> {
    return this.view.ofClient(await this.own(user, id));
  }

  /** Throws SOLICITUD_CERRADA and SOLICITUD_VENCIDA. */
  async cancel(user: CurrentUser, id: string): Promise<Reply<Solicitud>> {
    await this.own(user, id);
    const doc = await this.transactions.run((tx) =>
      this.ends.end({ clienteId: user.id }, id, { estado: 'cancelada', propuesta: null }, tx),
    );
    if (!doc) throw this.over(await this.own(user, id));
    return reply(await this.view.ofClient(doc), { message: SOLICITUD_MESSAGES.cancelled });
  }

  /** The stored request for its client or a store that was told of it; throws SOLICITUD_NO_ENCONTRADA. */
  async own({ id: userId, role }: CurrentUser, id: string): Promise<SolicitudDoc> {
    const viewer = role === 'store' ? { tiendaId: userId } : { clienteId: userId };
    const doc = role === 'client' || role === 'store' ? await this.repository.findOne(viewer, id) : null;
    if (!doc) throw new AppError('SOLICITUD_NO_ENCONTRADA');
    return doc;
  }

  /** Why nothing can be done with a request any more. */
  over(doc: SolicitudDoc): AppError {
    const expired = solicitudEstado(doc, this.clock.now()) === 'vencida';
    return new AppError(expired ? 'SOLICITUD_VENCIDA' : 'SOLICITUD_CERRADA');
  }
}
