import { PREVIEW_LENGTH } from '@tuerca/contracts/products/schemas';
import { INDEXED_FIELDS, type IndexedRow } from './indexed-product';
import type { IndexedCard } from './product-index.service';

type Field = keyof IndexedCard;
/** What only the index itself goes by. */
const LEFT_OUT: readonly string[] = ['marcas', 'modelos', 'visible', 'cambiadoEn', 'createdAt'];
const FIELDS = ['_id', ...Object.keys(INDEXED_FIELDS)].filter((field) => !LEFT_OUT.includes(field)) as Field[];
/** What many products have in common; it is kept once. */
const COMMON: readonly Field[] = [
  ...(['marca', 'modelo', 'categoria', 'subcategoria', 'etiquetas', 'marcaRepuesto', 'condicion'] as const),
  ...(['tienda', 'compatibilidad'] as const),
];
const IS_COMMON = FIELDS.map((field) => COMMON.includes(field));
/** Stands for a field that a document lacks. */
const ABSENT = '\u0001';

type Dated = Pick<IndexedCard, 'descuento' | 'promociones'>;
const toDate = (value: unknown): Date | null => (value ? new Date(value as string) : null);

function withDates({ descuento, promociones }: Dated): Dated {
  return {
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

/** A card as it is kept: `text` is the same for equal cards. */
interface Packed {
  text: string;
  card: IndexedCard;
}

/**
 * The cards of all slots. Each is one JSON text of the values without their names, in which what many have in common stands as a
 * number: a quarter of the memory of its objects, and read in a few microseconds.
 */
export class CardStore {
  private readonly texts: string[] = [];
  private readonly common: unknown[] = [];
  private readonly numbers = new Map<string, number>();

  /** Slots that were ever taken. */
  get length(): number {
    return this.texts.length;
  }

  /** A row's card; its common values are the kept ones, not to be changed. */
  pack(row: IndexedRow): Packed {
    const read: Partial<Record<Field, unknown>> = {
      ...row,
      // One more than is shown, so that whoever shows it sees that something is left out.
      descripcion: (row.descripcion ?? '').slice(0, PREVIEW_LENGTH + 1),
      compatibilidad: row.compatibilidad ?? [],
      etiquetas: row.etiquetas ?? [],
      equivalencias: row.equivalencias ?? [],
    };
    const card: Partial<Record<Field, unknown>> = {};
    const values = FIELDS.map((field, i) => {
      const value = read[field];
      if (value === undefined) return ABSENT;
      const number = IS_COMMON[i] && value !== null ? this.numberOf(value) : null;
      card[field] = number === null ? value : this.common[number];
      return number ?? value;
    });
    return { text: JSON.stringify(values), card: card as IndexedCard };
  }

  set(slot: number, text: string): void {
    this.texts[slot] = text;
  }

  has(slot: number, text: string): boolean {
    return this.texts[slot] === text;
  }

  at(slot: number): IndexedCard {
    const values = JSON.parse(this.texts[slot]!) as unknown[];
    const read: Partial<Record<Field, unknown>> = {};
    for (let i = 0; i < FIELDS.length; i++) {
      const value = values[i];
      if (value !== ABSENT) read[FIELDS[i]!] = IS_COMMON[i] && value !== null ? this.common[value as number] : value;
    }
    const card = read as unknown as IndexedCard;
    return card.descuento || card.promociones ? { ...card, ...withDates(card) } : card;
  }

  private numberOf(value: unknown): number {
    const key = JSON.stringify(value);
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.common.length;
      this.numbers.set(key, number);
      this.common.push(Object.freeze(JSON.parse(key)));
    }
    return number;
  }
}

const wordsOf = ({
  nombre,
  descripcion,
  numeroParte,
  equivalencias,
  sku,
  subcategoria,
  marcaRepuesto,
  marca,
  modelo,
  categoria,
  etiquetas,
  compatibilidad,
}: IndexedCard): string =>
  JSON.stringify([
    [nombre, descripcion, numeroParte, sku, subcategoria, marcaRepuesto, marca, modelo, categoria, etiquetas],
    compatibilidad,
    equivalencias,
  ]);

/** Whether two states of a product are found by the same words. */
export const isSameWords = (one: IndexedCard, other: IndexedCard): boolean => wordsOf(one) === wordsOf(other);
