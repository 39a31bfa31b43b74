import { Injectable } from '@nestjs/common';
import type { solicitudesTienda } from '@tuerca/contracts/cart/solicitudes/endpoints';
import { GRUPOS_TIENDA } from '@tuerca/contracts/cart/solicitudes/rules';
import type { SolicitudTienda } from '@tuerca/contracts/cart/solicitudes/schemas';
import { StoresService } from '../../auth/stores/stores.service';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { replyPage } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { RequestView } from './request-view.service';
import { SolicitudesRepository } from './solicitudes.repository';
import { SolicitudesService } from './solicitudes.service';

const NONE = { por_responder: 0, respondidas: 0, cerradas: 0 };

/** The requests of which a store was told. One that is kept out of the site has none. */
@Injectable()
export class StoreRequestsService {
  constructor(
    private readonly repository: SolicitudesRepository,
    private readonly solicitudes: SolicitudesService,
    private readonly view: RequestView,
    private readonly stores: StoresService,
    private readonly clock: Clock,
  ) {}

  async list({ id }: CurrentUser, { grupo, page, limit }: Parsed<typeof solicitudesTienda.list>['query']) {
    if (!(await this.sells(id))) return replyPage([], 0, { page, limit }, { cuentas: NONE, nuevas: 0 });
    const [docs, nuevas, ...counts] = await Promise.all([
      this.repository.findOfStore(id, grupo, { page, limit }),
      this.repository.countNew(id),
      ...GRUPOS_TIENDA.map((one) => this.repository.countOfStore(id, one)),
    ]);
    const cuentas = Object.fromEntries(GRUPOS_TIENDA.map((one, i) => [one, counts[i] ?? 0])) as typeof NONE;
    return replyPage(await this.view.ofStore(docs, id), cuentas[grupo], { page, limit }, { cuentas, nuevas });
  }

  async count({ id }: CurrentUser): Promise<{ pendientes: number }> {
    return { pendientes: (await this.sells(id)) ? await this.repository.countNew(id) : 0 };
  }

  /** Opens one: it is not new any more. */
  async get(user: CurrentUser, id: string): Promise<SolicitudTienda> {
    const doc = await this.solicitudes.own(user, id);
    await this.repository.noteSeen(id, user.id, this.clock.now());
    return this.show(user, id, doc);
  }

  async show(user: CurrentUser, id: string, known?: Parameters<RequestView['ofStore']>[0][number]) {
    const [shown] = await this.view.ofStore([known ?? (await this.solicitudes.own(user, id))], user.id);
    return shown!;
  }

  private async sells(id: string): Promise<boolean> {
    return !!(await this.stores.findCard(id))?.activo;
  }
}
