import { Injectable } from '@nestjs/common';

/** Percent that the platform keeps of a store's sales by a rule of its own; null where it says nothing of that store. */
export type CommissionSource = (tiendaId: string) => Promise<number | null>;

/** Registry of the rules besides the general percentage that decide a store's commission, each of the domain that knows it. */
@Injectable()
export class CommissionSourcesService {
  private readonly sources: CommissionSource[] = [];

  /** Called once, when the domain's module starts. */
  register(source: CommissionSource): void {
    this.sources.push(source);
  }

  /** The first answer in the order of registration; null when nobody has one. */
  async percentOf(tiendaId: string): Promise<number | null> {
    for (const source of this.sources) {
      const percent = await source(tiendaId);
      if (percent !== null) return percent;
    }
    return null;
  }
}
