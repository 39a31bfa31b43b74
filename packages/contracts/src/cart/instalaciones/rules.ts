import { findCategoria, originalSubcategoria } from '../../products/products/categorias';
import { canonicalServiceCategoria } from '../../products/services/categorias';

/** Workshops that one answer offers at most. */
export const MAX_INSTALLATION_WORKSHOPS = 6;
/** Services of one workshop that an answer offers at most. */
export const MAX_INSTALLATION_SERVICES = 3;
/** Days with free times that are shown of each service, and within how many days they are looked for. */
export const SHOWN_DAYS = 3;
export const SEARCHED_DAYS = 21;

/** Every slug a part's work may be listed under: by its category, and by the subcategories that are other work. */
const BY_CATEGORY: Record<string, readonly string[]> = {
  filtros: ['mantenimiento_basico'],
  baterias: ['sistema_electrico'],
  frenos: ['sistema_frenos'],
  transmision: ['transmision'],
  suspension: ['suspension'],
  motor: ['motor'],
  iluminacion: ['sistema_electrico'],
  carroceria: ['carroceria'],
  combustible: ['motor'],
  neumaticos: ['alineacion_balanceo', 'neumaticos'],
  enfriamiento: ['sistema_enfriamiento'],
  electrico: ['sistema_electrico'],
  lubricantes: ['mantenimiento_basico'],
};
const BY_SUBCATEGORY: Record<string, Record<string, readonly string[]>> = {
  filtros: {
    'Filtro de caja automática': ['transmision'],
    'Filtro de cabina': ['mantenimiento_basico', 'aire_acondicionado'],
  },
  baterias: { 'Cargadores y probadores': [] },
  motor: { 'Aceites y aditivos': ['mantenimiento_basico'], 'Correas de accesorios': ['motor', 'mantenimiento_basico'] },
  combustible: {
    'Aditivos y limpiadores': [],
    'Inyectores y kits': ['motor', 'mantenimiento_basico'],
    'Cuerpo de aceleración': ['motor', 'mantenimiento_basico'],
  },
  neumaticos: { 'Reparación y parches': [] },
  enfriamiento: { 'Aire acondicionado': ['aire_acondicionado'] },
  electrico: { 'Bujías y cables': ['mantenimiento_basico', 'motor'] },
  lubricantes: {
    'Aceite de caja y diferencial': ['transmision'],
    'Líquido de frenos': ['sistema_frenos'],
    Refrigerantes: ['sistema_enfriamiento'],
    Hidráulico: ['suspension'],
    Grasas: [],
    Aditivos: [],
  },
  accesorios: { 'Alarmas y rastreo': ['sistema_electrico'], Sonido: ['sistema_electrico'] },
};

/**
 * The service categories under which workshops list the work that mounts a part; empty for what nobody mounts (tools, mats).
 * `categoria` by id or name.
 */
export function serviceCategoriasFor(categoria: string, subcategoria?: string | null): readonly string[] {
  const id = findCategoria(categoria)?.id;
  if (!id) return [];
  const original = subcategoria ? originalSubcategoria(id, subcategoria) : '';
  const ids = BY_SUBCATEGORY[id]?.[original] ?? BY_CATEGORY[id] ?? [];
  return ids.map(canonicalServiceCategoria);
}

// The three states of Gran Caracas count as one city for driving.
const GRAN_CARACAS = ['Distrito Capital', 'Miranda', 'Vargas'];
/** The states whose workshops are near somebody in a state, that one first. */
export const nearbyEstados = (estado: string): string[] =>
  GRAN_CARACAS.includes(estado) ? [estado, ...GRAN_CARACAS.filter((other) => other !== estado)] : [estado];
