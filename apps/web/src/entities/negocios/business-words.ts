import { MENSAJES_CATALOGO } from '@tuerca/contracts/mensajes';
import { paths } from '../../lib/paths';
import type { BusinessKind } from './business';

/** Everything that is said, or linked to, differently of stores and workshops. */
interface Words {
  title: string;
  noun: readonly [string, string];
  profile: (id: string) => string;
  list: (query?: Record<string, string>) => string;
  /** Name of the filter by what they do, in the address and above the choices. */
  rubro: { name: string; title: string; all: string };
  action: string;
  verified: string;
  onlyVerified: string;
  open: string;
  closed: string;
  search: string;
  place: string;
  placeholder: string;
  none: string;
  error: string;
}

export const BUSINESS_WORDS: Record<BusinessKind, Words> = {
  tienda: {
    title: 'Tiendas',
    noun: ['tienda', 'tiendas'],
    profile: paths.tienda,
    list: paths.tiendas,
    rubro: { name: 'categoria', title: 'Categoría', all: 'Todas las categorías' },
    action: 'Ver productos',
    verified: 'Tienda verificada',
    onlyVerified: 'Solo verificadas',
    open: 'Abierta ahora',
    closed: 'Cerrada ahora',
    search: 'Buscar tiendas',
    place: 'En las tiendas',
    placeholder: 'Nombre o lo que vende',
    none: MENSAJES_CATALOGO.sinTiendas,
    error: MENSAJES_CATALOGO.tiendasErrorReintento,
  },
  taller: {
    title: 'Talleres',
    noun: ['taller', 'talleres'],
    profile: paths.taller,
    list: paths.talleres,
    rubro: { name: 'especialidad', title: 'Especialidad', all: 'Todas las especialidades' },
    action: 'Ver detalles',
    verified: 'Taller verificado',
    onlyVerified: 'Solo verificados',
    open: 'Abierto ahora',
    closed: 'Cerrado ahora',
    search: 'Buscar talleres',
    place: 'En los talleres',
    placeholder: 'Nombre o lo que repara',
    none: MENSAJES_CATALOGO.sinTalleres,
    error: MENSAJES_CATALOGO.talleresErrorReintento,
  },
};
