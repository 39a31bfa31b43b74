import { randomBytes } from 'node:crypto';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { countedTerm } from '@tuerca/contracts/cart/demanda/rules';
import { type BusquedaVacia } from '@tuerca/contracts/cart/demanda/schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { Clock } from '../../platform/common/clock';
import { mac } from '../../platform/common/keys';
import { logFailure } from '../../platform/common/log-failure';
import { Scheduler } from '../../platform/common/scheduler';
import { CatalogueService } from '../../products/catalogue/catalogue.service';
import { ProductsService } from '../../products/products/products.service';
import { ProductoEnCarrito } from '../cart/cart.events';
import { BusquedasRepository, type CountedSearch } from './busquedas.repository';
import { type Counted, DemandaRepository } from './demanda.repository';
import { cityOf } from './known-city';

/** Interval of writing the counts, in milliseconds: a process that dies loses at most the counts of one interval. */
const FLUSH_MS = 5000;
/** Products and searches that wait to be written at most; what comes beyond is not counted. */
const MAX_WAITING = 5000;
/** Searches by person and day that are remembered, so that nobody counts twice. */
const MAX_SEEN = 50_000;

export type DayCounted = Counted;

const placeOf = ({ estado, ciudad }: Pick<BusquedaVacia, 'estado' | 'ciudad'>) => ({
  estado: estado ?? null,
  ciudad: estado && ciudad ? cityOf(estado, ciudad) : null,
});

/** A product's day that waits; the store of a view is looked up when it is written. */
type Waiting = Omit<Counted, 'tiendaId'> & { tiendaId: string | null };

/**
 * Counts what is looked at, put into carts and looked for in vain: in memory, written in bulk by the clock, so that neither a
 * page nor a cart waits for it. Who it was is not kept: searches are told apart by a digest whose key lives as long as the process.
 */
@Injectable()
export class TallyService implements BeforeApplicationShutdown {
  private readonly log = new Logger('Demanda');
  private readonly salt = randomBytes(32);
  private products = new Map<string, Waiting>();
  private searches = new Map<string, CountedSearch>();
  private seen = new Set<string>();
  private seenDay = '';
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly repository: DemandaRepository,
    private readonly busquedas: BusquedasRepository,
    private readonly catalogue: CatalogueService,
    private readonly owners: ProductsService,
    private readonly clock: Clock,
    scheduler: Scheduler,
  ) {
    scheduler.add('Demanda', FLUSH_MS, () => this.flush());
  }

  /** Somebody opened the page of a product; one that does not exist is not counted in the end. */
  view(productoId: string): void {
    this.count(productoId, null, 'vistas');
  }

  @OnEvent(ProductoEnCarrito.event)
  onCart({ productoId, tiendaId }: ProductoEnCarrito): void {
    this.count(productoId, tiendaId, 'carritos');
  }

  /** Somebody at `address` found nothing; counted once a day. */
  search({ texto, estado, ciudad }: BusquedaVacia, address: string): void {
    const term = countedTerm(texto);
    if (!term) return;
    const dia = caracasDate(this.clock.now());
    const place = placeOf({ estado, ciudad });
    if (!this.isFirst(`${term.clave}|${address}`, dia)) return;
    const key = `${dia}|${term.clave}|${place.estado}|${place.ciudad}`;
    const waiting = this.searches.get(key);
    if (waiting) waiting.personas++;
    else if (this.searches.size < MAX_WAITING) this.searches.set(key, { ...term, ...place, dia, personas: 1 });
  }

  beforeApplicationShutdown(): Promise<void> {
    return logFailure(this.log, () => this.flush());
  }

  /** Writes what waits, one round after the other. */
  flush(): Promise<void> {
    const round = this.writing.then(() => this.write());
    this.writing = round.catch(() => undefined);
    return round;
  }

  private async write(): Promise<void> {
    const [products, searches] = [this.products, this.searches];
    if (!products.size && !searches.size) return;
    [this.products, this.searches] = [new Map(), new Map()];
    const [counted, vain] = await Promise.all([
      this.owned([...products.values()]),
      this.inVain([...searches.values()]),
    ]);
    await Promise.all([this.repository.add(counted), this.busquedas.add(vain)]);
  }

  private count(productoId: string, tiendaId: string | null, what: 'vistas' | 'carritos'): void {
    const dia = caracasDate(this.clock.now());
    const key = `${dia}${productoId}`;
    const waiting = this.products.get(key);
    if (waiting) {
      waiting[what]++;
      waiting.tiendaId ??= tiendaId;
    } else if (this.products.size < MAX_WAITING)
      this.products.set(key, { productoId, tiendaId, dia, vistas: 0, carritos: 0, [what]: 1 });
  }

  /** With the stores that own them; what nobody can see is left out. */
  private async owned(waiting: readonly Waiting[]): Promise<Counted[]> {
    const unknown = waiting.flatMap(({ productoId, tiendaId }) => (tiendaId ? [] : [productoId]));
    const owners = unknown.length ? await this.owners.ownersOf([...new Set(unknown)]) : new Map<string, string>();
    return waiting.flatMap((one) => {
      const tiendaId = one.tiendaId ?? owners.get(one.productoId);
      return tiendaId ? [{ ...one, tiendaId }] : [];
    });
  }

  /** Those that find nothing indeed: whoever sends them may say anything. */
  private async inVain(searches: readonly CountedSearch[]): Promise<CountedSearch[]> {
    const kept: CountedSearch[] = [];
    for (const one of searches) if (!(await this.catalogue.finds(one.texto))) kept.push(one);
    return kept;
  }

  private isFirst(who: string, dia: string): boolean {
    if (dia !== this.seenDay) {
      this.seen = new Set();
      this.seenDay = dia;
    }
    const digest = mac(this.salt, who).slice(0, 16);
    if (this.seen.has(digest) || this.seen.size >= MAX_SEEN) return false;
    this.seen.add(digest);
    return true;
  }

  /** Enters past days as if they had been counted in their time: for the demo. */
  enter(days: readonly DayCounted[]): Promise<void> {
    return this.repository.add(days);
  }

  /** Searches that so many people made on a day ('2026-11-24'). */
  async enterSearches(searches: readonly (BusquedaVacia & { personas: number })[], dia: string): Promise<void> {
    await this.busquedas.add(
      searches.flatMap(({ texto, estado, ciudad, personas }) => {
        const term = countedTerm(texto);
        const place = placeOf({ estado, ciudad });
        return term ? [{ ...term, ...place, personas, dia }] : [];
      }),
    );
  }
}
