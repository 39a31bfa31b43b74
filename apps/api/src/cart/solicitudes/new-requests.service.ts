import { Injectable } from '@nestjs/common';
import { canonicalMarca, canonicalModelo } from '@tuerca/contracts/auth/garaje/marcas';
import type { NuevaSolicitud } from '@tuerca/contracts/cart/solicitudes/inputs';
import { SOLICITUD_MESSAGES } from '@tuerca/contracts/cart/solicitudes/messages';
import { MAX_OPEN_REQUESTS, MAX_REQUESTS_PER_DAY } from '@tuerca/contracts/cart/solicitudes/rules';
import type { Solicitud } from '@tuerca/contracts/cart/solicitudes/schemas';
import { normalizeText } from '@tuerca/contracts/kernel/text';
import { DAY } from '@tuerca/contracts/kernel/time';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { firstFree } from '../../platform/common/first-free';
import { fingerprint } from '../../platform/common/keys';
import { afterCommit } from '../../platform/database/after-commit';
import { isDuplicateKey, takenFields } from '../../platform/database/database-errors';
import { Transactions } from '../../platform/database/transactions';
import { type Reply, reply } from '../../platform/http/reply';
import { UploadsService } from '../../platform/uploads/uploads.service';
import { AnnouncementsService } from './announcements.service';
import { RequestView } from './request-view.service';
import type { SolicitudDoc } from './solicitud.schema';
import { SolicitudesRepository } from './solicitudes.repository';

/** Requests of one client at once take each other's places; each attempt takes the next free one. */
const MAX_ATTEMPTS = MAX_OPEN_REQUESTS + 2;

/** Asking stores for a part. */
@Injectable()
export class NewRequestsService {
  constructor(
    private readonly repository: SolicitudesRepository,
    private readonly view: RequestView,
    private readonly announcements: AnnouncementsService,
    private readonly uploads: UploadsService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Throws SOLICITUD_REPETIDA, SOLICITUDES_ABIERTAS and SOLICITUDES_DEL_DIA. */
  async create(user: CurrentUser, form: NuevaSolicitud): Promise<Reply<Solicitud>> {
    for (let attempt = 1; ; attempt++) {
      try {
        const doc = await this.store(user, form);
        return reply(await this.view.ofClient(doc), { message: SOLICITUD_MESSAGES.created });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        if (takenFields(error).includes('huella')) throw new AppError('SOLICITUD_REPETIDA');
        if (attempt >= MAX_ATTEMPTS) throw new AppError('SOLICITUDES_ABIERTAS');
      }
    }
  }

  private async store(user: CurrentUser, { dias, estado, ciudad, vehiculo: given, ...form }: NuevaSolicitud) {
    const fecha = this.clock.now();
    const dia = caracasDate(fecha);
    const vehiculo = given && {
      ...given,
      marca: canonicalMarca(given.marca),
      modelo: canonicalModelo(given.modelo, given.marca),
    };
    const { ranuras, hoy } = await this.repository.findTaken(user.id, dia);
    const ranura = firstFree(MAX_OPEN_REQUESTS, ranuras);
    const orden = firstFree(MAX_REQUESTS_PER_DAY, hoy);
    if (ranura === undefined) throw new AppError('SOLICITUDES_ABIERTAS');
    if (orden === undefined) throw new AppError('SOLICITUDES_DEL_DIA');
    const text = [form.pieza, vehiculo?.marca, vehiculo?.modelo, vehiculo?.anio].filter(Boolean).join(' ');
    return this.transactions.run(async (tx): Promise<SolicitudDoc> => {
      for (const url of form.fotos) await this.uploads.claim(user, 'solicitud', url, 'fotos', tx);
      const doc = await this.repository.insert(
        {
          ...form,
          vehiculo,
          clienteId: this.repository.toId(user.id),
          estado: 'abierta',
          abierta: true,
          huella: fingerprint(normalizeText(text)),
          ranura,
          dia,
          orden,
          ubicacion: { estado, ciudad },
          fecha,
          vence: new Date(fecha.getTime() + dias * DAY),
          cerrada: null,
          porAvisar: true,
          tiendas: [],
          propuestaId: null,
        },
        tx,
      );
      afterCommit(tx, () => this.announcements.begin());
      return doc;
    });
  }
}
