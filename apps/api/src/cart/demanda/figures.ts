import { vehicleName } from '@tuerca/contracts/auth/garaje/vehiculo';
import type { CifrasDemanda, PedidoSinRespuesta } from '@tuerca/contracts/cart/demanda/schemas';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import type { Sales } from '../../orders/orders/product-sales.service';
import type { UnansweredRequest } from '../solicitudes/unanswered-requests.service';
import type { DayCounts } from './demanda.schema';

export const NO_SALES: Sales = { compras: 0, unidades: 0, devueltas: 0, monto: 0, montoUSD: 0 };
/** Counts and sales of the same product or day, before its amounts are made of céntimos. */
export type DemandFigures = Sales & DayCounts;

/** Counts and sales of one product or day together; what was not counted is 0. */
export const figuresOf = (counts: Partial<DayCounts> = {}, sales: Sales = NO_SALES): DemandFigures => ({
  vistas: counts.vistas ?? 0,
  carritos: counts.carritos ?? 0,
  ...sales,
});

/** The sum of figures, field by field. */
export const totalOf = (all: readonly DemandFigures[]): DemandFigures =>
  all.reduce(
    (sum, one) => ({
      vistas: sum.vistas + one.vistas,
      carritos: sum.carritos + one.carritos,
      compras: sum.compras + one.compras,
      unidades: sum.unidades + one.unidades,
      devueltas: sum.devueltas + one.devueltas,
      monto: sum.monto + one.monto,
      montoUSD: sum.montoUSD + one.montoUSD,
    }),
    figuresOf(),
  );

/** Figures with their amounts in Bs. and dollars. */
export const toCifrasDemanda = ({ monto, montoUSD, ...figures }: DemandFigures): CifrasDemanda => ({
  ...figures,
  monto: { bs: toMonto(monto), usd: toMonto(montoUSD) },
});

/** A request that nobody answered, as stores read it: its id only for those that were told of it. */
export const toSinRespuesta = ({ id, told, pieza, vehiculo, ...request }: UnansweredRequest): PedidoSinRespuesta => ({
  solicitudId: told ? id : null,
  pieza,
  vehiculo: vehiculo && vehicleName({ ...vehiculo, motor: vehiculo.motor ?? undefined }),
  categoria: request.categoria,
  cantidad: request.cantidad,
  ciudad: request.ubicacion.ciudad,
  estado: request.ubicacion.estado,
  fecha: request.fecha.toISOString(),
  vence: request.vence.toISOString(),
});
