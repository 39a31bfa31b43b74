/** Codes with which a time is refused. */
export const TIME_REFUSALS = [
  'HORA_NO_DISPONIBLE',
  'FECHA_PASADA',
  'FUERA_DE_HORARIO',
  'ANTELACION_INSUFICIENTE',
  'FECHA_MUY_LEJANA',
  'TALLER_SIN_CITAS',
  'DURACION_NO_AGENDABLE',
] as const;

/** Codes with which an appointment of a client is refused. */
export const BOOKING_REFUSALS = [
  ...TIME_REFUSALS,
  'SERVICIO_NO_ENCONTRADO',
  'VEHICULO_NO_ENCONTRADO',
  'CITA_REPETIDA',
  'DEMASIADAS_CITAS',
  'INASISTENCIAS',
] as const;
