/** What a payment pays for. */
export const CONCEPTOS_PAGO = ['compra', 'plan'] as const;
export type ConceptoPago = (typeof CONCEPTOS_PAGO)[number];
/** What each is called on screen. */
export const CONCEPTO_PAGO_LABELS: Record<ConceptoPago, string> = { compra: 'Compras', plan: 'Planes' };

/** What names a payment and what it pays for; `detalle` in words where no order says it: 'Plan Pro · Repuestos X'. */
export interface Paid {
  concepto?: ConceptoPago;
  detalle?: string | null;
  orderNumber: string;
}

/** Payments without one were made when only purchases were paid. */
export const conceptoOf = ({ concepto }: { concepto?: ConceptoPago }): ConceptoPago => concepto ?? 'compra';

/** What was paid for, as the beginning of a sentence: 'Compra T-1', 'Plan Pro · Repuestos X'. */
export const paidTitle = (paid: Paid): string =>
  conceptoOf(paid) === 'compra' ? `Compra ${paid.orderNumber}` : (paid.detalle ?? `Plan ${paid.orderNumber}`);

/** The same with its article, in the middle of a sentence: 'la compra T-1', 'el plan Pro · Repuestos X'. */
export const paidName = (paid: Paid): string =>
  `${conceptoOf(paid) === 'compra' ? 'la' : 'el'} ${paidTitle(paid).replace(/^./, (first) => first.toLowerCase())}`;

/** Whose it is: 'de la compra T-1', 'del plan Pro · Repuestos X'. */
export const ofPaid = (paid: Paid): string => `de ${paidName(paid)}`.replace(/^de el /, 'del ');
