import { STORE_MESSAGES } from '@tuerca/contracts/auth/stores/messages';
import { WORKSHOP_MESSAGES } from '@tuerca/contracts/auth/workshops/messages';
import { paths } from '@/lib/paths';
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

export const BUSINESS_LABELS: Record<BusinessKind, Words> = {
  tienda: {
    title: 'Tiendas',
    noun: ['tienda', 'tiendas'],
    profile: paths.store,
    list: paths.stores,
    rubro: { name: 'categoria', title: 'Categoría', all: 'Todas las categorías' },
    action: 'Ver productos',
    verified: 'Tienda verificada',
    onlyVerified: 'Solo verificadas',
    open: 'Abierta ahora',
    closed: 'Cerrada ahora',
    search: 'Buscar tiendas',
    place: 'En las tiendas',
    placeholder: 'Nombre o lo que vende',
    none: STORE_MESSAGES.empty,
    error: STORE_MESSAGES.loadFailedRetry,
  },
  taller: {
    title: 'Talleres',
    noun: ['taller', 'talleres'],
    profile: paths.workshop,
    list: paths.workshops,
    rubro: { name: 'especialidad', title: 'Especialidad', all: 'Todas las especialidades' },
    action: 'Ver detalles',
    verified: 'Taller verificado',
    onlyVerified: 'Solo verificados',
    open: 'Abierto ahora',
    closed: 'Cerrado ahora',
    search: 'Buscar talleres',
    place: 'En los talleres',
    placeholder: 'Nombre o lo que repara',
    none: WORKSHOP_MESSAGES.empty,
    error: WORKSHOP_MESSAGES.loadFailedRetry,
  },
};
