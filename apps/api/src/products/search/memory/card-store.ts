import { CARD_FIELDS, type CardField, cardValues, withDates } from '../indexed-card';
import type { IndexedRow } from '../indexed-product';
import type { IndexedCard } from '../product-index.service';

/** Fields whose values many products have in common; each value is kept once. */
const COMMON: readonly CardField[] = [
  ...(['marca', 'modelo', 'categoria', 'subcategoria', 'etiquetas', 'marcaRepuesto', 'condicion'] as const),
  ...(['tienda', 'compatibilidad'] as const),
];
const IS_COMMON = CARD_FIELDS.map((field) => COMMON.includes(field));
/** Stands for a field that a document lacks. */
const ABSENT = '\u0001';

/** A card as it is kept: `text` is the same for equal cards. */
interface Packed {
  text: string;
  card: IndexedCard;
  /** Of the common values in it. */
  numbers: readonly number[];
}

/**
 * The cards of all slots. Each is one JSON text of the values without their names, in which what many have in common stands as a
 * number: a quarter of the memory of its objects, and read in a few microseconds.
 */
export class CardStore {
  private readonly texts: string[] = [];
  private readonly versions: number[] = [];
  private writes = 0;
  /** Values that many have, the keys by which they are found, and how many cards hold each; none is kept that no card holds. */
  private readonly common: unknown[] = [];
  private readonly keys: string[] = [];
  private readonly holders: number[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly free: number[] = [];

  /** Slots that were ever taken. */
  get length(): number {
    return this.texts.length;
  }

  /** Number of common values that are kept. */
  get commonSize(): number {
    return this.numbers.size;
  }

  /** A row's card; its common values are the kept ones, not to be changed. `set` it, or it must be the same as the one before. */
  pack(row: IndexedRow): Packed {
    const read = cardValues(row);
    const card: Partial<Record<CardField, unknown>> = {};
    const numbers: number[] = [];
    const values = CARD_FIELDS.map((field, i) => {
      const value = read[field];
      if (value === undefined) return ABSENT;
      const number = IS_COMMON[i] && value !== null ? this.numberOf(value) : null;
      card[field] = number === null ? value : this.common[number];
      if (number !== null) numbers.push(number);
      return number ?? value;
    });
    return { text: JSON.stringify(values), card: card as IndexedCard, numbers };
  }

  set(slot: number, { text, numbers }: Pick<Packed, 'text' | 'numbers'>): void {
    for (const number of numbers) this.holders[number]!++;
    this.release(slot);
    this.texts[slot] = text;
    this.versions[slot] = ++this.writes;
  }

  /** Another number after every card that a slot takes; no two slots ever have the same. */
  versionOf(slot: number): number {
    return this.versions[slot]!;
  }

  /** Empties a slot. */
  drop(slot: number): void {
    this.release(slot);
    this.texts[slot] = '';
  }

  has(slot: number, text: string): boolean {
    return this.texts[slot] === text;
  }

  at(slot: number): IndexedCard {
    const values = JSON.parse(this.texts[slot]!) as unknown[];
    const read: Partial<Record<CardField, unknown>> = {};
    for (let i = 0; i < CARD_FIELDS.length; i++) {
      const value = values[i];
      if (value !== ABSENT)
        read[CARD_FIELDS[i]!] = IS_COMMON[i] && value !== null ? this.common[value as number] : value;
    }
    return withDates(read as unknown as IndexedCard);
  }

  /** Lets go of what the card in a slot has in common with others. */
  private release(slot: number): void {
    const text = this.texts[slot];
    if (!text) return;
    const values = JSON.parse(text) as unknown[];
    for (const [i, value] of values.entries()) {
      if (!IS_COMMON[i] || typeof value !== 'number' || --this.holders[value]!) continue;
      this.numbers.delete(this.keys[value]!);
      this.common[value] = undefined;
      this.keys[value] = '';
      this.free.push(value);
    }
  }

  private numberOf(value: unknown): number {
    const key = JSON.stringify(value);
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.free.pop() ?? this.common.length;
      this.numbers.set(key, number);
      this.common[number] = Object.freeze(JSON.parse(key));
      this.keys[number] = key;
      this.holders[number] = 0;
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
