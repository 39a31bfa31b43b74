/** State of one part of the system; that of the whole is the worst of them. */
export const ESTADOS_COMPROBACION = ['ok', 'atencion', 'falla'] as const;
export type EstadoComprobacion = (typeof ESTADOS_COMPROBACION)[number];
/** Parts that are checked, in the order shown, each with its group heading. */
export const REVISIONES = {
  base_datos: { grupo: 'Servicios', titulo: 'Base de datos' },
  escritura: { grupo: 'Servicios', titulo: 'Escritura de datos' },
  redis: { grupo: 'Servicios', titulo: 'Redis' },
  busqueda: { grupo: 'Servicios', titulo: 'Búsqueda' },
  banco: { grupo: 'Servicios', titulo: 'Respuestas del banco' },
  tasa: { grupo: 'Servicios', titulo: 'Tasa del día' },
  correos: { grupo: 'Colas', titulo: 'Correos de cuentas' },
  avisos_correo: { grupo: 'Colas', titulo: 'Avisos por correo' },
  avisos_push: { grupo: 'Colas', titulo: 'Avisos a dispositivos' },
  pagos: { grupo: 'Colas', titulo: 'Pagos por consultar' },
  importaciones: { grupo: 'Colas', titulo: 'Importaciones en curso' },
  libros: { grupo: 'Dinero', titulo: 'Cuentas de los pedidos' },
  conexiones: { grupo: 'Servidor', titulo: 'Conexiones en vivo' },
  memoria: { grupo: 'Servidor', titulo: 'Memoria' },
  disco: { grupo: 'Servidor', titulo: 'Espacio en disco' },
  archivos: { grupo: 'Servidor', titulo: 'Archivos' },
  respaldo: { grupo: 'Servidor', titulo: 'Último respaldo' },
  simulacro: { grupo: 'Servidor', titulo: 'Último respaldo probado' },
} as const;
export type ClaveRevision = keyof typeof REVISIONES;
/** Labels of the states on screen. */
export const ESTADO_COMPROBACION_LABELS: Record<EstadoComprobacion, string> = {
  ok: 'Bien',
  atencion: 'Atención',
  falla: 'Falla',
};
