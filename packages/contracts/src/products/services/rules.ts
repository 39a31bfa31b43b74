import type { TipoVehiculo } from '../../venezuela/tipos-vehiculo';

/** Shortest and longest time of a service, and the step between times, in hours. */
export const MIN_SERVICE_HOURS = 0.5;
export const MAX_SERVICE_HOURS = 240;
export const SERVICE_HOURS_STEP = 0.25;
/** Defaults in the form of a new service: hours, and types of vehicle. */
export const DEFAULT_SERVICE_HOURS = 1;
export const DEFAULT_COMPATIBLE_TYPES: readonly TipoVehiculo[] = ['sedan', 'suv', 'hatchback', 'pickup'];

/** Sort orders of the list of services. */
export const SERVICE_SORTS = ['prioridad', 'precio_asc', 'precio_desc', 'valoracion', 'alfabetico'] as const;
