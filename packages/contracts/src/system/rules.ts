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

/** A rate that moves more than this share needs a confirmation. */
export const MAX_RATE_JUMP = 0.15;
