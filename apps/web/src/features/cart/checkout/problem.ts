import { BOOKING_REFUSALS } from '@tuerca/contracts/citas/citas/refusals';
import { type Code, isCode, messageOf, NetworkError } from '@/lib/api-error';
import { paths } from '@/lib/paths';

/** Error of a quote or payment, with the way to continue. */
export interface Problem {
  message: string;
  /** Advice that the message does not contain. */
  advice?: string;
  /** Link to correct it. */
  link?: { to: string; label: string };
  /** Only the installation cannot be booked: the purchase can continue without it. */
  installation?: true;
  /** The server's result is unknown: the same attempt may be sent again. */
  lost?: boolean;
}

const INSTALLATION_CODES: Code[] = ['INSTALACION_MUY_PRONTO', ...BOOKING_REFUSALS];

/** Converts an error of a quote or payment to its display. */
export function problemOf(error: unknown, fallback: string, advice = 'Todo lo que escribiste sigue aquí.'): Problem {
  const message = messageOf(error, fallback);
  const cart = { to: paths.cart(), label: 'Ir al carrito' };
  if (
    error instanceof NetworkError ||
    isCode(error, 'EN_CURSO', 'RESPUESTA_INVALIDA', 'NO_DISPONIBLE', 'ERROR_INTERNO')
  )
    return { message, lost: true, advice };
  if (isCode(error, 'PRODUCTO_AGOTADO', 'STOCK_INSUFICIENTE'))
    return { message, advice: 'Ajusta el carrito y vuelve: tus datos quedan guardados.', link: cart };
  if (isCode(error, 'LIMITE_COMPRA')) return { message, link: cart };
  if (isCode(error, 'CARRITO_VACIO', 'COTIZACION_INVALIDA')) return { message, link: cart };
  if (isCode(error, ...INSTALLATION_CODES))
    return {
      message,
      advice: 'Tu compra no se registró y todo lo que escribiste sigue aquí.',
      link: { to: paths.checkout(), label: 'Elegir otra hora' },
      installation: true,
    };
  if (isCode(error, 'ENTREGA_SIN_INSTALACION'))
    return { message, link: { to: paths.checkout(), label: 'Elegir la entrega' } };
  if (isCode(error, 'ENTREGA_INVALIDA')) return { message, link: { to: paths.checkout(), label: 'Elegir la entrega' } };
  if (isCode(error, 'PAGOS_ABIERTOS')) return { message, link: { to: paths.clientOrders(), label: 'Ver mis compras' } };
  if (isCode(error, 'EFECTIVO_NO_DISPONIBLE')) return { message, advice: 'Puedes pagar ahora con los datos de abajo.' };
  return { message };
}
