import { PART_IN_CART } from '../../citas/presupuestos/messages';
import { REQUEST_MESSAGES } from '../../kernel/messages';
/** Sentences about requests for parts that both sides know. */
export const SOLICITUD_MESSAGES = {
  created: 'Tu solicitud ya está en camino a las tiendas. Te avisamos cuando respondan.',
  cancelled: 'Cancelaste la solicitud',
  proposed: 'Enviaste tu propuesta al cliente',
  withdrawn: 'Retiraste tu propuesta',
  accepted: 'Aceptaste la propuesta. El repuesto está en tu carrito, apartado para ti.',
  inCart: PART_IN_CART,
  cancelQuestion: '¿Quieres cancelar esta solicitud? Las tiendas dejarán de verla.',
  withdrawQuestion: '¿Quieres retirar tu propuesta? El cliente dejará de verla.',
  saved: 'Guardamos lo que escribiste. Inicia sesión o regístrate para enviar tu solicitud.',
  clientsOnly: 'Solo los clientes pueden pedir repuestos',
  loadFailed: 'No se pudieron cargar las solicitudes',
  detailFailed: 'No se pudo cargar la solicitud',
  saveFailed: REQUEST_MESSAGES.saveFailed,
  holdOver: (nombre: string) => `Venció el tiempo en que «${nombre}» estuvo apartado para ti. Puedes pedirlo de nuevo.`,
  partExample: 'Bomba de dirección hidráulica',
} as const;
