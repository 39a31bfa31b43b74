import { Injectable, Logger } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { canonicalMarca } from '@tuerca/contracts/auth/garaje/marcas';
import { canonicalCategoria } from '@tuerca/contracts/products/products/categorias';
import { addDays, caracasDate, caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { Clock } from '../../platform/common/clock';
import { Scheduler } from '../../platform/common/scheduler';
import { Environment } from '../../platform/config/environment';
import { DueWork } from '../../platform/database/due-work.service';
import { ProductosGuardados } from '../products/products.events';
import { PromotedPrices, type PromotionEntry } from '../products/promoted-prices.service';
import type { PromocionDoc } from './promocion.schema';
import { StorePromotionsRepository } from './store-promotions.repository';

/** Entry of a promotion on products: from midnight of its first Caracas day until midnight after its last one. */
function toEntry(doc: PromocionDoc): PromotionEntry {
  const { titulo, descuento: porcentaje, fechaInicio, fechaFin, productosAplicables: applies, campana } = doc;
  return {
    titulo,
    porcentaje,
    desde: caracasInstant(fechaInicio),
    hasta: caracasInstant(addDays(fechaFin, 1)),
    scope: {
      ...(applies === 'especificos' && { productos: doc.productosSeleccionados.map(String) }),
      // Names as the lists have them now: products follow a list that is changed, campaigns keep what was chosen.
      ...(campana && {
        campana: {
          categorias: campana.categorias.map((name) => canonicalCategoria(name)),
          marcas: campana.marcas.map((name) => canonicalMarca(name)),
          precioMinimo: campana.precioMinimo,
        },
      }),
      ...(applies === 'categoria' && { categoria: doc.categoriaSeleccionada! }),
    },
  };
}

/**
 * Brings promotions onto the products that they are for (ADR 22). A promotion is written first and its products after it;
 * whoever saves a product asks for the promotions after that. So of two that happen at once the later one sees the other,
 * and what a process that died left open is done by the next run.
 */
@Injectable()
export class PromotionSettlement {
  private readonly log = new Logger('Promotions');

  constructor(
    private readonly repository: StorePromotionsRepository,
    private readonly prices: PromotedPrices,
    private readonly work: DueWork,
    private readonly clock: Clock,
    env: Environment,
    private readonly scheduler: Scheduler,
  ) {
    // At the start everything that holds is looked at once: a process may have died between a product and its promotions.
    const first = () => this.review();
    scheduler.add('Promotions', env.BARRIDO_MS, () => this.run(), first);
  }

  /** Brings the products of a promotion in line with it, however often it changes meanwhile; answers how many changed. */
  async settle(tiendaId: string, promocionId: string, ids?: readonly string[]): Promise<number> {
    let changed = 0;
    for (;;) {
      const doc = await this.repository.find(promocionId);
      const entry = doc && !doc.eliminada && !doc.ocultoPorPlan ? toEntry(doc) : null;
      changed += await this.prices.settle({ tiendaId, promocionId }, entry, ids);
      const after = await this.repository.find(promocionId);
      if (after?.version !== doc?.version) continue;
      if (!doc || ids || !doc.pendiente || (await this.repository.markSettled(doc))) return changed;
    }
  }

  /** All of a store's promotions that hold now or later; answers how many there are. */
  async settleStore(tiendaId: string, ids?: readonly string[]): Promise<number> {
    const live = await this.repository.findLiveIds(tiendaId, caracasDate(this.clock.now()));
    for (const id of live) await this.settle(tiendaId, id, ids);
    return live.length;
  }

  @OnEvent(ProductosGuardados.event, { promisify: true })
  async onProducts({ tiendaId, ids }: ProductosGuardados): Promise<void> {
    await this.settleStore(tiendaId, ids);
    await this.prices.renew(tiendaId, ids);
  }

  /** Settles what is open. */
  async run(): Promise<void> {
    await this.work.drain(this.repository.unsettled, this.log, async ({ _id, tiendaId }) => {
      await this.settle(String(tiendaId), String(_id));
      return true;
    });
  }

  /** Settles what is open, and looks at whatever holds now or later. */
  private async review(): Promise<void> {
    await this.run();
    for (const { id, tiendaId } of await this.repository.findLive(caracasDate(this.clock.now()))) {
      if (this.scheduler.isStopping) return;
      await this.settle(tiendaId, id).catch((error: Error) => this.log.warn(`${id}: ${error.message}`));
    }
  }
}
