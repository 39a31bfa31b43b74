import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { applyCatalogos, type Catalogos, LISTAS, liveCatalogos } from '@tuerca/contracts/platform/catalogos/live';
import { type SynonymIndex, synonymIndex } from '@tuerca/contracts/platform/catalogos/sinonimos';
import { logFailure } from '../common/log-failure';
import { Scheduler } from '../common/scheduler';
import { Environment } from '../config/environment';
import { onTransactionEnd } from '../database/on-transaction-end';
import type { Tx } from '../database/transactions';
import { type Reply, reply } from '../http/reply';
import { Bus } from '../realtime/bus.service';
import { Changes } from '../realtime/changes.service';
import { SINONIMOS_VERSION } from './catalogo.schema';
import { CatalogosRepository } from './catalogos.repository';
import { SinonimosRepository } from './sinonimos.repository';

const TOPIC = 'catalogos';
/** Intervals of comparing versions, in milliseconds: without Redis nobody announces the changes of other instances. */
const POLL_ALONE = 1000;
const POLL_WITH_BUS = 30_000;

/** Keeps the lists of this process as the database has them: from its start, after every change here, and within 2 s after one elsewhere. */
@Injectable()
export class LiveCatalogos implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger('Catalogos');
  private reading: Promise<void> = Promise.resolve();
  /** Sum of the versions that were read last. */
  private version = -1;
  private words: SynonymIndex = new Map();

  constructor(
    private readonly repository: CatalogosRepository,
    private readonly sinonimos: SinonimosRepository,
    private readonly changes: Changes,
    private readonly bus: Bus,
    env: Environment,
    scheduler: Scheduler,
  ) {
    scheduler.add('Catalogos', env.REDIS_URL ? POLL_WITH_BUS : POLL_ALONE, () => this.compare());
  }

  /** Before anything else of the product starts: what is derived from the lists must be derived from the present ones. */
  async onModuleInit(): Promise<void> {
    await this.prepare();
    this.bus.subscribe(TOPIC, () => void logFailure(this.log, () => this.refresh()));
    this.bus.onRecovery(() => void logFailure(this.log, () => this.refresh()));
    this.bus.onUnheard(() => void this.compare().catch(() => undefined));
  }

  /** Makes what changes are written to, and reads it; call it again after the database was emptied. */
  async prepare(): Promise<void> {
    await this.repository.ensure([...LISTAS, SINONIMOS_VERSION]);
    await this.refresh();
  }

  async onModuleDestroy(): Promise<void> {
    await this.reading.catch(() => undefined);
  }

  /** Reads the lists anew and puts them into force; readings follow one another, so that an older one never comes last. */
  refresh(): Promise<void> {
    const next = this.reading.catch(() => undefined).then(() => this.read());
    this.reading = next;
    return next;
  }

  /** Call inside the transaction of a change: all instances read the lists after its commit. */
  announce(tx: Tx): void {
    onTransactionEnd(tx, () => this.bus.publish(TOPIC, {}));
  }

  /** The synonyms of the search, as they are now. */
  get synonyms(): SynonymIndex {
    return this.words;
  }

  /** Returns the public lists, cached until they change; without offices, which the checkout asks for by state. */
  public(): Reply<Catalogos> {
    const { version, listas } = liveCatalogos();
    const { oficinas: _offices, ...shared } = listas;
    return reply({ version, listas: shared }, { cache: { tags: ['catalogos'] } });
  }

  private async compare(): Promise<void> {
    const versions = await this.repository.findVersions();
    if (sumOf(versions) !== this.version) await this.refresh();
  }

  private async read(): Promise<void> {
    const [docs, groups] = await Promise.all([this.repository.findAll(), this.sinonimos.findAll()]);
    const version = sumOf(docs);
    if (version === this.version && version === liveCatalogos().version) return;
    this.version = version;
    this.words = synonymIndex(groups);
    const changed = docs.filter(({ cambios }) => cambios.length);
    applyCatalogos({ version, listas: Object.fromEntries(changed.map(({ _id, cambios }) => [_id, cambios])) });
    // Answers that were made with the former lists are void; every instance finds that out by itself.
    this.changes.bump('catalogos');
  }
}

const sumOf = (docs: readonly { version: number }[]): number => docs.reduce((sum, { version }) => sum + version, 0);
