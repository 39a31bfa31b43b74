import type { SynonymIndex } from '@tuerca/contracts/platform/catalogos/sinonimos';
import { type TradeReading, tradeReadings } from '@tuerca/contracts/products/search/trades';
import type { ESTADO_NAMES } from '@tuerca/contracts/venezuela/estados';
import { wordMatch } from '../../platform/database/word-match';

/** Filters of the lists of stores and workshops, in one spelling each. */
export interface NegocioFilter {
  estado?: string;
  /** One of a store's categorias or of a workshop's especialidades. */
  rubro?: string;
  /** As workshops store it: 'Sedán'. */
  tipoVehiculo?: string;
  verificado?: true;
  /** Businesses whose words match the text come first, then those that deal with its meaning. */
  reading?: Pick<TradeReading, 'essential' | 'wider'>;
  /** The text has no word of two letters: nothing can match it. */
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

/** Reads the aliases of a query; of several filters, which read the text ever more freely, the first that finds something holds. */
export function toNegocioFilters(
  { search, q, estado, rubro, tipoVehiculo, verificado }: Query,
  synonyms: SynonymIndex,
): NegocioFilter[] {
  const text = search ?? q ?? '';
  const readings = tradeReadings(text, synonyms);
  const filter: NegocioFilter = {
    ...(estado && { estado }),
    ...(rubro && { rubro }),
    ...(tipoVehiculo && { tipoVehiculo }),
    ...(verificado && { verificado: true as const }),
    ...(text && !readings.length && { impossible: true as const }),
  };
  return readings.length ? readings.map((reading) => ({ ...filter, reading })) : [filter];
}

/** The filter in the database's words, for active businesses; `rubros` is the field that holds them. */
export function toNegocioMatch(
  { estado, rubro, tipoVehiculo, verificado, reading, impossible }: NegocioFilter,
  rubros: string,
): Record<string, unknown> {
  return {
    activo: true,
    ...(estado && { 'direccion.estado': estado }),
    ...(rubro && { [rubros]: rubro }),
    ...(tipoVehiculo && { tiposVehiculos: tipoVehiculo }),
    ...(verificado && { verificado: true }),
    ...(reading && wordMatch(reading.wider)),
    ...(impossible && { _id: { $in: [] } }),
  };
}

/** The parts of a list that follow one another: what says the text, then whoever deals with it. */
export function tiersOf({ reading, ...rest }: NegocioFilter, rubros: string): Record<string, unknown>[] {
  const matching = toNegocioMatch(rest, rubros);
  if (!reading) return [matching];
  const [said, wider] = [wordMatch(reading.essential), wordMatch(reading.wider)];
  const first = { ...matching, ...said };
  return isSame(said, wider) ? [first] : [first, { ...matching, ...wider, $nor: [said] }];
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
