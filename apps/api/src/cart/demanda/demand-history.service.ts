import { Injectable } from '@nestjs/common';
import { countedTerm } from '@tuerca/contracts/cart/demanda/rules';
import type { BusquedaVacia } from '@tuerca/contracts/cart/demanda/schemas';
import { BusquedasRepository } from './busquedas.repository';
import { type Counted, DemandaRepository } from './demanda.repository';
import { cityOf } from './known-city';

export type DayCounted = Counted;

/** Enters past days as if they had been counted in their time: for the demo. */
@Injectable()
export class DemandHistoryService {
  constructor(
    private readonly repository: DemandaRepository,
    private readonly busquedas: BusquedasRepository,
  ) {}

  enter(days: readonly DayCounted[]): Promise<void> {
    return this.repository.add(days);
  }

  /** Searches that so many people made on a day ('2026-11-24'). */
  async enterSearches(searches: readonly (BusquedaVacia & { personas: number })[], dia: string): Promise<void> {
    await this.busquedas.add(
      searches.flatMap(({ texto, estado, ciudad, personas }) => {
        const term = countedTerm(texto);
        const place = { estado: estado ?? null, ciudad: estado && ciudad ? cityOf(estado, ciudad) : null };
        return term ? [{ ...term, ...place, personas, dia }] : [];
      }),
    );
  }
}
