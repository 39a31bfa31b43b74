import type { ESTADO_NAMES } from '@tuerca/contracts/venezuela/estados';
import { normalizeText, searchWords } from '@tuerca/contracts/kernel/text';

/** Filters of the lists of stores and workshops, in one spelling each. */
export interface NegocioFilter {
  estado?: string;
  /** One of a store's categorias or of a workshop's especialidades. */
  rubro?: string;
  /** As workshops store it: 'Sedán'. */
  tipoVehiculo?: string;
  verificado?: true;
  /** All of them must be found. */
  words: string[];
  /** The text has no letter or digit: nothing can match it. */
  impossible?: true;
}

interface Query {
  search?: string;
  q?: string;
  estado?: (typeof ESTADO_NAMES)[number];
  rubro?: string;
  tipoVehiculo?: string;
  verificado?: boolean;
}

/** Reads the aliases of a query into one filter. */
export function toFilter({ search, q, estado, rubro, tipoVehiculo, verificado }: Query): NegocioFilter {
  const text = search ?? q ?? '';
  return {
    ...(estado && { estado }),
    ...(rubro && { rubro }),
    ...(tipoVehiculo && { tipoVehiculo }),
    ...(verificado && { verificado: true as const }),
    words: searchWords(text),
    ...(text && !normalizeText(text) && { impossible: true as const }),
  };
}

/** The filter in the database's words, for active businesses; `rubros` is the field that holds them. */
export function toMatch(
  { estado, rubro, tipoVehiculo, verificado, words, impossible }: NegocioFilter,
  rubros: string,
): Record<string, unknown> {
  return {
    activo: true,
    ...(estado && { 'direccion.estado': estado }),
    ...(rubro && { [rubros]: rubro }),
    ...(tipoVehiculo && { tiposVehiculos: tipoVehiculo }),
    ...(verificado && { verificado: true }),
    ...(words.length && { terminos: { $all: words } }),
    ...(impossible && { _id: { $in: [] } }),
  };
}
