import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock';
import { onTransactionEnd } from '../database/on-transaction-end';
import type { Tx } from '../database/transactions';
import type { FreshnessCheck } from '../http/reply';
import { Bus } from './bus.service';

const TOPIC = 'cambio';
/** How long a reading is trusted, in milliseconds: other instances without Redis cannot announce their writes. */
const VIGENCIA = 15_000;
/** What is read often and written seldom; `configuracion` is announced by its own topic. */
type Domain =
  'configuracion' | 'tiendas' | 'talleres' | 'servicios' | 'ofertas' | 'usuarios' | 'comentarios' | 'preguntas';

/** A number per domain that grows with every committed change of it, on every instance: what was read under an older one is void. */
@Injectable()
export class Changes {
  private readonly numeros = new Map<Domain, number>();

  constructor(
    private readonly bus: Bus,
    private readonly clock: Clock,
  ) {
    bus.subscribe(TOPIC, ({ domain }: { domain: Domain }) => this.grow(domain));
    bus.subscribe('configuracion', () => this.grow('configuracion'));
  }

  of(domain: Domain): number {
    return this.numeros.get(domain) ?? 0;
  }

  /** Call before reading; the answer then holds while none of these has changed since. */
  since(...domains: Domain[]): FreshnessCheck {
    const antes = domains.map((domain) => this.of(domain));
    const desde = this.clock.now().getTime();
    return () => {
      const age = this.clock.now().getTime() - desde;
      return age >= 0 && age < VIGENCIA && domains.every((domain, i) => this.of(domain) === antes[i]);
    };
  }

  /** Call after a write; inside a transaction it waits for its end. */
  bump(domain: Exclude<Domain, 'configuracion'>, tx?: Tx): void {
    onTransactionEnd(tx, () => this.bus.publish(TOPIC, { domain }));
  }

  private grow(domain: Domain): void {
    this.numeros.set(domain, this.of(domain) + 1);
  }
}
