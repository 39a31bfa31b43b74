import { Injectable, Logger } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import {
  MAX_REQUESTS_PER_STORE,
  MAX_STORES_PER_REQUEST,
  STORES_PER_BATCH,
} from '@tuerca/contracts/cart/solicitudes/rules';
import type { Propuesta } from '@tuerca/contracts/cart/solicitudes/schemas';
import { DAY } from '@tuerca/contracts/kernel/time';
import { StoresService } from '../../auth/stores/stores.service';
import { Clock } from '../../platform/common/clock';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { fingerprint } from '../../platform/common/keys';
import { logFailure } from '../../platform/common/log-failure';
import { Scheduler } from '../../platform/common/scheduler';
import { DueWork } from '../../platform/database/due-work.service';
import { Transactions } from '../../platform/database/transactions';
import { HeldProducts } from '../../products/products/held-products.service';
import { nearness } from './propuesta.mapper';
import type { SolicitudDoc } from './solicitud.schema';
import { SolicitudAnunciada } from './solicitudes.events';
import { SolicitudesRepository } from './solicitudes.repository';

/** A store that may be told of a request; `load` is of how many it was told lately. */
interface Candidate {
  id: string;
  cercania: Propuesta['cercania'];
  load: number;
}

const TIER: Record<Candidate['cercania'], number> = { ciudad: 0, estado: 1, pais: 2 };

/**
 * The order in which stores are told of a request: the same city first, then the same state, then the country; among equals
 * those that were told of fewest lately, and then by lot, drawn anew for each request, so that no store is always the first.
 * Stores that were told of as many as one may be are left out.
 */
function rankAudience(candidates: readonly Candidate[], seed: string): Candidate[] {
  return candidates
    .filter(({ load }) => load < MAX_REQUESTS_PER_STORE)
    .map((one) => ({ one, lot: fingerprint(`${seed}:${one.id}`) }))
    .sort((a, b) => TIER[a.one.cercania] - TIER[b.one.cercania] || a.one.load - b.one.load || (a.lot < b.lot ? -1 : 1))
    .map(({ one }) => one);
}

const EVERY_MS = 10_000;

/**
 * Tells stores of requests, some at a time. Each batch is one transaction that notes the stores and stores their notices, under
 * the condition that nobody noted any meanwhile: a process that ends between two batches leaves the rest to the next sweep, and
 * two processes never tell the same store twice.
 */
@Injectable()
export class AnnouncementsService {
  private readonly log = new Logger('Requests');

  constructor(
    private readonly repository: SolicitudesRepository,
    private readonly products: HeldProducts,
    private readonly stores: StoresService,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    private readonly work: DueWork,
    private readonly clock: Clock,
    scheduler: Scheduler,
  ) {
    scheduler.add('Requests', EVERY_MS, () => this.sweep());
  }

  /** Begins at once, behind the answer; what goes wrong is left to the next sweep. */
  begin(): void {
    void logFailure(this.log, () => this.sweep());
  }

  /** Tells every store that is to be told now; answers how many were. */
  async sweep(): Promise<number> {
    let told = 0;
    await this.work.drain(this.repository.unannounced, this.log, async (doc) => {
      const stores = await this.announce(doc);
      told += stores ?? 0;
      return stores !== null;
    });
    return told;
  }

  /**
   * Announces the request; returns the number of stores notified, null when another process notified some meanwhile, or the
   * request is over.
   */
  private async announce(request: SolicitudDoc): Promise<number | null> {
    const audience = await this.audience(request);
    let doc: SolicitudDoc | null = request;
    let told = 0;
    for (let from = 0; doc; from += STORES_PER_BATCH) {
      const batch = audience.slice(from, from + STORES_PER_BATCH);
      const done = from + STORES_PER_BATCH >= audience.length;
      doc = await this.tell(doc, batch, done);
      if (!doc) return null;
      told += batch.length;
      if (done) break;
    }
    return told;
  }

  /** Null when somebody else told stores meanwhile, or the request is over. */
  private tell(doc: SolicitudDoc, tiendaIds: string[], done: boolean): Promise<SolicitudDoc | null> {
    return this.transactions.run(async (tx) => {
      const fecha = this.clock.now();
      const told = tiendaIds.map((id) => ({
        tiendaId: this.repository.toId(id),
        fecha,
        vista: null,
        respondida: false,
      }));
      const after = await this.repository.announce(doc, { told, done }, tx);
      if (after) await emitInTurn(this.events, SolicitudAnunciada.event, new SolicitudAnunciada(after, tiendaIds, tx));
      return after;
    });
  }

  /** Stores that are still to be notified, in order. */
  private async audience({ _id, pieza, categoria, vehiculo, ubicacion, tiendas }: SolicitudDoc): Promise<string[]> {
    const sellers = await this.products.sellers({ categoria, marca: vehiculo?.marca ?? null, text: pieza });
    const already = new Set(tiendas.map(({ tiendaId }) => String(tiendaId)));
    const ids = sellers.filter((id) => !already.has(id));
    const since = new Date(this.clock.now().getTime() - DAY);
    const [docs, load] = await Promise.all([this.stores.findByIds(ids), this.repository.countNotified(ids, since)]);
    const candidates = ids.flatMap((id) => {
      const store = docs.get(id);
      if (!store?.activo) return [];
      return [{ id, cercania: nearness(store.direccion, ubicacion), load: load.get(id) ?? 0 }];
    });
    return rankAudience(candidates, String(_id))
      .slice(0, MAX_STORES_PER_REQUEST - tiendas.length)
      .map(({ id }) => id);
  }
}
