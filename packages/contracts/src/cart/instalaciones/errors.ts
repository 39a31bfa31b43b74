import { defineErrors, failure } from '../../kernel/error-definition';

/** Errors of booking an installation together with a purchase. */
export const INSTALLATION_ERRORS = defineErrors({
  INSTALACION_MUY_PRONTO: failure(
    409,
    'Los repuestos llegarían después de tu cita. Elige una hora más tarde.',
    'The appointment is earlier than the chosen deliveries can plausibly bring the parts.',
    'Choose a later time, or pick the parts up at the store.',
  ),
  ENTREGA_SIN_INSTALACION: failure(
    400,
    'Para entregar en el taller necesitas agendar la instalación en ese taller. Elige otra entrega o agenda tu cita.',
    'A delivery names a workshop at which nothing is booked.',
    'Send `instalacion` for that workshop, or another delivery.',
  ),
});
