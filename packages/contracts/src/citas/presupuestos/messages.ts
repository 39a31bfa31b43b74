/** Said once a part was added to the cart for the client. */
export const PART_IN_CART = 'El repuesto está en tu carrito';

/** Sentences about presupuestos that both sides know. */
export const PRESUPUESTO_MESSAGES = {
  loadFailed: 'No se pudo cargar el presupuesto.',
  sent: 'Presupuesto enviado. Te avisaremos cuando el cliente responda',
  callNoted: 'Aprobación anotada. Le avisamos a tu cliente',
  callFailed: 'No se pudo anotar la aprobación. Intenta nuevamente.',
  objected: 'Objeción enviada al taller',
  objectionFailed: 'No se pudo enviar tu objeción. Intenta nuevamente.',
  citaOver:
    'Esta cita ya terminó o se canceló, y su presupuesto ya no se responde. Escríbele al taller si quieres otra.',
  withdrawn: 'Presupuesto retirado',
  approved: 'Presupuesto aprobado',
  approvedInPart: 'Respuesta enviada: aprobaste una parte',
  rejected: 'Presupuesto rechazado',
  partsAdded: (n: number): string => (n === 1 ? PART_IN_CART : `Los ${n} repuestos están en tu carrito`),
  someMissing: (added: number, missing: number): string =>
    `${added === 1 ? '1 repuesto está' : `${added} repuestos están`} en tu carrito; ${missing === 1 ? '1 no se pudo agregar' : `${missing} no se pudieron agregar`}`,
  otherLine: 'Una de las líneas no es de este presupuesto',
} as const;
