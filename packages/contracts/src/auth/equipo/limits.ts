/** People of one business's team, open invitations included. */
export const MAX_INTEGRANTES = 20;
/** Days that an invitation's link holds. */
export const INVITATION_DAYS = 7;
/** Invitations that a business may mail in a day, and that one address may get. */
export const INVITATIONS_PER_DAY = 40;
export const INVITATIONS_PER_ADDRESS = 4;
