import { Injectable } from '@nestjs/common';
import { Bus } from '../../../platform/realtime/bus.service';

const TOPIC = 'indice.atraso';
/** Time for which an announcement holds, in milliseconds: whoever made it may end before it takes it back. */
const HOLDS = 5000;

/** Keeps which processes have written products that the shared index still lacks. */
@Injectable()
export class IndexLag {
  /** Until when each process lags, by the ids of the processes. */
  private readonly until = new Map<string, number>();

  constructor(private readonly bus: Bus) {
    bus.subscribe<{ de: string; atrasado: boolean }>(TOPIC, ({ de, atrasado }) => {
      if (atrasado) this.until.set(de, Date.now() + HOLDS);
      else this.until.delete(de);
    });
  }

  /** True while lists of the index may be older than a writer allows. */
  get isBehind(): boolean {
    for (const [id, until] of this.until) {
      if (until > Date.now()) return true;
      this.until.delete(id);
    }
    return false;
  }

  /** Tells every process that this one lags, to be repeated within five seconds, or no longer does. */
  announce(isBehind: boolean): void {
    this.bus.publish(TOPIC, { de: this.bus.ownId, atrasado: isBehind });
  }
}
