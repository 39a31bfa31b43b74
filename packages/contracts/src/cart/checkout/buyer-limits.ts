/** Standing of a buyer by the outcome of earlier payments. */
export const BUYER_STANDINGS = ['known', 'new', 'slowed'] as const;
export type BuyerStanding = (typeof BUYER_STANDINGS)[number];

/** Limits on purchases whose payment is not verified. */
export interface BuyerLimit {
  /** Purchases that wait for their verification at a time. */
  open: number;
  /** Units of one purchase; null is without limit. */
  units: number | null;
  /** Units of one product in a purchase. */
  unitsOfProduct: number | null;
  /** Total of one purchase in US cents, delivery included. */
  totalUSD: number | null;
}

// Enough for tyres, oil, filters and brakes of a family's cars at once; far from a store's stock.
const UNVERIFIED = { units: 24, unitsOfProduct: 12, totalUSD: 500_000 } as const;

/** By standing; a purchase is limited to its row, so a buyer's open ones to `open` times that. */
export const BUYER_LIMITS: Record<BuyerStanding, BuyerLimit> = {
  known: { open: 5, units: null, unitsOfProduct: null, totalUSD: null },
  new: { open: 2, ...UNVERIFIED },
  slowed: { open: 1, ...UNVERIFIED },
};

/** Unpaid purchases that make a buyer count as slowed, and days for which each of them counts. */
export const UNPAID_TO_SLOW = 3;
export const UNPAID_DAYS = 7;

/** An earlier payment, as far as it counts for or against its buyer. */
export interface PastPayment {
  estado: 'pendiente' | 'en_verificacion' | 'pagado' | 'rechazado' | 'reembolsado';
  fecha: Date;
  /** Not cancelled, and no money came: it expired, or an administrator found nothing. */
  unpaid: boolean;
}

/** The standing that payments give, the newest first; `now` decides which of them are recent. */
export function standingOf(payments: readonly PastPayment[], now: Date): BuyerStanding {
  const isPaid = ({ estado }: PastPayment) => estado === 'pagado' || estado === 'reembolsado';
  const since = now.getTime() - UNPAID_DAYS * 86_400_000;
  const lastPaid = payments.findIndex(isPaid);
  const sinceThen = lastPaid < 0 ? payments : payments.slice(0, lastPaid);
  if (sinceThen.filter(({ unpaid, fecha }) => unpaid && fecha.getTime() > since).length >= UNPAID_TO_SLOW)
    return 'slowed';
  return lastPaid < 0 ? 'new' : 'known';
}

const WHY: Record<BuyerStanding, string> = {
  // Stryker disable next-line StringLiteral: a known buyer is limited in open purchases alone, which are refused in other words
  known: 'Ahora',
  new: 'Hasta que verifiquemos tu primer pago',
  slowed: 'Como tus últimas compras quedaron sin pagar, por ahora',
};

/** The sentence that refuses one more open purchase. */
export function openRefusal(standing: BuyerStanding): string {
  const { open } = BUYER_LIMITS[standing];
  return standing === 'known'
    ? `Tienes ${open} compras por verificar. Espera su verificación antes de hacer otra.`
    : `${WHY[standing]} puedes tener ${open === 1 ? 'una compra' : `${open} compras`} por verificar. Espera su verificación o cancela una.`;
}

/** The sentence that refuses a purchase of these lines and total (cents of a dollar); null when it may be. */
export function limitRefusal(
  standing: BuyerStanding,
  lines: readonly { productoId: string; cantidad: number }[],
  totalUSD: number,
): string | null {
  const limit = BUYER_LIMITS[standing];
  const units = new Map<string, number>();
  for (const { productoId, cantidad } of lines) units.set(productoId, (units.get(productoId) ?? 0) + cantidad);
  const sum = [...units.values()].reduce((total, one) => total + one, 0);
  // One part is allowed at any price: a gearbox takes up no store's stock.
  if (sum <= 1) return null;
  const why = WHY[standing];
  const then = 'Deja el resto para después: verificar un pago suele tomar minutos.';
  if (limit.unitsOfProduct !== null && [...units.values()].some((one) => one > limit.unitsOfProduct!))
    return `${why} puedes llevar hasta ${limit.unitsOfProduct} unidades de un mismo producto. ${then}`;
  if (limit.units !== null && sum > limit.units)
    return `${why} puedes llevar hasta ${limit.units} unidades en una compra. ${then}`;
  if (limit.totalUSD !== null && totalUSD > limit.totalUSD)
    return `${why} una compra puede llegar hasta Ref.\u00A0$\u00A0${(limit.totalUSD / 100).toLocaleString('es-VE')}. ${then}`;
  return null;
}
