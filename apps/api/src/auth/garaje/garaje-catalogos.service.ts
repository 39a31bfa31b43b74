import { Injectable } from '@nestjs/common';
import type { Lista } from '@tuerca/contracts/platform/catalogos/live';
import {
  type CatalogoHolder,
  CatalogoHolders,
  type Replacement,
  type StoredValue,
  type ValueCount,
} from '../../platform/catalogos/catalogo-holders.service';
import { GarajeRepository } from './garaje.repository';
import { GarajeService } from './garaje.service';

/** Garages rewritten at once, each in a transaction of its own. */
const BATCH = 50;

/** Brands and models of clients' vehicles. */
@Injectable()
export class GarajeCatalogos implements CatalogoHolder {
  readonly uso = 'vehiculos';
  readonly listas: readonly Lista[] = ['marcas'];

  constructor(
    holders: CatalogoHolders,
    private readonly repository: GarajeRepository,
    private readonly garages: GarajeService,
  ) {
    holders.register(this);
  }

  count(_lista: Lista, value: StoredValue): Promise<number> {
    return this.repository.countVehicles(value);
  }

  values(): Promise<ValueCount[]> {
    return this.repository.vehicleValues();
  }

  /** Vehicles that become the same as another of their garage are merged into it, as when their owner writes them so. */
  async *rewrite({ antes, despues }: Replacement): AsyncIterable<number> {
    for (let owners: string[]; (owners = await this.repository.findOwners(antes, BATCH)).length;) {
      let count = 0;
      for (const owner of owners) count += await this.garages.replaceVehicles(owner, antes, despues);
      // They would be found again for ever.
      if (!count) throw new Error(`vehicles keep «${antes.nombre}»`);
      yield count;
    }
  }
}
