import { z } from 'zod';
import { capitalLine, keyParams, line, lines, queryText, requiredReason, requiredText } from '../kernel/fields';
import { FIELD_MESSAGES, MAX_REASON_LENGTH, tooLong } from '../kernel/messages';
import { ROLES_PLAN } from '../kernel/roles';
import { MAX_PRODUCT_IMAGES } from '../platform/uploads/rules';
import { dollarPrice } from '../venezuela/fields';
import { MEMBRESIA_MESSAGES } from './messages';
import { INTERVALOS } from './states';

const required = (max: number) => requiredText(MEMBRESIA_MESSAGES.required, max);
const codeOf = (missing: string) =>
  capitalLine(missing)
    .min(1, { error: missing, abort: true })
    .max(30, tooLong(30))
    .regex(/^[A-Z0-9][A-Z0-9_-]*$/, 'Usa letras sin acentos, números y guiones');
/** The code of a plan: capitals, digits, dashes. */
export const CodigoPlan = codeOf(MEMBRESIA_MESSAGES.required);

/** Blank benefits are dropped, one must be left. */
const Beneficios = z
  .array(line().max(160, tooLong(160)))
  .max(20, { error: ({ maximum }) => `Usa como máximo ${maximum} beneficios` })
  .transform((rows) => rows.filter(Boolean))
  .refine((rows) => rows.length > 0, MEMBRESIA_MESSAGES.benefitMissing);

const counted = z
  .number(FIELD_MESSAGES.limit)
  .int(FIELD_MESSAGES.wholeLimit)
  .min(0, FIELD_MESSAGES.negativeLimit)
  .max(1_000_000, FIELD_MESSAGES.highLimit)
  .nullable()
  .default(null);
const photos = z
  .number(FIELD_MESSAGES.limit)
  .int(FIELD_MESSAGES.wholeLimit)
  .min(1, 'Un producto lleva al menos una foto')
  .max(MAX_PRODUCT_IMAGES, `Un producto lleva como máximo ${MAX_PRODUCT_IMAGES} fotos`)
  .nullable()
  .default(null);
const comision = z
  .number('La comisión debe ser un número')
  .min(0, 'La comisión no puede ser negativa')
  .max(100, 'La comisión no puede pasar de 100')
  .refine((value) => Number(value.toFixed(2)) === value, FIELD_MESSAGES.twoDecimals)
  .nullable()
  .default(null);
/** Limits as they are written; one that is left out does not limit. */
const NewLimits = z.object({
  productos: counted,
  fotos: photos,
  servicios: counted,
  promociones: counted,
  importacion: z.boolean().default(true),
  comision,
});

/** An administrator's input for a plan; `precio` dollars. */
export const NuevoPlan = z.object({
  codigo: CodigoPlan,
  nombre: required(60),
  descripcion: required(400),
  precio: dollarPrice(0, MEMBRESIA_MESSAGES.price),
  intervalo: z.enum(INTERVALOS, 'Selecciona el intervalo').default('mensual'),
  serviciosRequeridos: z
    .number(MEMBRESIA_MESSAGES.services)
    .int(MEMBRESIA_MESSAGES.services)
    .min(0, MEMBRESIA_MESSAGES.services)
    .max(100_000, 'Son demasiados servicios')
    .default(0),
  destacado: z.boolean().default(false),
  beneficios: Beneficios,
  rolUsuario: z.enum(ROLES_PLAN, 'Selecciona el tipo de cuenta').default('store'),
  activo: z.boolean().default(true),
  limites: NewLimits.default(() => NewLimits.parse({})),
});
export type NuevoPlan = z.output<typeof NuevoPlan>;
/** Reason for a commission; demanded where a plan sets or changes one. */
const motivo = lines().max(MAX_REASON_LENGTH, FIELD_MESSAGES.longReason).optional();
/** A new plan, with the reason of its commission when it has one of its own. */
export const AltaPlan = NuevoPlan.extend({ motivo });
export type AltaPlan = z.output<typeof AltaPlan>;
/** A change of a plan, whole; its code cannot change and is ignored. Another commission demands the reason. */
export const CambioPlan = AltaPlan.omit({ codigo: true });
export type CambioPlan = z.output<typeof CambioPlan>;

const razon = requiredReason(MEMBRESIA_MESSAGES.reasonMissing, 300);
/** Gives an account a plan; BASIC takes away the present one. */
export const CambioNivel = z.object({ nuevoNivel: codeOf(MEMBRESIA_MESSAGES.levelMissing), razon });
/** Sets how many services an account has completed. */
export const CambioServicios = z.object({
  serviciosCompletados: z
    .number(MEMBRESIA_MESSAGES.completedServices)
    .int(MEMBRESIA_MESSAGES.completedServices)
    .min(0, MEMBRESIA_MESSAGES.completedServices)
    .max(1_000_000, 'Son demasiados servicios'),
  razon,
});
/** Reason for refusing a plan's payment; the payer reads it. */
export const RechazoSolicitud = z.object({
  motivo: requiredReason(MEMBRESIA_MESSAGES.rejectionMissing, 300),
});
/** A plan by its code or id. */
export const planParams = keyParams;
/** Text of the search for subscriptions. */
export const suscripcionText = queryText(80);
