/** Interval between readings of the dashboard's figures, in milliseconds. */
export const STATISTICS_REFRESH_MS = 300_000;
/** Months and days that the charts cover, the present one included. */
export const ADMIN_STATISTICS_MONTHS = 6;
export const STATISTICS_DAYS = 30;
/** Urgency of an alert. */
export const PRIORIDADES = ['alta', 'media', 'baja'] as const;
export type Prioridad = (typeof PRIORIDADES)[number];
/** Labels of the priorities on screen. */
export const PRIORIDAD_LABELS: Record<Prioridad, string> = { alta: 'Urgente', media: 'Importante', baja: 'Para saber' };

/** Sort orders of the list of users. */
export const USER_SORTS = ['-createdAt', 'createdAt', 'nombre', '-nombre'] as const;
export type UserSort = (typeof USER_SORTS)[number];
