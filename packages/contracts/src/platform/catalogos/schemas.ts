import { z } from 'zod';
import { line, requiredReason, requiredText } from '../../kernel/fields';
import { FIELD_MESSAGES, tooLong } from '../../kernel/messages';
import { ESTADO_NAMES } from '../../venezuela/estados';
import { TipoVehiculoField } from '../../venezuela/fields';
import { LISTAS } from './live';
import { CATALOGO_MESSAGES, type UsoCatalogo, USOS } from './messages';

const Lista = z.enum(LISTAS, 'Esa lista no existe');
/** Params of a list. */
export const listaParams = z.object({ lista: Lista });
/** Id of an entry: 'frenos', 'toyota.corolla'. */
const EntradaId = line().min(1).max(130);
export const entradaParams = z.object({ lista: Lista, id: EntradaId });

const year = z
  .number(CATALOGO_MESSAGES.year)
  .int(FIELD_MESSAGES.invalidYear)
  .min(1900, FIELD_MESSAGES.invalidYear)
  .max(2100, FIELD_MESSAGES.invalidYear);
const datos = {
  subtitulo: line().max(80, tooLong(80)).optional(),
  anioDesde: year.optional(),
  anioHasta: year.nullable().optional(),
  tipo: TipoVehiculoField.optional(),
  publica: line().min(1, CATALOGO_MESSAGES.name).max(60, tooLong(60)).optional(),
  nombreLargo: line().min(1, CATALOGO_MESSAGES.name).max(120, tooLong(120)).optional(),
  emisorHabitual: z.boolean().optional(),
  estado: z.enum(ESTADO_NAMES, CATALOGO_MESSAGES.officeState).optional(),
  ciudad: requiredText(CATALOGO_MESSAGES.officeCity, 80).optional(),
  direccion: requiredText(CATALOGO_MESSAGES.officeAddress, 200).optional(),
  telefono: line()
    .regex(/^[\d\s()+./-]{0,40}$/, CATALOGO_MESSAGES.officePhone)
    .optional(),
  horario: line().max(120, tooLong(120)).optional(),
};
/** Data of an entry beside its name; a list keeps those that belong to it. */
export const Datos = z
  .object(datos)
  .refine(({ anioDesde, anioHasta }) => !anioDesde || !anioHasta || anioDesde <= anioHasta, {
    path: ['anioHasta'],
    message: CATALOGO_MESSAGES.years,
  });

// '|' joins brand and model in what products keep.
const nombre = requiredText(CATALOGO_MESSAGES.name, 60).refine(
  (text) => !/[|/\\$<>\p{Cc}]/u.test(text) && /[\p{L}\p{N}]/u.test(text),
  'El nombre lleva signos que no se pueden usar',
);
const motivo = requiredReason(CATALOGO_MESSAGES.reason);
/** Number of records touched, as the preview showed it. */
const visto = z.number().int().min(0).max(1e9);

/** A value that stores typed, which becomes an entry or part of one. */
const Escrito = z.object({ padre: z.string().max(80).nullable(), nombre: z.string().min(1).max(80) });

/** A new entry. `escrito` is the value of documents that becomes it; `codigo` is a bank's. */
export const NuevaEntrada = z.object({
  nombre,
  padre: EntradaId.nullable().default(null),
  datos: Datos.default({}),
  codigo: line()
    .regex(/^\d{4}$/, CATALOGO_MESSAGES.code)
    .optional(),
  escrito: Escrito.optional(),
  motivo,
  visto: visto.default(0),
});
export type NuevaEntrada = z.output<typeof NuevaEntrada>;

const cambio = {
  nombre: nombre.optional(),
  datos: Datos.optional(),
  apagada: z.boolean().optional(),
  /** Place among its siblings, from 0. */
  posicion: z.number().int().min(0).max(5000).optional(),
  /** Id of the entry that takes this one in. */
  fusionarEn: EntradaId.optional(),
};
/** A change of an entry; what is left out stays. */
export const CambioDeEntrada = z.object({ ...cambio, motivo, visto: visto.default(0) });
export type CambioDeEntrada = z.output<typeof CambioDeEntrada>;

/** A value that stores typed and that the entry `id` takes in. */
export const Adopcion = z.object({ escrito: Escrito, motivo, visto: visto.default(0) });
export type Adopcion = z.output<typeof Adopcion>;

/** Question to a preview: an entry with the change, or a typed value. */
export const PreguntaCambio = z.object({ id: EntradaId.optional(), ...cambio, escrito: Escrito.optional() });
export type PreguntaCambio = z.output<typeof PreguntaCambio>;

const USO_KEYS = Object.keys(USOS) as [UsoCatalogo, ...UsoCatalogo[]];
/** Number of each kind. */
const ConteoUso = z.object({ uso: z.enum(USO_KEYS), cuantos: z.number().int() });

/** Effect of a change. `reescribe` says that documents are rewritten; otherwise they keep their values. */
export const VistaPrevia = z.object({ usos: z.array(ConteoUso), total: z.number().int(), reescribe: z.boolean() });
export type VistaPrevia = z.infer<typeof VistaPrevia>;

/** An entry for administrators. `usos` are counts of up to a minute ago. */
export const EntradaAdmin = z.object({
  id: z.string(),
  padre: z.string().nullable(),
  nombre: z.string(),
  alias: z.array(z.string()),
  datos: z.object(datos),
  apagada: z.boolean(),
  agregada: z.boolean(),
  protegida: z.boolean(),
  usos: z.number().int(),
});
export type EntradaAdmin = z.infer<typeof EntradaAdmin>;

/** A rewriting of documents that is under way or was the last one. */
export const CambioEnCurso = z.object({
  _id: z.string(),
  estado: z.enum(['aplicando', 'aplicado']),
  antes: z.string(),
  despues: z.string(),
  hechos: z.number().int(),
  total: z.number().int(),
});
export type CambioEnCurso = z.infer<typeof CambioEnCurso>;

/** A list for administrators: entries in their order, each followed by its own. */
export const ListaAdmin = z.object({
  version: z.number().int(),
  entradas: z.array(EntradaAdmin),
  cambio: CambioEnCurso.nullable(),
});
export type ListaAdmin = z.infer<typeof ListaAdmin>;

/** A value that documents have and the list does not. */
export const Sugerencia = z.object({ padre: z.string().nullable(), nombre: z.string(), cuantos: z.number().int() });
export type Sugerencia = z.infer<typeof Sugerencia>;

/** All changes of administrators, as pages and browsers read them. */
export const CatalogosPublicos = z.object({
  version: z.number().int(),
  listas: z.partialRecord(
    Lista,
    z.array(
      z.object({
        id: z.string(),
        padre: z.string().optional(),
        nombre: z.string().optional(),
        alias: z.array(z.string()).optional(),
        apagada: z.boolean().optional(),
        orden: z.number().optional(),
        fusionadaEn: z.string().optional(),
        agregada: z.boolean().optional(),
        datos: z.object(datos).optional(),
      }),
    ),
  ),
});
