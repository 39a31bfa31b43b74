import { Injectable } from '@nestjs/common';
import { afterEnd } from '../database/after-end';
import type { Tx } from '../database/transactions';
import { Bus } from './bus.service';

const TEMA = 'cambio';
/** What is read often and written seldom; `configuracion` is announced by its own topic. */
type Dominio = 'configuracion' | 'tiendas' | 'talleres' | 'servicios';

/** A number per domain that grows with every committed change of it, on every instance: what was read under an older one is void. */
@Injectable()
export class Changes {
  private readonly numeros = new Map<Dominio, number>();

  constructor(private readonly bus: Bus) {
    bus.subscribe(TEMA, ({ dominio }: { dominio: Dominio }) => this.grow(dominio));
    bus.subscribe('configuracion', () => this.grow('configuracion'));
  }

  of(dominio: Dominio): number {
    return this.numeros.get(dominio) ?? 0;
  }

  /** Call after a write; inside a transaction it waits for its end. */
  bump(dominio: Exclude<Dominio, 'configuracion'>, tx?: Tx): void {
    afterEnd(tx, () => this.bus.publish(TEMA, { dominio }));
  }

  private grow(dominio: Dominio): void {
    this.numeros.set(dominio, this.of(dominio) + 1);
  }
}
