import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/common/clock';
import type { FreshnessCheck } from '../platform/http/reply';
import { Changes } from '../platform/realtime/changes.service';
import { VIGENCIA } from './catalogue-cache.service';
import { CatalogueVersion } from '../products/catalogue-version.service';
import { derivedPrices } from '../products/product-derived';
import type { ProductoDoc } from '../products/product.schema';

type Shown = Pick<ProductoDoc, '_id' | 'precio' | 'precioOferta' | 'descuento'>;

/** Tells for how long an answer about products is what reading anew would give. */
@Injectable()
export class Freshness {
  constructor(
    private readonly version: CatalogueVersion,
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {}

  /** Call before reading, and the result with the products that the answer shows; undefined when a write overtook the reading. */
  begin(): (shown: Shown[], lists: boolean) => FreshnessCheck | undefined {
    const now = this.clock.now();
    const [cards, inLists, around] = [this.version.cards, this.version.lists, this.around()];
    return (shown, lists) => {
      if (this.version.cards !== cards) return undefined;
      const productos = shown.map(({ _id }) => [String(_id), this.version.product(String(_id))] as const);
      const desde = now.getTime();
      // A discount that opens or closes changes the price without any write.
      const hasta = Math.min(
        desde + VIGENCIA,
        ...shown.map((doc) => derivedPrices(doc, now).precioCambiaEn?.getTime() ?? Infinity),
      );
      return () => {
        const instant = this.clock.now().getTime();
        const same =
          instant >= desde && instant < hasta && (!lists || this.version.lists === inLists) && this.around() === around;
        return same && productos.every(([id, version]) => this.version.product(id) === version);
      };
    };
  }

  private around(): string {
    return `${this.changes.of('configuracion')} ${this.changes.of('tiendas')}`;
  }
}
