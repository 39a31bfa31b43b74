import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { DAY } from '@tuerca/contracts/kernel/time';
import { NuevaPromocion } from '@tuerca/contracts/products/promotions/store-form';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { demoProductos } from '@tuerca/fixtures/demo-data';
import { StorePromotionsService } from '../products/promotions/store-promotions.service';
import type { DemoAccountIds } from './demo-accounts.service';

const MAX_PARALLEL = 4;

type Template = Pick<NuevaPromocion, 'titulo' | 'descripcion' | 'descuento' | 'productosAplicables' | 'condiciones'> & {
  /** First and last day, from the day of loading. */
  days: [number, number];
};
const TEMPLATES: readonly Template[] = [
  {
    titulo: 'Precio de la semana',
    descripcion: 'Un repuesto de los que más se piden, más barato por pocos días.',
    descuento: 15,
    productosAplicables: 'especificos',
    condiciones: 'Hasta agotar existencia.',
    days: [-2, 9],
  },
  {
    titulo: 'Adelanto de Navidad',
    descripcion: 'Prepara el carro para el viaje de fin de año.',
    descuento: 10,
    productosAplicables: 'categoria',
    condiciones: '',
    days: [12, 26],
  },
  {
    titulo: 'Aniversario de la tienda',
    descripcion: 'Toda la tienda rebajada por nuestro aniversario.',
    descuento: 8,
    productosAplicables: 'all',
    condiciones: 'No acumulable con otras rebajas.',
    days: [-75, -68],
  },
];

/** Promotions of the demo's stores: one that holds, one to come, one that is over. */
@Injectable()
export class DemoPromotions {
  constructor(private readonly promotions: StorePromotionsService) {}

  /** `productos`: the products' ids by sku. */
  async load({ tiendas }: DemoAccountIds, productos: Map<string, string>, now: Date): Promise<void> {
    const day = (days: number) => caracasDate(new Date(now.getTime() + days * DAY));
    await pLimit(MAX_PARALLEL).map(tiendas, async ([tienda, tiendaId]) => {
      const own = demoProductos.filter((producto) => producto.tiendaId === tienda);
      // A plain one: what is lowered already keeps its own price.
      const plain = own.filter(({ activo, destacado, descuento }) => activo && !destacado && !descuento).at(-1);
      for (const { days, ...template } of TEMPLATES) {
        if (template.productosAplicables === 'especificos' && !plain) continue;
        const form = NuevaPromocion.parse({
          ...template,
          fechaInicio: day(days[0]),
          fechaFin: day(days[1]),
          productosSeleccionados: plain ? [productos.get(plain.sku)] : [],
          categoriaSeleccionada: own[0]?.categoria ?? null,
        });
        await this.promotions.record(tiendaId, form, new Date(now.getTime() + Math.min(days[0], -1) * DAY));
      }
    });
  }
}
