import { Injectable } from '@nestjs/common';
import { COURIER_LABELS } from '@tuerca/contracts/auth/stores/couriers';
import type { Lista } from '@tuerca/contracts/platform/catalogos/live';
import {
  type CatalogoHolder,
  CatalogoHolders,
  type StoredValue,
  type ValueCount,
} from '../../platform/catalogos/catalogo-holders.service';
import { OrderFiguresRepository } from './order-figures.repository';

/** The offices that open orders go to: each keeps its own as it was chosen, so that a change of the list rewrites nothing. */
@Injectable()
export class OfficeCatalogos implements CatalogoHolder {
  readonly uso = 'pedidos';
  readonly listas: readonly Lista[] = ['oficinas'];

  constructor(
    holders: CatalogoHolders,
    private readonly figures: OrderFiguresRepository,
  ) {
    holders.register(this);
  }

  count(_lista: Lista, { nombre }: StoredValue): Promise<number> {
    return this.figures.countOpenAtOffice(nombre);
  }

  async values(): Promise<ValueCount[]> {
    const counts = await this.figures.countOpenByOffice();
    return counts.map(({ _id: nombre, courier, cuantos }) => ({
      padre: COURIER_LABELS[courier as keyof typeof COURIER_LABELS],
      nombre,
      cuantos,
    }));
  }

  async *rewrite(): AsyncIterable<number> {
    // Nothing to rewrite.
  }
}
