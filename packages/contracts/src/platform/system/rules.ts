import { addDays, caracasDate } from '../../venezuela/caracas';

/** The entries that together are the recipient of payments, by the fields of the set. */
export const RECIPIENT_ENTRIES = {
  banco: 'pago_banco',
  titular: 'pago_titular',
  rif: 'pago_rif',
  telefono: 'pago_telefono',
  cuenta: 'pago_cuenta',
} as const;
export type RecipientField = keyof typeof RECIPIENT_ENTRIES;

/** The field of the recipient that an entry is, if it is one. */
export const recipientField = (name: string): RecipientField | undefined =>
  (Object.keys(RECIPIENT_ENTRIES) as RecipientField[]).find((field) => RECIPIENT_ENTRIES[field] === name);

/** The object of the audit log under which changes of the recipient stand. */
export const RECIPIENT_OBJECT = 'configuracion:destinatario';

/** Whether purchases can be paid to it: a name, a RIF, and a telephone or an account. */
export const isCompleteRecipient = ({ titular, rif, telefono, cuenta }: Record<RecipientField, string>): boolean =>
  Boolean(titular && rif && (telefono || cuenta));

/** The first day of the bolivar before today's; no rate of ours is older. */
const FIRST_RATE = '2018-01-01';
/** The BCV publishes the rate of the next banking day, which a holiday may put off; a date beyond these days is a slip. */
const RATE_DAYS_AHEAD = 7;

/** The sentence that refuses a rate's date ('YYYY-MM-DD', Caracas); null when it may be one. */
export function rateDateRefusal(fechaValor: string, now: Date): string | null {
  if (fechaValor < FIRST_RATE) return 'La fecha valor es demasiado antigua';
  if (fechaValor > addDays(caracasDate(now), RATE_DAYS_AHEAD))
    return `La fecha valor puede estar como máximo ${RATE_DAYS_AHEAD} días por delante`;
  return null;
}

/** A rate that moves more than this share needs a confirmation. */
export const MAX_RATE_JUMP = 0.15;
/** Days whose rates say how far one moves from day to day. */
export const RATE_MEMORY_DAYS = 10;
