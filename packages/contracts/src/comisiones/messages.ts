/** Sentences about commissions, income and payouts. */
export const COMISION_MESSAGES = {
  reasonMissing: 'Indica el motivo del cambio',
  referenceMissing: 'Ingresa la referencia de la transferencia',
  dateInvalid: 'La fecha no es válida',
  dateAhead: 'La fecha no puede ser futura',
  saved: 'Comisiones actualizadas',
  closed: 'Liquidación cerrada',
  paid: 'Liquidación marcada como pagada',
  incomeFailed: 'Error al cargar tus ingresos',
  monthFailed: 'No se pudieron cargar los pedidos del mes',
  payoutsFailed: 'No se pudieron cargar las liquidaciones',
  exportFailed: 'No se pudo exportar el mes. Intenta nuevamente.',
  exported: 'Mes exportado',
} as const;
