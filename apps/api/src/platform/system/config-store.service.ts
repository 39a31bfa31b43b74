import { Injectable } from '@nestjs/common';
import { RECIPIENT_ENTRIES, type RecipientField } from '@tuerca/contracts/platform/system/rules';
import { AppError } from '../common/app-error';
import { Clock } from '../common/clock';
import { onTransactionEnd } from '../database/on-transaction-end';
import type { Tx } from '../database/transactions';
import { Bus } from '../realtime/bus.service';
import { ConfigRepository } from './config.repository';
import type { ConfigDoc } from './config.schema';
import { DEFINITIONS } from './defaults';
import { rateAt, rateSwitch } from './rate-rules';
import type { CambioDestinatarioDoc } from './recipient-change.schema';
import { RecipientChangesRepository } from './recipient-changes.repository';

const TTL = 30_000;
const TOPIC = 'configuracion';
const RATE = 'tasa_bcv';

interface Snapshot {
  entries: Map<string, ConfigDoc>;
  /** The change of the recipient that waited when this was read. */
  change: CambioDestinatarioDoc | null;
}
interface Cache {
  snapshot: Promise<Snapshot>;
  until: number;
  /** The instant at which what was still ahead takes effect: what was read before it is void from then on. */
  switchesAt?: Date | undefined;
}

/**
 * The entries as they hold now: remembered for 30 s at most, void everywhere as soon as somebody writes, and read anew at the
 * instant at which a new recipient or rate takes effect, so that a change that was cancelled elsewhere never holds, not even for seconds.
 */
@Injectable()
export class ConfigStore {
  private cache?: Cache;

  constructor(
    private readonly repository: ConfigRepository,
    private readonly changes: RecipientChangesRepository,
    private readonly clock: Clock,
    private readonly bus: Bus,
  ) {
    this.bus.subscribe(TOPIC, () => (this.cache = undefined));
    this.bus.onRecovery(() => this.forget());
    this.bus.onUnheard(() => this.forget());
  }

  /** The entries by name, the recipient and the rate whose time has come among them. */
  async entries(): Promise<Map<string, ConfigDoc>> {
    return effective(await this.remembered(), this.clock.now());
  }

  /** One entry from the database; throws CONFIG_NO_ENCONTRADA. */
  async entry(name: string): Promise<ConfigDoc> {
    const doc = Object.hasOwn(DEFINITIONS, name) ? effective(await this.read(), this.clock.now()).get(name) : undefined;
    if (!doc) throw new AppError('CONFIG_NO_ENCONTRADA');
    return doc;
  }

  /** The change of the recipient that is still ahead, if there is one, from memory. */
  async pendingChange(): Promise<CambioDestinatarioDoc | null> {
    const { change } = await this.remembered();
    return change && change.vigenteDesde > this.clock.now() ? change : null;
  }

  /** Instant at which the next recipient or the rate of a later day takes effect, from memory. */
  async nextSwitch(): Promise<Date | undefined> {
    return nextSwitch(await this.remembered(), this.clock.now());
  }

  /** Forgets what is remembered here: the next reading is the database's. */
  forget(): void {
    this.cache = undefined;
  }

  /** Tells every instance that something was written, once the transaction is over. */
  announce(tx?: Tx): void {
    onTransactionEnd(tx, () => this.bus.publish(TOPIC, {}));
  }

  private remembered(): Promise<Snapshot> {
    const { cache } = this;
    const now = Date.now();
    if (cache && cache.until >= now && !(cache.switchesAt && cache.switchesAt <= this.clock.now()))
      return cache.snapshot;
    const fresh: Cache = { snapshot: this.read(), until: now + TTL };
    this.cache = fresh;
    fresh.snapshot.then(
      (snapshot) => (fresh.switchesAt = nextSwitch(snapshot, this.clock.now())),
      // A failed read must not be remembered.
      () => this.cache === fresh && (this.cache = undefined),
    );
    return fresh.snapshot;
  }

  /** The change first: one that is applied meanwhile is then found in the entries. */
  private async read(): Promise<Snapshot> {
    const change = await this.changes.findOpen();
    return { change, entries: new Map((await this.repository.findAll()).map((doc) => [doc._id, doc])) };
  }
}

/** Instant of the first change that takes effect after `now`. */
function nextSwitch({ entries, change }: Snapshot, now: Date): Date | undefined {
  const ahead = [change?.vigenteDesde, rateSwitch(entries.get(RATE))].filter((at): at is Date => !!at && at > now);
  return ahead.sort((a, b) => a.getTime() - b.getTime())[0];
}

/** The entries as they hold at an instant. */
function effective({ entries, change }: Snapshot, now: Date): Map<string, ConfigDoc> {
  const stored = entries.get(RATE);
  const rate = stored && rateAt(stored, now);
  const isSwitched = change && change.vigenteDesde <= now;
  if (!isSwitched && rate === stored) return entries;
  const overlaid = new Map(entries);
  if (rate) overlaid.set(RATE, rate);
  if (!isSwitched) return overlaid;
  for (const [field, name] of Object.entries(RECIPIENT_ENTRIES) as [RecipientField, string][]) {
    const doc = entries.get(name);
    if (doc) overlaid.set(name, { ...doc, valor: change.nuevo[field], ultimaModificacion: change.vigenteDesde });
  }
  return overlaid;
}
