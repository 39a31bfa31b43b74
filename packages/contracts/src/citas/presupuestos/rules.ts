/** Hours from the workshop's note in which a client may object to an approval by telephone. */
export const OBJECTION_HOURS = 48;

/** Whether a client may still object at `now` (UTC instants, as text or dates). */
export const isObjectionable = (
  llamada: { hasta: string | Date; objetada: string | Date | null } | null | undefined,
  now: Date,
): boolean => !!llamada && llamada.objetada === null && new Date(llamada.hasta) > now;
