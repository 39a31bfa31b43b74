import { createHash } from 'node:crypto';
import { soundOf } from '@tuerca/contracts/products/search/words';
import { INDEX_VALUES, tieBreakerOf } from '../index-values';
import { toIndexedCard, withDates } from '../indexed-card';
import type { IndexedRow } from '../indexed-product';
import { partCodes } from '../part-codes';
import type { IndexedCard } from '../product-index.service';
import { DESCRIPTION_WEIGHT, weighWords } from '../word-weights';
import { wordsField } from './index-definition';
import { certainTerms, countedTerms, namedTerms } from './vehicle-terms';

/** Part of a document that answers read. */
export interface StoredCard {
  /** The card as JSON. */
  card: string;
  /** Of the card: another after every change. */
  fingerprint: number;
  /** Last write of the product, in milliseconds. */
  changedAt: number;
}

/** A product for sale as the engine keeps it. */
export function toDocument(row: IndexedRow): StoredCard & Record<string, unknown> {
  const card = toIndexedCard(row);
  const words = weighWords(card);
  const byWeight = new Map<number, string[]>();
  for (const [stem, { weight }] of words) byWeight.set(weight, [...(byWeight.get(weight) ?? []), stem]);
  const named = [...words].filter(([stem, { weight }]) => weight > DESCRIPTION_WEIGHT && !/\d/.test(stem));
  const isAvailable = row.disponible && row.stock > 0;
  const vendidos = Math.max(0, row.vendidos);
  return {
    ...Object.fromEntries(Object.entries(INDEX_VALUES).map(([name, read]) => [name, read(row)])),
    ...Object.fromEntries([...byWeight].map(([weight, stems]) => [wordsField(weight), stems])),
    id: String(row._id),
    sounds: [...new Set(named.map(([stem]) => soundOf(stem)))],
    codes: [...partCodes(card)],
    named: namedTerms(card.compatibilidad),
    certain: certainTerms(card.compatibilidad),
    counted: countedTerms(card.compatibilidad),
    universal: row.universal,
    stated: row.universal || card.compatibilidad.length > 0,
    disponible: isAvailable,
    enOferta: row.enOferta,
    destacado: row.destacado,
    stock: row.stock,
    precio: row.precioFinalCentavos,
    vendidos,
    createdAt: row.createdAt.getTime(),
    tieBreaker: tieBreakerOf({
      isAvailable,
      isFeatured: row.destacado,
      vendidos,
      valoracion: row.numeroValoraciones ? row.valoracionPromedio : 0,
    }),
    ...storedCard(row, card),
  };
}

/** The card of a row as answers read it. */
export function storedCard(row: IndexedRow, card = toIndexedCard(row)): StoredCard {
  const text = JSON.stringify(card);
  return { card: text, fingerprint: fingerprintOf(text), changedAt: row.cambiadoEn?.getTime() ?? 0 };
}

/** 48 bits. */
const fingerprintOf = (text: string): number => createHash('sha1').update(text).digest().readUIntBE(0, 6);

/** The card of a stored document. */
export const readCard = ({ card }: Pick<StoredCard, 'card'>): IndexedCard => withDates(JSON.parse(card) as IndexedCard);
