import { z } from 'zod';
import { Id, line, requiredText } from '../../kernel/fields';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { findBanco } from '../../platform/catalogos/bancos';
import { TelefonoMovil } from '../../venezuela/fields';
import { normalizeCedula } from '../../venezuela/identidad';
import { paymentMethodBanks } from './rules';

/** A Pago Móvil of the client as it is written: where from, whose, and which telephone. */
export const NuevoMetodoPago = z.object({
  nombreBanco: line('Selecciona el banco')
    .transform((text) => findBanco(text)?.nombreCorto ?? '')
    .pipe(z.string().refine((nombre) => paymentMethodBanks().includes(nombre), 'Selecciona el banco')),
  /** 'V-12345678' or 'E-…': a Pago Móvil belongs to a person. */
  cedula: requiredText(FIELD_MESSAGES.cedulaNumber, 30)
    .transform((text) => normalizeCedula(text) ?? '')
    .pipe(z.string().regex(/^[VE]-\d+$/, FIELD_MESSAGES.invalidCedula)),
  telefono: TelefonoMovil,
  nombrePersona: requiredText('El nombre del titular es obligatorio', 120),
  predeterminado: z.boolean().default(false),
});
export type NuevoMetodoPago = z.output<typeof NuevoMetodoPago>;

/** A saved payment method; exactly one of a client's is the default. */
export const MetodoPago = z.object({
  _id: Id,
  nombreBanco: z.string(),
  /** Four digits, as payments name their bank. */
  codigoBanco: z.string(),
  cedula: z.string(),
  telefono: z.string(),
  nombrePersona: z.string(),
  predeterminado: z.boolean(),
});
export type MetodoPago = z.infer<typeof MetodoPago>;

/** All methods of a client: the default first, then the newest. */
export const MetodosPago = z.array(MetodoPago);
