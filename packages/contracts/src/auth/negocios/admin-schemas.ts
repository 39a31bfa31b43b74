import { z } from 'zod';
import { Meta } from '../../kernel/envelope';
import { Id, lines, pageQuery, queryBoolean, queryText, requiredReason } from '../../kernel/fields';
import { setOf } from '../../kernel/lists';
import { FIELD_MESSAGES, tooLong } from '../../kernel/messages';
import { caracasDate, DATE_PATTERN } from '../../venezuela/caracas';
import { ESTADO_NAMES } from '../../venezuela/estados';
import { Horario } from './horario';
import { FALTANTE_NAMES } from './missing';
import { REVISION_MESSAGES } from './review-messages';
import { COINCIDENCIA_NAMES, COMPROBACION_NAMES, ESTADOS_REVISION, GRUPOS_NEGOCIO, PASO_NAMES } from './review-states';

const instant = z.iso.datetime();
const count = z.number().int();
const date = z.string().regex(DATE_PATTERN);

/** The review of a business: its state, since when, and the reason for the owner. */
const Revision = z.object({ estado: z.enum(ESTADOS_REVISION), motivo: z.string().nullable(), fecha: instant });
/** Why and since when a business is paused. */
export const Pausa = z.object({ motivo: z.string(), fecha: instant });

/** A store or workshop as administrators list it. */
export const NegocioAdmin = z.object({
  _id: Id,
  nombre: z.string(),
  rif: z.string(),
  /** Whether the check digit is right. */
  rifValido: z.boolean(),
  telefono: z.string().nullable(),
  ciudad: z.string(),
  estado: z.string(),
  calle: z.string().nullable(),
  fotoPerfil: z.string().nullable(),
  descripcion: z.string(),
  /** Its trades: categorias of a store, especialidades of a workshop. */
  rubros: z.array(z.string()),
  /** On sale: its account is active, it is approved and not paused. */
  activo: z.boolean(),
  cuentaActiva: z.boolean(),
  /** Whether the account was deleted. */
  eliminado: z.boolean(),
  revision: Revision,
  pausa: Pausa.nullable(),
  destacado: z.boolean(),
  /** Last Caracas date on which it is featured; null while it is so without an end. */
  destacadoHasta: date.nullable(),
  verificado: z.boolean(),
  valoracionPromedio: z.number(),
  numeroValoraciones: count,
  /** Other businesses with its RIF, telephone or address. */
  coincidencias: count,
  createdAt: instant,
});
export type NegocioAdmin = z.infer<typeof NegocioAdmin>;

/** A business with all that an administrator decides on. */
export const NegocioAdminDetalle = NegocioAdmin.extend({
  horario: Horario,
  banner: z.string().nullable(),
  responsable: z.object({ nombre: z.string(), email: z.string(), telefono: z.string(), emailVerificado: z.boolean() }),
  iguales: z.array(
    z.object({
      _id: Id,
      tipo: z.enum(['tienda', 'taller']),
      nombre: z.string(),
      revision: z.enum(ESTADOS_REVISION),
      por: z.array(z.enum(COINCIDENCIA_NAMES)),
    }),
  ),
  falta: z.array(z.enum(FALTANTE_NAMES)),
  /** `ofertas` are products or services, `operaciones` orders or appointments; `comision` percent. */
  cifras: z.object({
    ofertas: count,
    operaciones: count,
    comision: z.number(),
    /** Cases against it, open and settled. */
    reportes: count,
  }),
  /** Newest first. */
  historial: z.array(
    z.object({
      fecha: instant,
      paso: z.enum(PASO_NAMES),
      por: z.string().nullable(),
      motivo: z.string().nullable(),
      nota: z.string().nullable(),
      comprobado: z.array(z.enum(COMPROBACION_NAMES)),
    }),
  ),
});
export type NegocioAdminDetalle = z.infer<typeof NegocioAdminDetalle>;

