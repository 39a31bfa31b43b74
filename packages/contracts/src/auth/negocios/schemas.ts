import { z } from 'zod';
import { Faceta, Meta } from '../../kernel/envelope';
import { Id, idParams, pageQuery, queryBoolean, queryText } from '../../kernel/fields';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { ESTADO_NAMES } from '../../venezuela/estados';
import { Horario } from './horario';

const Ubicacion = z.object({
  ciudad: z.string(),
  estado: z.string(),
  calle: z.string().nullish(),
  codigoPostal: z.string(),
  referencias: z.string().nullish(),
  coordenadas: z.array(z.number()).nullish(),
});
/** Public fields that stores and workshops share. */
export const businessFields = {
  _id: Id,
  id: Id,
  fotoPerfil: z.string().nullable(),
  banner: z.string().nullable(),
  descripcion: z.string(),
  telefono: z.string().nullable(),
  direccion: Ubicacion,
  horario: Horario,
  destacado: z.boolean(),
  /** An administrator checked its documents. */ verificado: z.boolean(),
  valoracionPromedio: z.number(),
  numeroValoraciones: z.number().int(),
};

/** The day's hours in words ('Hoy 8:00 a. m. a 5:30 p. m.', 'Cerrado hoy') are derived by the web from `horario` and, for workshops, `excepciones`. */
export const businessQuery = {
  ...pageQuery(6),
  search: queryText(100),
  q: queryText(100),
  estado: z.enum(ESTADO_NAMES, FIELD_MESSAGES.invalidEstado).optional(),
  verificado: queryBoolean,
};
/** A profile's own list (products or services) is paged; its reviews are the newest three, the others come from comments.list. */
export const profileInput = { params: idParams, query: z.object(pageQuery(6)) } as const;
/** Choices of the filters: values that occur, with how many businesses have each. */
export const BusinessMeta = Meta.extend({ facetas: z.object({ estados: z.array(Faceta), rubros: z.array(Faceta) }) });
