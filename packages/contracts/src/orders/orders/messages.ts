import { REQUEST_MESSAGES } from '../../kernel/messages';
import { DELIVERY_CODE_ATTEMPTS } from './delivery-code';

/** Sentences of orders, their comprobantes and a store's customers. */
export const ORDER_MESSAGES = {
  nothingToPrint: 'No hay información de orden disponible para generar el PDF',
  invoiceFailed: 'No se pudo generar la factura. Intenta nuevamente.',
  statisticsFailed: 'Error al cargar las estadísticas',
  invoiceDownloaded: 'Factura descargada correctamente',
  purchasesFailed: 'Error al cargar los pedidos',
  purchaseFailed: 'Error al cargar los detalles del pedido',
  listFailed: 'No se pudieron cargar los pedidos',
  loadFailed: 'No se pudo cargar la información del pedido',
  statusUpdated: (estado: string) => `Estado del pedido actualizado a ${estado}`,
  rate: 'Opina de lo que compraste: ayuda a quien viene después.',
  statusFailed: 'No se pudo actualizar el estado del pedido',
  statusError: 'Error al actualizar el estado del pedido',
  trackingUpdated: 'Datos de rastreo actualizados',
  trackingFailed: 'No se pudieron guardar los datos de rastreo',
  customersFailed: 'No se pudieron cargar los clientes',
  exported: 'Archivo descargado',
  exportFailed: REQUEST_MESSAGES.exportFailed,
  customerFailed: 'No se pudieron cargar los detalles del cliente',
  customerWithoutOrders: 'Este cliente no ha realizado compras en tu tienda',
  noPhone: 'Este cliente no tiene número de teléfono registrado',
  labelsFailed: 'No se pudieron preparar las etiquetas',
  pickingListFailed: 'No se pudo preparar la lista',
  /** Numbers of orders that are not paid, or were cancelled. */
  notToPack: (numeros: readonly string[]): string =>
    numeros.length === 1
      ? `El pedido ${numeros[0]} está cancelado o sin pago confirmado: no se imprime.`
      : `Estos pedidos están cancelados o sin pago confirmado y no se imprimen: ${numeros.join(', ')}.`,
  /** To the client, whose order should have come by `day` ('el jueves 26 de noviembre'). */
  late: (day: string) =>
    `Este pedido debía llegar a más tardar ${day}. Escríbele a la tienda; si no te responde, repórtalo y lo revisamos contigo.`,
  /** One sentence for a wrong code and for too many of them. */
  wrongCode: `Ese no es el código de este pedido. Pídeselo al cliente: lo ve en su pedido. Después de ${DELIVERY_CODE_ATTEMPTS} intentos solo el cliente puede confirmar la entrega.`,
  codeNeeded:
    'Para marcarlo como entregado escribe el código que te dice el cliente, o espera a que confirme que lo recibió.',
  /** To the client whose order left with the store's own delivery. */
  codeToTell: 'Cuando lo recibas, dile a quien lo lleva el código que ves en tu pedido',
  received: '¡Gracias! Marcamos el pedido como entregado.',
  receivedFailed: 'No se pudo confirmar la entrega. Intenta nuevamente.',
  delivered: 'Pedido entregado',
  notOnItsWay: 'Este pedido todavía no está en camino. Podrás confirmarlo cuando la tienda lo envíe.',
  /** To the store, of an order that its client waits for. */
  lateToStore: (numero: string, day: string) =>
    `El pedido ${numero} debía llegar a más tardar ${day}. Escríbele al cliente qué pasó, corrige los datos de rastreo o, si ya llegó, pídele que lo confirme.`,
  /** Note of the store's list in the history. */
  updatedByStore: 'Estado actualizado por la tienda',
  cancelReasonMissing: 'Indica el motivo de la cancelación',
  cancelReason: 'Motivo de la cancelación',
  empty: 'No encontramos pedidos con esos filtros',
  otherFilters: 'Prueba con otro número, otra fecha u otro estado.',
  customersEmpty: 'No encontramos clientes con ese texto',
  noCustomers: 'Aún no tienes clientes',
  noOrders: 'Aún no tienes pedidos',
  noPurchases: 'Aún no has comprado',
  purchasesAppear: 'Cuando compres, aquí verás tus pedidos y sus comprobantes.',
  thanks: '¡Gracias por tu compra!',
  trackingMissing: 'Escribe el número de guía',
} as const;
/** Notes of an order's history that the platform writes itself. */
export const ORDER_NOTES = {
  paid: 'Pago confirmado',
  withCode: 'Entregado con el código del cliente',
  received: 'El cliente confirmó que lo recibió',
} as const;
