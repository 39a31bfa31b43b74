/** Minutes of the finest interval of a bay: two appointments of one bay never share one. */
export const GRANULE_MINUTES = 5;
/** Minutes between the times that are offered, counted from the opening. */
export const SLOT_STEP_MINUTES = 30;
/** Minutes of a service whose duration is unknown. */
export const DEFAULT_DURATION_MINUTES = 60;
/** Longest work that can be booked, minutes; what takes longer is agreed with the workshop. */
export const MAX_DURATION_MINUTES = 12 * 60;
/** Shortest description of the problem, characters. */
export const MIN_PROBLEM_LENGTH = 10;
/** Most bays of a workshop. */
export const MAX_PUESTOS = 20;
/** Furthest day that a workshop may open for booking, counted from today. */
export const MAX_HORIZON_DAYS = 180;
/** Rules of a workshop until it saves its own. Minutes, but `horizonteDias`. */
export const DEFAULT_BOOKING_RULES = {
  puestos: 1,
  margen: 0,
  antelacionMinima: 60,
  horizonteDias: 60,
  antelacionCancelacion: 0,
} as const;
/** Hours that a client has to cancel or move an appointment which its workshop moved, despite its notice: until it begins at most. */
export const MOVED_BY_WORKSHOP_HOURS = 24;
/** Missed appointments within `NO_SHOW_DAYS` from which a client can no longer book online; workshops still can for them. */
export const MAX_NO_SHOWS = 3;
/** Days that a missed appointment counts. */
export const NO_SHOW_DAYS = 90;
/** Appointments that one client may have waiting for confirmation at one workshop. */
export const MAX_PENDING_PER_WORKSHOP = 5;
/** Hours during which a workshop may record a car that came in before midnight. */
export const CAME_IN_HOURS = 6;
/** Hours before an appointment at which its parties are reminded. */
export const REMINDER_HOURS = [24, 2] as const;
/** Longest warranty of a work. */
export const MAX_WARRANTY_YEARS = 5;
/** Most pictures of the work, before and after each. */
export const MAX_WORK_PICTURES = 6;
/** Months that a workshop's statistics cover, the present one included. */
export const WORKSHOP_STATISTICS_MONTHS = 6;
