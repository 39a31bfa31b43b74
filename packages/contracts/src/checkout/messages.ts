/** Sentences of the checkout and of the confirmation. */
export const CHECKOUT_MESSAGES = {
  clientsOnly: 'Solo los clientes pueden realizar pagos',
  signInFirst: 'Debes iniciar sesión para acceder al pago',
  paymentFailed: 'Error al procesar el pago',
  paymentRegistered: 'Pago registrado con éxito',
  noPurchase: 'No se encontró información de la orden',
} as const;
/** Sentences about how a store delivers. */
export const DELIVERY_MESSAGES = {
  noWay: 'Ofrece al menos una forma de recibir los productos: retiro, una zona o una empresa de envío',
  sameZone: 'Hay una zona repetida',
  sameService: 'Hay un servicio de envío repetido',
  daysReversed: 'El último día no puede ser anterior al primero',
} as const;
