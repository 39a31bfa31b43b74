import { z } from 'zod';
import { Id, line, requiredReason, requiredText } from '../../kernel/fields';
import { Rif, Telefono } from '../../venezuela/fields';
import { Actor } from '../audit/schemas';
import { CodigoBanco } from '../catalogos/bank-code';
import { SYSTEM_MESSAGES } from './messages';
import { Destinatario } from './schemas';
import { ESTADOS_CAMBIO } from './states';

const instant = z.iso.datetime();

/** Reason for a sensitive change: the log and the other administrators get it. */
export const MotivoCambio = requiredReason(SYSTEM_MESSAGES.reasonMissing);

/** Recipient of payments, as an administrator writes it: one set, changed as a whole. */
export const DatosDestinatario = z.object({
  banco: CodigoBanco,
  titular: requiredText('Escribe el titular', 120),
  rif: Rif,
  telefono: Telefono,
  cuenta: line('Escribe la cuenta').regex(/^\d{20}$/, 'La cuenta debe tener 20 dígitos'),
});
export type DatosDestinatario = z.output<typeof DatosDestinatario>;

/** Asks for another recipient; the account has to be of the bank. */
export const NuevoDestinatario = DatosDestinatario.extend({ motivo: MotivoCambio }).refine(
  ({ banco, cuenta }) => cuenta.startsWith(banco),
  { message: 'La cuenta no es de ese banco: empieza por otro código', path: ['cuenta'] },
);
export type NuevoDestinatario = z.output<typeof NuevoDestinatario>;

/** A change of the recipient: asked for by one administrator, in force from `vigenteDesde` unless somebody cancels it before. */
export const CambioDestinatario = z.object({
  _id: Id,
  estado: z.enum(ESTADOS_CAMBIO),
  anterior: Destinatario,
  nuevo: Destinatario,
  motivo: z.string(),
  solicitadoPor: Actor,
  fechaSolicitud: instant,
  vigenteDesde: instant,
  /** Actor that brought it forward or cancelled it; null otherwise. */
  decididoPor: Actor.nullable(),
  fechaDecision: instant.nullable(),
  motivoDecision: z.string().nullable(),
});
export type CambioDestinatario = z.infer<typeof CambioDestinatario>;

/** The present recipient, the pending change, and the latest decided ones. */
export const EstadoDestinatario = z.object({
  actual: Destinatario,
  /** Whether purchases are possible with it; until then a new one holds at once. */
  completo: z.boolean(),
  /** Hours that a new recipient waits. */
  horas: z.number(),
  cambio: CambioDestinatario.nullable(),
  recientes: z.array(CambioDestinatario),
});
export type EstadoDestinatario = z.infer<typeof EstadoDestinatario>;
