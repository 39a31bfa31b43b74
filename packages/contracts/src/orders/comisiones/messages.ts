import { FIELD_MESSAGES } from '../../kernel/messages';
/** Sentences about commissions, income and payouts. */
export const COMISION_MESSAGES = {
  reasonMissing: 'Indica el motivo del cambio',
  referenceMissing: 'Ingresa la referencia de la transferencia',
  dateInvalid: FIELD_MESSAGES.invalidDate,
  dateAhead: FIELD_MESSAGES.futureDate,
  saved: 'Comisiones actualizadas',
  closed: 'Liquidación cerrada',
  paid: 'Liquidación marcada como pagada',
  storeMissing: 'Elige una tienda',
  ratesFailed: 'No se pudieron cargar las comisiones',
  saveFailed: 'No se pudieron guardar las comisiones',
  balancesFailed: 'No se pudieron cargar los saldos',
  closeFailed: 'No se pudo cerrar la liquidación. Intenta nuevamente.',
  payFailed: 'No se pudo marcar como pagada. Intenta nuevamente.',
  listExportFailed: 'No se pudo exportar. Intenta nuevamente.',
  listExported: 'Archivo exportado',
  incomeFailed: 'Error al cargar tus ingresos',
  monthFailed: 'No se pudieron cargar los pedidos del mes',
  /** Of which labour the percentage of workshops is kept. */
  workshops:
    'Solo sobre la mano de obra que el cliente paga a través de Tuerca. Lo que se paga en el taller no se toca.',
  payoutsFailed: 'No se pudieron cargar las liquidaciones',
  exportFailed: 'No se pudo exportar el mes. Intenta nuevamente.',
  exported: 'Mes exportado',
  payoutMovements: 'Movimientos de la liquidación',
  noPayouts: 'Todavía no hay liquidaciones',
  payoutWait: 'Espera antes de liquidar',
} as const;
