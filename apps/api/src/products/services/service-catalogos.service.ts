import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { Lista } from '@tuerca/contracts/platform/catalogos/live';
import {
  type CatalogoHolder,
  CatalogoHolders,
  type Replacement,
  type StoredValue,
  type ValueCount,
} from '../../platform/catalogos/catalogo-holders.service';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { Changes } from '../../platform/realtime/changes.service';
import { ServiceCatalogosRepository } from './service-catalogos.repository';
import { ServiciosGuardados } from './services.events';
import { ServicesService } from './services.service';

const BATCH = 100;

/** The categories of workshops' services: stored by slug, found by their names. */
@Injectable()
export class ServiceCatalogos implements CatalogoHolder {
  readonly uso = 'servicios';
  readonly listas: readonly Lista[] = ['servicios'];

  constructor(
    holders: CatalogoHolders,
    private readonly repository: ServiceCatalogosRepository,
    private readonly services: ServicesService,
    private readonly changes: Changes,
    private readonly events: EventEmitter2,
  ) {
    holders.register(this);
  }

  count({ nombre }: StoredValue): Promise<number> {
    return this.repository.count(nombre);
  }

  values(): Promise<ValueCount[]> {
    return this.repository.values();
  }

  /** By id, since a category that only got another name is stored as before; the search's words follow. */
  async *rewrite({ antes, despues }: Replacement): AsyncIterable<number> {
    const categoria = despues.nombre;
    for (let rows = await this.repository.findAfter(antes.nombre, null, BATCH); rows.length;) {
      const writes = await Promise.all(
        rows.map(async (row) => {
          const derived = await this.services.derived(String(row.tallerId), { nombre: row.nombre, categoria });
          return { row, set: { ...derived, categoria } };
        }),
      );
      await this.repository.update(writes);
      this.changes.bump('servicios');
      // Offers of a category follow what has entered it.
      if (antes.nombre !== categoria)
        for (const tallerId of new Set(rows.map((row) => String(row.tallerId))))
          await emitInTurn(this.events, ServiciosGuardados.event, new ServiciosGuardados(tallerId));
      yield rows.length;
      rows = await this.repository.findAfter(antes.nombre, rows.at(-1)!._id, BATCH);
    }
  }
}
