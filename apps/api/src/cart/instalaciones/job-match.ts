import { MAX_INSTALLATION_SERVICES, serviceCategoriasFor } from '@tuerca/contracts/cart/instalaciones/rules';
import { searchWords } from '@tuerca/contracts/kernel/text';

/** A part as far as it decides which work mounts it. */
export interface Part {
  productoId: string;
  nombre: string;
  categoria: string;
  subcategoria: string | null;
}
interface Job {
  nombre: string;
  categoria: string;
  precio: number;
}
/** A service with the parts that it mounts. `exact`: its name speaks of them. */
export interface ServiceMatch<S> {
  service: S;
  productoIds: string[];
  exact: boolean;
}

/** 'Cambio de pastillas delanteras' and 'Pastilla de freno delantera' share their stems. */
const stems = (text: string): Set<string> => new Set(searchWords(text, { min: 4 }).map((word) => word.slice(0, 6)));
// Words of every second service and part; they say nothing of the work.
const COMMON = stems('cambio servicio reparacion revision instalacion sistema juego kit motor freno carro completo');
const meaningful = (text: string): string[] => [...stems(text)].filter((stem) => !COMMON.has(stem));

/** The categories of the work that mounts a part. */
export const jobCategorias = ({ categoria, subcategoria }: Part): readonly string[] =>
  serviceCategoriasFor(categoria, subcategoria);

/** The parts that somebody mounts, out of all of a cart. */
export const mountable = <P extends Part>(parts: readonly P[]): P[] =>
  parts.filter((part) => jobCategorias(part).length > 0);

function matchOf<S extends Job>(service: S, parts: readonly Part[]): ServiceMatch<S> & { spoken: number } {
  const own = parts.filter((part) => jobCategorias(part).includes(service.categoria));
  const words = meaningful(service.nombre);
  const spoken = own.filter(({ nombre, subcategoria }) => {
    const about = stems(`${nombre} ${subcategoria ?? ''}`);
    return words.some((word) => about.has(word));
  });
  const mounted = spoken.length ? spoken : own;
  return {
    service,
    productoIds: mounted.map(({ productoId }) => productoId),
    exact: spoken.length > 0,
    spoken: spoken.length,
  };
}

/**
 * The services of one workshop that mount parts, best first: those whose name speaks of most of them, then the cheapest.
 * Services of the right category whose name does not are offered only where none does, and but one of them.
 */
export function matchServices<S extends Job>(services: readonly S[], parts: readonly Part[]): ServiceMatch<S>[] {
  const matches = services
    .map((service) => matchOf(service, parts))
    .filter(({ productoIds }) => productoIds.length)
    .sort((a, b) => b.spoken - a.spoken || a.service.precio - b.service.precio);
  const exact = matches.filter((match) => match.exact);
  return (exact.length ? exact.slice(0, MAX_INSTALLATION_SERVICES) : matches.slice(0, 1)).map(
    ({ spoken: _spoken, ...match }) => match,
  );
}
