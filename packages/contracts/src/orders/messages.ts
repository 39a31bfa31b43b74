/** Sentences of orders and their comprobantes. */
export const ORDER_MESSAGES = {
  nothingToPrint: 'No hay información de orden disponible para generar el PDF',
  invoiceFailed: 'No se pudo generar la factura. Intenta nuevamente.',
  statisticsFailed: 'Error al cargar las estadísticas',
  invoiceDownloaded: 'Factura descargada correctamente',
} as const;
