/** Purpose of a payment. */
export const CONCEPTOS_PAGO = ['compra', 'plan', 'mano_de_obra'] as const;
export type ConceptoPago = (typeof CONCEPTOS_PAGO)[number];
/** Label of each on screen. */
export const CONCEPTO_PAGO_LABELS: Record<ConceptoPago, string> = {
  compra: 'Compras',
  plan: 'Planes',
  mano_de_obra: 'Mano de obra',
};
/** The beginning of each, where a payment says nothing more, and its article. */
const NAMES: Record<ConceptoPago, { title: string; article: 'el' | 'la' }> = {
  compra: { title: 'Compra', article: 'la' },
  plan: { title: 'Plan', article: 'el' },
  mano_de_obra: { title: 'Mano de obra', article: 'la' },
};

/** Names of a payment and of its purpose; `detalle` in words where no order says it: 'Plan Pro · Repuestos X'. */
export interface Paid {
  concepto?: ConceptoPago;
  detalle?: string | null;
  orderNumber: string;
}

/** Purpose of a payment; a purchase where older payments name none. */
export const conceptoOf = ({ concepto }: { concepto?: ConceptoPago }): ConceptoPago => concepto ?? 'compra';

/** Purpose of a payment at the beginning of a sentence: 'Compra T-1', 'Plan Pro · Repuestos X'. */
export const paidTitle = (paid: Paid): string => paid.detalle ?? `${NAMES[conceptoOf(paid)].title} ${paid.orderNumber}`;

// Stryker disable Regex: the first character is the first match, anchored or not
/** The same with its article, in the middle of a sentence: 'la compra T-1', 'el plan Pro · Repuestos X'. */
export const paidName = (paid: Paid): string =>
  `${NAMES[conceptoOf(paid)].article} ${paidTitle(paid).replace(/^./, (first) => first.toLowerCase())}`;
// Stryker restore Regex

/** Genitive of it: 'de la compra T-1', 'del plan Pro · Repuestos X'. */
export const ofPaid = (paid: Paid): string => `de ${paidName(paid)}`.replace(/^de el /, 'del ');
