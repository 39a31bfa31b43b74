import { Injectable } from '@nestjs/common';
import { onTransactionEnd } from '../database/on-transaction-end';
import type { Tx } from '../database/transactions';
import { Bus } from './bus.service';

const TOPIC = 'cambio';
/** Tags whose last change is known one by one. */
const REMEMBERED = 20_000;

type Domain =
  | 'tiendas'
  | 'talleres'
  | 'servicios'
  | 'ofertas'
  | 'promociones'
  | 'usuarios'
  | 'comentarios'
  | 'preguntas'
  | 'catalogos'
  | 'membresias';
/**
 * Dependency of an answer. Of products: one of them, changes that touched any number of them, any of them, and changes that
 * enter, leave or order a list. `agenda` is the occupation of a workshop's bays;
 * `configuracion` is announced by its own topic.
 */
export type Tag =
  | Domain
  | 'configuracion'
  | `agenda:${string}`
  | `producto:${string}`
  | 'productos:varios'
  | 'productos'
  | 'productos:listas'
  /** The search engine holds what the other tags of the announcement name. */
  | 'indice';

/** Numbers every committed change, on every instance, and knows the last one of each tag: what was read before it is void. */
@Injectable()
export class Changes {
  private count = 0;
  /** Oldest change first. */
  private readonly last = new Map<Tag, number>();
  /** The newest change among those that are not remembered. */
  private forgotten = 0;
  /** Tags that each open transaction will have changed: one announcement, however many writes it has. */
  private readonly pending = new WeakMap<Tx, Set<Tag>>();
  private readonly listeners: ((tags: readonly Tag[]) => void)[] = [];
  private readonly ownListeners: ((tags: readonly Tag[]) => void)[] = [];

  constructor(private readonly bus: Bus) {
    bus.subscribe(TOPIC, (tags: Tag[]) => this.note(tags));
    bus.subscribe('configuracion', () => this.note(['configuracion']));
    bus.onRecovery(() => this.forgetAll());
    bus.onUnheard(() => this.forgetAll());
  }

  /** Calls back with every change, of any instance, before what announced it goes on. */
  listen(listener: (tags: readonly Tag[]) => void): void {
    this.listeners.push(listener);
  }

  /** Calls back with every change that this instance announces. */
  listenOwn(listener: (tags: readonly Tag[]) => void): void {
    this.ownListeners.push(listener);
  }

  /** The number of the latest change; take it before reading. */
  get latest(): number {
    return this.count;
  }

  /** The number of the last change of a tag; for one that is not remembered, of a later one. */
  of(tag: Tag): number {
    return this.last.get(tag) ?? this.forgotten;
  }

  /** Whether what was read when `latest` had this number is still so. */
  unchanged(latest: number, tags: readonly Tag[]): boolean {
    return tags.every((tag) => this.of(tag) <= latest);
  }

  /** Call after a write; inside a transaction it waits for its end: reading before the commit would keep the old figures. */
  bump(tag: Exclude<Tag, 'configuracion'> | Exclude<Tag, 'configuracion'>[], tx?: Tx): void {
    const tags = [tag].flat();
    const waiting = tx && this.pending.get(tx);
    if (waiting) return tags.forEach((one) => waiting.add(one));
    const changed = new Set<Tag>(tags);
    if (tx) this.pending.set(tx, changed);
    onTransactionEnd(tx, () => {
      this.bus.publish(TOPIC, [...changed]);
      for (const listener of this.ownListeners) listener([...changed]);
    });
  }

  /** Announcements were lost, or may be: anything may have changed. */
  private forgetAll(): void {
    this.last.clear();
    this.forgotten = ++this.count;
  }

  private note(tags: Tag[]): void {
    this.count++;
    for (const tag of tags) {
      this.last.delete(tag);
      this.last.set(tag, this.count);
    }
    for (const listener of this.listeners) listener(tags);
    for (const [tag, number] of this.last) {
      if (this.last.size <= REMEMBERED) return;
      this.last.delete(tag);
      this.forgotten = number;
    }
  }
}
