import { z } from 'zod';
import { entryOf } from '../../kernel/entry-of';
import { bareLine, capitalLine, Email, Id, line, lines, requiredText } from '../../kernel/fields';
import { FIELD_MESSAGES, MAX_REASON_LENGTH, MIN_REASON_LENGTH } from '../../kernel/messages';
import { bareCode } from '../../kernel/names';
import { CodigoBanco } from '../../platform/catalogos/bank-code';
import { Destinatario } from '../../platform/system/schemas';
import { addDays, caracasDate } from '../../venezuela/caracas';
import { MOBILE_ONLY, Monto, Referencia, Telefono } from '../../venezuela/fields';
import { normalizeTelefono } from '../../venezuela/identidad';
import { CONCEPTOS_PAGO } from './concepts';
import { PAYMENT_MESSAGES } from './messages';
import { MAX_PAYMENT_AGE_DAYS } from './rules';
import { BANK_RESULTS, ESTADOS_DIFERENCIA, ESTADOS_PAGO, FINALES_PAGO, METODOS_BANCO, METODOS_PAGO } from './states';

/** The generated reference of the specification: no bank knows it. */
export const GENERATED_REFERENCE = /^PM\d{11}$/;
/** Messages by method for a missing reference. */
const REFERENCE_MISSING: Record<(typeof METODOS_BANCO)[number], string> = {
  pago_movil: 'Ingresa el número de referencia del pago móvil',
  transferencia: 'Ingresa el número de referencia de la transferencia',
};

/** The earliest Caracas date that a payer may state at `now`. */
export const earliestPayment = (now: Date): string => addDays(caracasDate(now), -MAX_PAYMENT_AGE_DAYS);
/** Caracas date of a payment: today or a few days before. */
const PastDate = z.iso
  .date(PAYMENT_MESSAGES.invalidDate)
  .refine((f) => f <= caracasDate(new Date()), PAYMENT_MESSAGES.futureDate)
  .refine((f) => f >= earliestPayment(new Date()), PAYMENT_MESSAGES.tooOld);

/** Fields that a person types at the payment step; their order is that of the messages. `checkByMethod` has to follow. */
export const PaymentFields = z.object({
  metodoPago: z.enum(METODOS_BANCO, 'Elige Pago Móvil o Transferencia').default('pago_movil'),
  nombrePagador: requiredText(FIELD_MESSAGES.nombre, 120, { tooLong: FIELD_MESSAGES.nombre }),
  telefonoPagador: Telefono,
  emailPagador: line(FIELD_MESSAGES.email).min(1, FIELD_MESSAGES.email).pipe(Email),
  tipoDocumentoPagador: z.enum(['V', 'E', 'J'], FIELD_MESSAGES.cedula).default('V'),
  cedulaPagador: requiredText(FIELD_MESSAGES.cedula, 120, { tooLong: FIELD_MESSAGES.cedula })
    .transform((c) => bareCode(c).replace(/^[VEJ]/, ''))
    .pipe(z.string().regex(/^\d{5,9}$/, FIELD_MESSAGES.invalidCedula)),
  bancoEmisor: CodigoBanco,
  referencia: bareLine(FIELD_MESSAGES.referencia).max(20, PAYMENT_MESSAGES.referenceDigits),
  /** Caracas date of the payment; today when absent. */
  fechaPago: PastDate.optional(),
});
type Paid = Pick<z.output<typeof PaymentFields>, 'metodoPago' | 'telefonoPagador' | 'referencia'>;

// Refused fields arrive here unparsed.
export const isLandline = (telefono: unknown) =>
  typeof telefono === 'string' && !!normalizeTelefono(telefono) && !normalizeTelefono(telefono, { movil: true });

