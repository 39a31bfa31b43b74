import { DAY } from '@tuerca/contracts/kernel/time';
import type { ProductosAplicables } from '@tuerca/contracts/products/promotions/store-form';
import type { PromocionPropia } from '@tuerca/contracts/products/promotions/store-schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';

/** Values of the promotion form; '' is nothing chosen. */
export interface PromotionValues {
  titulo: string;
  descripcion: string;
  descuento: number | null;
  /** Caracas days, 'YYYY-MM-DD'. */
  fechaInicio: string;
  fechaFin: string;
  productosAplicables: ProductosAplicables;
  productosSeleccionados: string[];
  categoriaSeleccionada: string;
  condiciones: string;
}

/** Default duration of a new promotion, in days. */
const USUAL_DAYS = 7;

/** Form values of a promotion; initial ones without `promocion`. */
export const promotionValuesOf = (promocion: PromocionPropia | undefined, now: Date): PromotionValues => ({
  titulo: promocion?.titulo ?? '',
  descripcion: promocion?.descripcion ?? '',
  descuento: promocion?.descuento ?? null,
  fechaInicio: promocion?.fechaInicio ?? caracasDate(now),
  fechaFin: promocion?.fechaFin ?? caracasDate(new Date(now.getTime() + USUAL_DAYS * DAY)),
  productosAplicables: promocion?.productosAplicables ?? 'especificos',
  productosSeleccionados: promocion?.productosSeleccionados ?? [],
  categoriaSeleccionada: promocion?.categoriaSeleccionada ?? '',
  condiciones: promocion?.condiciones ?? '',
});
