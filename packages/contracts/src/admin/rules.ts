/** How often the dashboard reads its figures again, in milliseconds. */
export const STATISTICS_REFRESH_MS = 300_000;
/** Months and days that the charts cover, the present one included. */
export const STATISTICS_MONTHS = 6;
export const STATISTICS_DAYS = 30;
/** How much an alert presses. */
export const PRIORIDADES = ['alta', 'media', 'baja'] as const;
export type Prioridad = (typeof PRIORIDADES)[number];
/** What each is called on screen. */
export const PRIORIDAD_LABELS: Record<Prioridad, string> = { alta: 'Urgente', media: 'Importante', baja: 'Para saber' };

/** Orders in which the list of users comes. */
export const USER_SORTS = ['-createdAt', 'createdAt', 'nombre', '-nombre'] as const;
export type UserSort = (typeof USER_SORTS)[number];
