import { z } from 'zod';
import { AjusteField } from '../../auth/garaje/fields';
import { Id } from '../../kernel/fields';
import { normalizeText, searchWords } from '../../kernel/text';
import { MIN_SEARCH_LENGTH } from './rules';

/** Whether a text says enough to be searched for: 'h4' alone does not. */
export const isSearchable = (text: string): boolean =>
  normalizeText(text).length >= MIN_SEARCH_LENGTH && searchWords(text).length > 0;
/** Products among its suggestions. */
export const SEARCH_PRODUCTS = 3;
/** Terms that it suggests for the typed text. */
export const SEARCH_TERMS = 4;

const Hit = z.object({
  id: Id,
  nombre: z.string(),
  imagen: z.string().nullable(),
  ruta: z.string(),
  detalle: z.string(),
});
/** Hits of the global search; `precio` is dollars, `precioBs` bolivars. `totales` counts what the lists cut. `terminos`: suggestions for the text typed so far. */
export const SearchResult = z.object({
  terminos: z.array(z.string()),
  products: z.array(Hit.extend({ precio: z.number(), precioBs: z.number(), ajuste: AjusteField.optional() })),
  stores: z.array(Hit),
  workshops: z.array(Hit),
  services: z.array(Hit),
  totales: z.object({
    products: z.number().int(),
    stores: z.number().int(),
    workshops: z.number().int(),
    services: z.number().int(),
  }),
});
export type SearchResult = z.infer<typeof SearchResult>;