/** Rules by method: a Pago Móvil needs a mobile telephone, and a missing reference has a message of its own. */
export const checkByMethod = z.superRefine<Paid>(
  ({ metodoPago, telefonoPagador, referencia }, ctx) => {
    const wrong = (path: keyof Paid, message: string) => ctx.addIssue({ code: 'custom', path: [path], message });
    if (metodoPago === 'pago_movil' && isLandline(telefonoPagador)) wrong('telefonoPagador', MOBILE_ONLY);
    if (referencia === '') wrong('referencia', entryOf(REFERENCE_MISSING, metodoPago) ?? FIELD_MESSAGES.referencia);
    else if (typeof referencia === 'string' && !GENERATED_REFERENCE.test(referencia) && !/^\d{4,20}$/.test(referencia))
      wrong('referencia', PAYMENT_MESSAGES.referenceDigits);
  },
  // Reported together with other faults.
  { when: ({ value }) => typeof value === 'object' && value !== null },
);
/** The payment step as a whole. */
export const PaymentDetails = PaymentFields.check(checkByMethod);

/** The second payment of a client who was asked for the difference; the payer is the same. */
export const PagoDiferencia = z.object({
  bancoEmisor: CodigoBanco,
  referencia: Referencia(PAYMENT_MESSAGES.referenceDigits, FIELD_MESSAGES.referencia),
  /** Today when absent. */
  fechaPago: PastDate.optional(),
});

/** Missing part of a payment, and the deadline for it; amounts in Bs. */
export const Diferencia = z.object({
  estado: z.enum(ESTADOS_DIFERENCIA),
  recibido: Monto,
  falta: Monto,
  motivo: z.string(),
  limite: z.iso.datetime(),
  /** Of the second payment, once the client reported it. */
  referencia: z.string().nullable(),
  bancoEmisor: z.string().nullable(),
  fechaPago: z.string().nullable(),
});
export type Diferencia = z.infer<typeof Diferencia>;

/** A picture of the payment that the client attached; its bytes are read with `payments.capture`. */
export const Captura = z.object({
  _id: Id,
  nombre: z.string(),
  ancho: z.number().int().nullable(),
  alto: z.number().int().nullable(),
});
export type Captura = z.infer<typeof Captura>;

/** A payment as its owner and the admin see it; amounts in Bs. */
export const Pago = z.object({
  _id: Id,
  orderNumber: z.string(),
  /** Purpose; a purchase where it is absent. */
  concepto: z.enum(CONCEPTOS_PAGO).optional(),
  /** Purpose in words: 'Plan Pro · Repuestos X'; null for a purchase, which its orders describe. */
  detalle: z.string().nullable().optional(),
  metodoPago: z.enum(METODOS_PAGO),
  estado: z.enum(ESTADOS_PAGO),
  resultado: z.enum(BANK_RESULTS).nullable(),
  mensaje: z.string(),
  bancoEmisor: z.string(),
  bancoEmisorNombre: z.string(),
  bancoReceptor: z.string(),
  referencia: z.string().nullable(),
  referenciaInterna: z.string(),
  nombrePagador: z.string(),
  telefonoPagador: z.string(),
  cedulaPagador: z.string(),
  emailPagador: z.string(),
  monto: Monto,
  tasa: z.number(),
  totalUSD: Monto,
  fechaPago: z.string(),
  fecha: z.iso.datetime(),
  expira: z.iso.datetime().nullable(),
  motivo: z.string().nullable(),
  destinatario: Destinatario,
  montoRecibido: Monto.nullable(),
  /** Difference asked for because less than due had come; null without one. */
  diferencia: Diferencia.nullable(),
  capturas: z.array(Captura),
  /** Null while it is open or valid. */
  canceladoPor: z.enum(FINALES_PAGO).nullable(),
  /** Amount to be sent back to the client, and amount sent. */
  porDevolver: Monto,
  devuelto: Monto,
});
export type Pago = z.infer<typeof Pago>;

/** Names one payment, by any of its numbers. */
export const PaymentLookup = z
  .object({
    orderNumber: capitalLine().max(40).optional(),
    pagoId: Id.optional(),
    referencia: bareLine().max(40).optional(),
  })
  .refine((c) => c.orderNumber ?? c.pagoId ?? c.referencia, 'Indica el pago que quieres verificar');
/** Reason for rejecting a payment. */
export const RejectionMotivo = lines('Indica el motivo')
  .min(MIN_REASON_LENGTH, 'Indica el motivo')
  .max(MAX_REASON_LENGTH, FIELD_MESSAGES.longReason);
