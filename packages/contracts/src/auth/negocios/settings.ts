import { z } from 'zod';
import { nameText, requiredLines, someOf } from '../../kernel/fields';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { TipoVehiculoField } from '../../venezuela/fields';
import { TIPOS_VEHICULO } from '../../venezuela/tipos-vehiculo';
import { StoreDelivery } from '../stores/delivery';
import { FlexibleHorario, Horario } from './horario';
import { NEGOCIO_MESSAGES } from './messages';
import { ESPECIALIDADES, REGISTRATION_CATEGORIAS, REGISTRATION_ESPECIALIDADES, STORE_CATEGORIAS } from './rubros';

/** Longest description of a business; its form advises 500. */
const MAX_DESCRIPTION = 2000;

/** Some of a list; choices of the registration stay valid. */
const someKnown = (listed: readonly string[], message: string) => {
  const known = [...new Set(listed)];
  return someOf(z.enum(known as [string, ...string[]], 'Elige valores de la lista'), known.length, message);
};

const common = {
  descripcion: requiredLines(NEGOCIO_MESSAGES.descriptionRequired, MAX_DESCRIPTION),
  horarios: FlexibleHorario,
  /** A picture that POST /api/upload/banner issued to this user; null takes it away. */
  banner: z.string('El banner no es válido').max(200, 'El banner no es válido').nullable(),
};

/** Changes of a workshop to its public profile. `registro` (the RIF) is accepted, because screens send it, and ignored. */
export const WorkshopChange = z.strictObject({
  ...z.object(common).partial().shape,
  nombreTaller: nameText(NEGOCIO_MESSAGES.nameRequired, 120).optional(),
  especialidades: someKnown(
    [...ESPECIALIDADES, ...REGISTRATION_ESPECIALIDADES],
    NEGOCIO_MESSAGES.especialidadesRequired,
  ).optional(),
  tiposVehiculos: someOf(TipoVehiculoField, TIPOS_VEHICULO.length, FIELD_MESSAGES.tiposVehiculo).optional(),
  registro: z.unknown().optional(),
});
export type WorkshopChange = z.output<typeof WorkshopChange>;

/** Changes of a store to its public profile. `rif` is accepted, because screens send it, and ignored. */
export const StoreChange = z.strictObject({
  ...z.object(common).partial().shape,
  nombreTienda: nameText(NEGOCIO_MESSAGES.nameRequired, 120).optional(),
  categorias: someKnown(
    [...STORE_CATEGORIAS, ...REGISTRATION_CATEGORIAS],
    NEGOCIO_MESSAGES.categoriasRequired,
  ).optional(),
  entrega: StoreDelivery.optional(),
  rif: z.unknown().optional(),
});
export type StoreChange = z.output<typeof StoreChange>;

/** A business as its owner reads it in the settings; times are 'HH:MM' in Caracas. */
export const ownBusiness = { descripcion: z.string(), horarios: Horario, banner: z.string().nullable() };
