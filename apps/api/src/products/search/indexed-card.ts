import { PREVIEW_LENGTH } from '@tuerca/contracts/products/products/schemas';
import { INDEXED_FIELDS, type IndexedRow } from './indexed-product';
import type { IndexedCard } from './product-index.service';

export type CardField = keyof IndexedCard;
/** Fields that only the index itself uses. */
const LEFT_OUT: readonly string[] = ['marcas', 'modelos', 'visible', 'cambiadoEn', 'createdAt'];
/** Fields of a card, in the order in which they are kept. */
export const CARD_FIELDS = ['_id', ...Object.keys(INDEXED_FIELDS)].filter(
  (field) => !LEFT_OUT.includes(field),
) as CardField[];

/** Values of a row that its card may hold; fields that a card lacks are among them. */
export const cardValues = (row: IndexedRow): Partial<Record<CardField, unknown>> => ({
  ...row,
  // One more than is shown, so that whoever shows it sees that something is left out.
  descripcion: (row.descripcion ?? '').slice(0, PREVIEW_LENGTH + 1),
  compatibilidad: row.compatibilidad ?? [],
  etiquetas: row.etiquetas ?? [],
  equivalencias: row.equivalencias ?? [],
});

/** The card of a row; what its document lacks is absent. */
export function toIndexedCard(row: IndexedRow): IndexedCard {
  const values = cardValues(row);
  return Object.fromEntries(
    CARD_FIELDS.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])),
  ) as IndexedCard;
}

const toDate = (value: unknown): Date | null => (value ? new Date(value as string) : null);

/** A card that was read from JSON, with dates where it has dates. */
export function withDates(card: IndexedCard): IndexedCard {
  const { descuento, promociones } = card;
  if (!descuento && !promociones) return card;
  return {
    ...card,
    descuento: descuento && {
      ...descuento,
      fechaInicio: toDate(descuento.fechaInicio),
      fechaFin: toDate(descuento.fechaFin),
    },
    ...(promociones && {
      promociones: promociones.map((one) => ({ ...one, desde: new Date(one.desde), hasta: new Date(one.hasta) })),
    }),
  };
}
