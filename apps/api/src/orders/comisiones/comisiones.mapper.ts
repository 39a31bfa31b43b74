import type { LiquidacionAdmin } from '@tuerca/contracts/orders/comisiones/admin-schemas';
import type { Asiento, Cifras, Importe, Liquidacion } from '@tuerca/contracts/orders/comisiones/schemas';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import type { AsientoDoc } from './asiento.schema';
import type { LiquidacionAmount, LiquidacionDoc, SumsDoc } from './liquidacion.schema';

export const NO_SUMS: SumsDoc = {
  pedidos: 0,
  ventas: 0,
  devoluciones: 0,
  comisiones: 0,
  reembolsos: 0,
  ventasUSD: 0,
  devolucionesUSD: 0,
  comisionesUSD: 0,
  reembolsosUSD: 0,
};

/** Céntimos and cents as they travel. */
export const toImporte = ({ bs, usd }: LiquidacionAmount = { bs: 0, usd: 0 }): Importe => ({
  bs: toMonto(bs),
  usd: toMonto(usd),
});
/** One amount less another, both in céntimos and cents. */
export const less = (
  a: LiquidacionAmount = { bs: 0, usd: 0 },
  b: LiquidacionAmount = { bs: 0, usd: 0 },
): LiquidacionAmount => ({
  bs: a.bs - b.bs,
  usd: a.usd - b.usd,
});

/** Sums of a ledger, céntimos, as amounts. */
export function toCifrasComision(sums: SumsDoc): Cifras {
  const { pedidos, ventas, devoluciones, comisiones, ventasUSD, devolucionesUSD, comisionesUSD } = sums;
  return {
    pedidos,
    ventas: toImporte({ bs: ventas, usd: ventasUSD }),
    devoluciones: toImporte({ bs: devoluciones, usd: devolucionesUSD }),
    comisiones: toImporte({ bs: comisiones, usd: comisionesUSD }),
    neto: toImporte({ bs: ventas + devoluciones + comisiones, usd: ventasUSD + devolucionesUSD + comisionesUSD }),
  };
}

/** Amount that the platform owes by these sums. */
export const owedOf = (sums: SumsDoc): LiquidacionAmount => ({
  bs: sums.ventas + sums.devoluciones + sums.comisiones + sums.reembolsos,
  usd: sums.ventasUSD + sums.devolucionesUSD + sums.comisionesUSD + sums.reembolsosUSD,
});

/** An entry beside its payout; `held` when its order cannot be settled yet. */
export function toAsiento(doc: AsientoDoc, payout: LiquidacionDoc | undefined, held: boolean): Asiento {
  const { monto, comision, reembolso, montoUSD, comisionUSD, reembolsoUSD } = doc;
  return {
    _id: String(doc._id),
    tipo: doc.tipo,
    fecha: doc.fecha.toISOString(),
    pedido: doc.pedidoId && doc.numero ? { _id: String(doc.pedidoId), numero: doc.numero } : null,
    cita: doc.citaId && doc.numero ? { _id: String(doc.citaId), servicio: doc.numero } : null,
    monto: toImporte({ bs: monto, usd: montoUSD }),
    comision: toImporte({ bs: comision, usd: comisionUSD }),
    porcentaje: doc.porcentaje,
    neto: toImporte({ bs: monto + comision, usd: montoUSD + comisionUSD }),
    reembolso: toImporte({ bs: reembolso, usd: reembolsoUSD }),
    liquidacion: payout ? { _id: String(payout._id), numero: payout.numero, estado: payout.estado } : null,
    retenido: held && !payout,
  };
}

/** A payout as its business reads it. */
export function toLiquidacion(doc: LiquidacionDoc): Liquidacion {
  const { numero, estado, fecha, desde, hasta, referencia, fechaPago } = doc;
  return {
    _id: String(doc._id),
    numero,
    estado,
    fecha: fecha.toISOString(),
    desde: desde.toISOString(),
    hasta: hasta.toISOString(),
    ...toCifrasComision(doc),
    reembolsos: toImporte({ bs: doc.reembolsos, usd: doc.reembolsosUSD }),
    total: toImporte({ bs: doc.total, usd: doc.totalUSD }),
    referencia,
    fechaPago: fechaPago?.toISOString() ?? null,
  };
}

/** A payout as administrators read it, with its store and their note. */
export const toLiquidacionAdmin = (doc: LiquidacionDoc): LiquidacionAdmin => ({
  ...toLiquidacion(doc),
  tienda: { _id: String(doc.tiendaId), nombre: doc.tienda, tipo: doc.deTaller ? 'taller' : 'tienda' },
  nota: doc.nota,
});
