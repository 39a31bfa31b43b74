/** Sentences about the platform's campaigns that the API and the web both say; those of their screens stand with the offers. */
export const CAMPANA_MESSAGES = {
  percentage: 'El porcentaje debe ser un número entero entre 1 y 90',
  joined: 'Tu tienda se unió a la campaña',
  joinFailed: 'Error al unirte a la campaña',
  left: 'Tu tienda salió de la campaña',
  leaveFailed: 'Error al salir de la campaña',
  openFailed: 'No se pudieron cargar las campañas',
  consequencesFailed: 'No pudimos calcular a cuántas tiendas afecta',
  exportFailed: 'No se pudo exportar la lista. Intenta nuevamente.',
} as const;
