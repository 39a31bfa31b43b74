import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock';
import { afterEnd } from '../database/after-end';
import type { Tx } from '../database/transactions';
import type { Holds } from '../http/reply';
import { Bus } from './bus.service';

const TEMA = 'cambio';
/** How long a reading is trusted, in milliseconds: other instances without Redis cannot announce their writes. */
const VIGENCIA = 15_000;
/** What is read often and written seldom; `configuracion` is announced by its own topic. */
type Dominio = 'configuracion' | 'tiendas' | 'talleres' | 'servicios' | 'usuarios' | 'comentarios' | 'preguntas';

/** A number per domain that grows with every committed change of it, on every instance: what was read under an older one is void. */
@Injectable()
export class Changes {
  private readonly numeros = new Map<Dominio, number>();

  constructor(
    private readonly bus: Bus,
    private readonly clock: Clock,
  ) {
    bus.subscribe(TEMA, ({ dominio }: { dominio: Dominio }) => this.grow(dominio));
    bus.subscribe('configuracion', () => this.grow('configuracion'));
  }

  of(dominio: Dominio): number {
    return this.numeros.get(dominio) ?? 0;
  }

  /** Call before reading; the answer then holds while none of these has changed since. */
  since(...dominios: Dominio[]): Holds {
    const antes = dominios.map((dominio) => this.of(dominio));
    const desde = this.clock.now().getTime();
    return () => {
      const edad = this.clock.now().getTime() - desde;
      return edad >= 0 && edad < VIGENCIA && dominios.every((dominio, i) => this.of(dominio) === antes[i]);
    };
  }

  /** Call after a write; inside a transaction it waits for its end. */
  bump(dominio: Exclude<Dominio, 'configuracion'>, tx?: Tx): void {
    afterEnd(tx, () => this.bus.publish(TEMA, { dominio }));
  }

  private grow(dominio: Dominio): void {
    this.numeros.set(dominio, this.of(dominio) + 1);
  }
}
