import { Injectable } from '@nestjs/common';
import type { Lista } from '@tuerca/contracts/platform/catalogos/live';
import { CATALOGO_MESSAGES } from '@tuerca/contracts/platform/catalogos/messages';
import type { Adopcion, CambioDeEntrada, ListaAdmin, NuevaEntrada } from '@tuerca/contracts/platform/catalogos/schemas';
import { AuditService } from '../audit/audit.service';
import { AppError } from '../common/app-error';
import type { CurrentUser } from '../common/current-user';
import { Transactions } from '../database/transactions';
import { type Reply, reply } from '../http/reply';
import { CambiosRepository } from './cambios.repository';
import { CatalogoHolders } from './catalogo-holders.service';
import { CatalogoRunner } from './catalogo-runner.service';
import { CatalogoViews } from './catalogo-views.service';
import { CatalogosRepository } from './catalogos.repository';
import { entriesOf } from './entry-changes';
import { type EntryPlan, planAdd, planAdopt, planUpdate, type StoredList } from './entry-plans';
import { LiveCatalogos } from './live-catalogos.service';

/** Tolerance of a change beyond the documents that its preview counted: stores publish while somebody reads it. */
const SPARE = 10;
const SPARE_SHARE = 0.1;

interface Confirmed {
  motivo: string;
  visto: number;
}

/** Changes the lists for administrators: choices at once, stored documents in the background. */
@Injectable()
export class CatalogosService {
  constructor(
    private readonly repository: CatalogosRepository,
    private readonly cambios: CambiosRepository,
    private readonly holders: CatalogoHolders,
    private readonly runner: CatalogoRunner,
    private readonly views: CatalogoViews,
    private readonly live: LiveCatalogos,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
  ) {}

  /** Adds an entry. Throws CATALOGO_REPETIDO, and for a typed value what a change throws. */
  add(user: CurrentUser, lista: Lista, body: NuevaEntrada): Promise<Reply<ListaAdmin>> {
    return this.change(user, lista, body, (stored) => planAdd(stored, body));
  }

  /** Changes or merges an entry. Throws CATALOGO_ENTRADA_NO_ENCONTRADA, _REPETIDO, _PROTEGIDO, _EN_CAMBIO, _CRECIO, and ESTADO_CAMBIO when two do at once. */
  update(user: CurrentUser, lista: Lista, id: string, body: CambioDeEntrada): Promise<Reply<ListaAdmin>> {
    return this.change(user, lista, body, (stored) => planUpdate(stored, id, body));
  }

  /** An entry takes in what stores typed. */
  adopt(user: CurrentUser, lista: Lista, id: string, body: Adopcion): Promise<Reply<ListaAdmin>> {
    return this.change(user, lista, body, (stored) => planAdopt(stored, id, body));
  }

  private async change(
    user: CurrentUser,
    lista: Lista,
    confirmed: Confirmed,
    toPlan: (stored: StoredList) => EntryPlan,
  ): Promise<Reply<ListaAdmin>> {
    const { version, cambios: changes = [] } = (await this.repository.find(lista)) ?? { version: 0 };
    const plan = toPlan({ lista, changes, entries: entriesOf(lista, changes) });
    if (plan.naming && (await this.cambios.isRunning(lista))) throw new AppError('CATALOGO_EN_CAMBIO');
    const total = await this.countTouched(lista, plan, confirmed.visto);
    const job = await this.transactions.run(async (tx) => {
      if (!(await this.repository.replace(lista, version, plan.changes, tx))) throw new AppError('ESTADO_CAMBIO');
      const { accion, antes, despues, rewrite } = plan;
      const line = { actor: user.id, accion, objeto: `catalogo:${lista}/${plan.id}`, antes, despues };
      await this.audit.record({ ...line, motivo: confirmed.motivo }, tx);
      this.live.announce(tx);
      return rewrite && total > 0 ? this.cambios.insert({ lista, ...rewrite, total }, tx) : null;
    });
    await this.live.refresh();
    if (job) this.runner.begin(job);
    const message = job
      ? CATALOGO_MESSAGES.applying
      : plan.accion === 'catalogo.agregar'
        ? CATALOGO_MESSAGES.added
        : CATALOGO_MESSAGES.saved;
    return reply(await this.views.list(lista), { message });
  }

  /** Counts the documents that the plan touches; throws CATALOGO_CRECIO when they exceed the number shown by more than the tolerance. */
  private async countTouched(lista: Lista, { touches }: EntryPlan, visto: number): Promise<number> {
    if (!touches) return 0;
    const usos = await this.holders.count(lista, touches);
    const total = usos.reduce((sum, { cuantos }) => sum + cuantos, 0);
    if (total > visto + Math.max(SPARE, visto * SPARE_SHARE)) throw new AppError('CATALOGO_CRECIO');
    return total;
  }
}
