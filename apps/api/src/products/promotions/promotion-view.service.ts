import { Injectable } from '@nestjs/common';
import type { PromocionPropia } from '@tuerca/contracts/products/promotions/store-schemas';
import { Clock } from '../../platform/common/clock';
import { SystemService } from '../../platform/system/system.service';
import { PromotedPrices } from '../products/promoted-prices.service';
import type { PromocionDoc } from './promocion.schema';
import { toPromocion, toPromoted } from './store-promotions.mapper';

/** A store's promotions as it sees them itself: with the number of their products and, of chosen ones, the first. */
@Injectable()
export class PromotionView {
  constructor(
    private readonly prices: PromotedPrices,
    private readonly system: SystemService,
    private readonly clock: Clock,
  ) {}

  async one(doc: PromocionDoc): Promise<PromocionPropia> {
    return (await this.own(String(doc.tiendaId), [doc]))[0]!;
  }

  /** Promotions of one store, in three readings however many they are. */
  async own(tiendaId: string, docs: readonly PromocionDoc[]): Promise<PromocionPropia[]> {
    const chosen = docs.flatMap(({ productosSeleccionados }) => productosSeleccionados.map(String));
    const [products, counts, { valor }] = await Promise.all([
      this.prices.findOwn(tiendaId, [...new Set(chosen)]),
      docs.some(({ productosAplicables }) => productosAplicables !== 'especificos')
        ? this.prices.countByCategory(tiendaId)
        : new Map<string, number>(),
      this.system.tasa(),
    ]);
    const byId = new Map(products.map((product) => [product._id, product]));
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const now = this.clock.now();
    return docs.map((doc) => {
      const own = doc.productosSeleccionados.flatMap((id) => byId.get(String(id)) ?? []);
      const totals = {
        especificos: own.length,
        categoria: counts.get(doc.categoriaSeleccionada ?? '') ?? 0,
        all,
      };
      return {
        ...toPromocion(doc, now),
        ocultoPorPlan: !!doc.ocultoPorPlan,
        totalProductos: totals[doc.productosAplicables],
        producto: own[0] ? toPromoted(own[0], doc.descuento, valor) : null,
      };
    });
  }
}
