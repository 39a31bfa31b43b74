import type { Vehiculo } from '@tuerca/contracts/auth/garaje/vehiculo';
import { categorias } from '@tuerca/contracts/products/products/categorias';
import { paths } from '@/lib/paths';
import type { OptionGroup, SearchSuggestion } from './search-options';

/** Maximum of categories offered before any input. */
const MAX_CATEGORIES = 6;

/** Options of the box before any input: recent searches, the chosen vehicle, categories. */
export function idleOptions(recent: readonly string[], vehicle: Vehiculo | null): OptionGroup[] {
  const searches = recent.map((text, i): SearchSuggestion => ({
    key: String(i),
    to: paths.search(text),
    nombre: text,
    kind: 'reciente',
  }));
  const mine: SearchSuggestion[] = vehicle
    ? [
        {
          key: 'vehiculo',
          to: paths.catalogue({ sirve: true }),
          nombre: `Lo que sirve a tu ${vehicle.marca} ${vehicle.modelo} ${vehicle.anio}`,
          kind: 'vehiculo',
        },
      ]
    : [];
  const browse = categorias()
    .slice(0, MAX_CATEGORIES)
    .map(({ id, nombre }): SearchSuggestion => ({
      key: id,
      to: paths.catalogue({ category: id }),
      nombre,
      kind: 'categoria',
    }));
  return [
    { title: 'Búsquedas recientes', options: searches },
    { title: 'Tu vehículo', options: mine },
    { title: 'Categorías', options: browse },
  ].filter(({ options }) => options.length > 0);
}
