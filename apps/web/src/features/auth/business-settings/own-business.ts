import { ESPECIALIDADES, STORE_CATEGORIAS } from '@tuerca/contracts/auth/negocios/rubros';
import type { EntregaTienda } from '@tuerca/contracts/auth/stores/delivery';
import { STORE_MESSAGES } from '@tuerca/contracts/auth/stores/messages';
import type { OwnTienda } from '@tuerca/contracts/auth/stores/schemas';
import { WORKSHOP_MESSAGES } from '@tuerca/contracts/auth/workshops/messages';
import type { OwnTaller } from '@tuerca/contracts/auth/workshops/schemas';
import type { BusinessKind } from '@/entities/auth/negocios/business';

/** Settings of a store or workshop, in one shape for both. */
export interface OwnBusiness extends Omit<OwnTaller, 'workshop'> {
  nombreNegocio: string;
  descripcion: string;
  rif: string;
  banner: string | null;
  horarios: OwnTaller['workshop']['horarios'];
  /** Especialidades of a workshop, categorias of a store. */
  rubros: string[];
  /** Names as displayed; empty for a store. */
  tiposVehiculos: string[];
  /** Delivery; of a store only. */
  entrega?: EntregaTienda;
}

export function ofWorkshop({ workshop, ...account }: OwnTaller): OwnBusiness {
  const { nombreTaller: nombreNegocio, especialidades: rubros, registro: rif, ...rest } = workshop;
  return { ...account, ...rest, nombreNegocio, rubros, rif };
}

export function ofStore({ store, ...account }: OwnTienda): OwnBusiness {
  const { nombreTienda: nombreNegocio, categorias: rubros, ...rest } = store;
  return { ...account, ...rest, nombreNegocio, rubros, tiposVehiculos: [] };
}

/** Texts of the settings by kind of business. */
export const SETTINGS_WORDS: Record<
  BusinessKind,
  {
    name: string;
    rubros: string;
    addRubro: string;
    noRubros: string;
    options: readonly string[];
    loadFailed: string;
  }
> = {
  taller: {
    name: 'Nombre del taller',
    rubros: 'Especialidades',
    addRubro: 'Agregar especialidad',
    noRubros: 'Agrega al menos una: así te encuentran quienes la buscan.',
    options: ESPECIALIDADES,
    loadFailed: WORKSHOP_MESSAGES.ownLoadFailed,
  },
  tienda: {
    name: STORE_MESSAGES.name,
    rubros: 'Categorías',
    addRubro: 'Agregar categoría',
    noRubros: 'Agrega al menos una: así te encuentran quienes la buscan.',
    options: STORE_CATEGORIAS,
    loadFailed: STORE_MESSAGES.ownLoadFailed,
  },
};
