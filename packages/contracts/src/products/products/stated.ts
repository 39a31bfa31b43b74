import { normalizeText } from '../../kernel/text';

/** Names under which a store states a part's conditions in its `especificaciones`; the form writes them, reading takes any spelling. */
export const STATED = { garantia: 'Garantía', devolucion: 'Devolución' } as const;
/** Conditions of a part in its store's own words; null where none are stated. */
export interface StatedConditions {
  garantia: string | null;
  devolucion: string | null;
}

/** Value of a name, in any spelling of the store. */
const statedIn = (especificaciones: Record<string, string> | null | undefined, name: string): string | null =>
  Object.entries(especificaciones ?? {}).find(([key]) => normalizeText(key) === name)?.[1] ?? null;

/** The conditions that a store states among a part's `especificaciones`. */
export const statedConditions = (especificaciones: Record<string, string> | null | undefined): StatedConditions => ({
  garantia: statedIn(especificaciones, 'garantia'),
  devolucion: statedIn(especificaciones, 'devolucion') ?? statedIn(especificaciones, 'devoluciones'),
});
