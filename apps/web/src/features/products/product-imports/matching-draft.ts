import { useState } from 'react';
import { IMPORT_COLUMNS, type ImportField } from '@tuerca/contracts/products/product-imports/columns';
import type { Emparejamiento, ValoresFijos } from '@tuerca/contracts/products/product-imports/matching';
import type { EmparejarForm } from '@tuerca/contracts/products/product-imports/matching-form';
import { IMPORT_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import type { MonedaArchivo } from '@tuerca/contracts/venezuela/cifra';

/** A store's matching before it is sent. */
export interface MatchingDraft {
  columnas: { campo: ImportField | null; moneda: MonedaArchivo | null }[];
  fijos: ValoresFijos;
  categorias: Emparejamiento['categorias'];
}

/** Title of one of our fields, as the template calls it. */
export const importFieldTitle = (campo: ImportField): string =>
  IMPORT_COLUMNS.find(({ field }) => field === campo)!.title;
export const isPrice = (campo: ImportField | null): boolean =>
  IMPORT_COLUMNS.some(({ field, kind }) => field === campo && kind === 'price');

/** Fields that new products need, and whether the file has them, by a column or a value for all rows. */
export function requiredFields({ columnas, fijos }: MatchingDraft): { campo: ImportField; isSaid: boolean }[] {
  return IMPORT_COLUMNS.filter((column) => 'required' in column).map(({ field }) => ({
    campo: field,
    isSaid: columnas.some(({ campo }) => campo === field) || !!(field === 'categoria' && fijos.categoria),
  }));
}

/** Converts the draft to the request, or returns why it cannot. Each field occurs once: the page needs no schema. */
function bodyOf({ categorias, ...said }: MatchingDraft): EmparejarForm | string {
  if (!said.columnas.some(({ campo }) => campo === 'sku')) return IMPORT_MESSAGES.missingSku;
  return {
    ...said,
    categorias: categorias.flatMap(({ texto, categoria }) => (categoria ? [{ texto, categoria }] : [])),
  };
}

/** State of a store's matching, initially the proposed one. */
export function useMatchingDraft({ columnas, fijos, categorias }: Emparejamiento) {
  const [draft, setDraft] = useState<MatchingDraft>({ columnas, fijos, categorias });
  const at = (i: number, change: Partial<MatchingDraft['columnas'][number]>) => (before: MatchingDraft) => ({
    ...before,
    columnas: before.columnas.map((column, j) => (j === i ? { ...column, ...change } : column)),
  });
  return {
    draft,
    body: () => bodyOf(draft),
    /** Assigns a field to a column, and removes it from the column that had it. */
    setCampo: (i: number, campo: ImportField | null) =>
      setDraft((before) => ({
        ...before,
        columnas: before.columnas.map((column, j) => {
          if (j === i) return { campo, moneda: column.moneda ?? (isPrice(campo) ? 'usd' : null) };
          return campo !== null && column.campo === campo ? { ...column, campo: null } : column;
        }),
      })),
    setMoneda: (i: number, moneda: MonedaArchivo) => setDraft(at(i, { moneda })),
    setFijo: (campo: keyof ValoresFijos, value: string) =>
      setDraft((before) => ({ ...before, fijos: { ...before.fijos, [campo]: value || null } })),
    setCategoria: (texto: string, categoria: string) =>
      setDraft((before) => ({
        ...before,
        categorias: before.categorias.map((one) =>
          one.texto === texto ? { ...one, categoria: categoria || null } : one,
        ),
      })),
  };
}