/** Sort orders of the list. */
export const NEGOCIO_SORTS = ['-createdAt', 'createdAt', '-valoracion', 'espera'] as const;
const filters = {
  grupo: z.enum(GRUPOS_NEGOCIO, 'El grupo no es válido').default('todas'),
  q: queryText(100),
  estado: z.enum(ESTADO_NAMES, FIELD_MESSAGES.invalidEstado).optional(),
  destacada: queryBoolean,
  verificada: queryBoolean,
  sort: z.enum(NEGOCIO_SORTS, FIELD_MESSAGES.invalidSort).default('-createdAt'),
};
/** Filters of the list and its export; `espera` sorts by the longest wait for a decision. */
export const NegocioAdminQuery = z.object({ ...pageQuery(20, 100), ...filters });
export type NegocioAdminQuery = z.output<typeof NegocioAdminQuery>;
/** The filters without pages. */
export const NegocioExportQuery = z.object(filters);
/** Page facts, and how many stand in each group whatever the filters. */
export const NegocioAdminMeta = Meta.extend({ cuentas: z.record(z.enum(GRUPOS_NEGOCIO), count) });

/** Why a business was refused or paused, or lost its mark; its owner reads it. */
export const MotivoNegocio = requiredReason(REVISION_MESSAGES.reason);
const note = lines().max(500, tooLong(500)).optional();

/** A decision; `visto` is the state that the administrator saw: a decision of another one meanwhile answers 409. */
export const DecisionRevision = z
  .object({
    decision: z.enum(['aprobada', 'rechazada'], 'Elige aprobar o rechazar'),
    visto: z.enum(['pendiente', 'rechazada']).default('pendiente'),
    motivo: MotivoNegocio.optional(),
    nota: note,
    comprobado: setOf(
      z.enum(COMPROBACION_NAMES),
      COMPROBACION_NAMES.length,
      `Elige como máximo ${COMPROBACION_NAMES.length}`,
    ).default([]),
    verificado: z.boolean().optional(),
  })
  .refine(({ decision, motivo: reason }) => decision === 'aprobada' || !!reason, {
    message: REVISION_MESSAGES.reason,
    path: ['motivo'],
  });
export type DecisionRevision = z.output<typeof DecisionRevision>;

/** Takes a business out of the site or puts it back. */
export const CambioPausa = z
  .object({ pausada: z.boolean('Indica si se pausa o no'), motivo: MotivoNegocio.optional() })
  .refine(({ pausada, motivo: reason }) => !pausada || !!reason, {
    message: REVISION_MESSAGES.reason,
    path: ['motivo'],
  });
export type CambioPausa = z.output<typeof CambioPausa>;

/** Features a business, up to and with a Caracas date when one is given. */
export const CambioDestacado = z.object({
  destacado: z.boolean('Indica si se destaca o no'),
  hasta: z
    .literal('')
    .transform(() => null)
    .or(
      z.iso
        .date(FIELD_MESSAGES.invalidDate)
        .refine((day) => day >= caracasDate(new Date()), REVISION_MESSAGES.untilAhead),
    )
    .nullish(),
});
export type CambioDestacado = z.output<typeof CambioDestacado>;

/** Gives or takes the verified mark; taking it needs a reason. */
export const CambioVerificado = z
  .object({ verificado: z.boolean('Indica si queda verificada o no'), motivo: MotivoNegocio.optional() })
  .refine(({ verificado, motivo: reason }) => verificado || !!reason, {
    message: REVISION_MESSAGES.reason,
    path: ['motivo'],
  });
export type CambioVerificado = z.output<typeof CambioVerificado>;

/** The review of the caller's own business, and its missing contents. */
export const RevisionPropia = z.object({
  revision: Revision,
  pausa: Pausa.nullable(),
  falta: z.array(z.enum(FALTANTE_NAMES)),
  /** Whether it is on sale at present. */
  activo: z.boolean(),
});
export type RevisionPropia = z.infer<typeof RevisionPropia>;
