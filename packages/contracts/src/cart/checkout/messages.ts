/** Sentences of the checkout and of the confirmation. */
export const CHECKOUT_MESSAGES = {
  clientsOnly: 'Solo los clientes pueden realizar pagos',
  signInFirst: 'Debes iniciar sesión para acceder al pago',
  paymentFailed: 'Error al procesar el pago',
  paymentRegistered: 'Pago registrado con éxito',
  reserved: 'Pedido apartado',
  reserveFailed: 'No se pudo apartar el pedido',
  reserveLost: 'Toca Reintentar: si ya quedó apartado, no se duplica.',
  noPurchase: 'No se encontró información de la orden',
  receivingBank: 'El banco receptor no es válido',
  chooseDelivery: 'Elige cómo recibes los productos de cada tienda.',
  deliveryOrPickUp: 'Elige entre delivery y retiro en tienda',
} as const;
