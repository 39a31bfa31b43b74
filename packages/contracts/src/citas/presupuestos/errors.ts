import { defineErrors, failure } from '../../kernel/error-definition';
import { CITA_MESSAGES } from '../citas/messages';

/** Errors of presupuestos. */
export const PRESUPUESTO_ERRORS = defineErrors({
  PRESUPUESTO_NO_ENCONTRADO: failure(
    404,
    'No encontramos este presupuesto.',
    'No such presupuesto, or it is between other people.',
    'Go back to the appointment.',
  ),
  PRESUPUESTO_VENCIDO: failure(
    409,
    'Este presupuesto venció. Pídele al taller uno nuevo.',
    'The time for the answer is over.',
    'The workshop sends a new version.',
  ),
  PRESUPUESTO_CAMBIO: failure(
    409,
    'El taller cambió este presupuesto, o ya fue respondido. Actualiza la página para ver cómo quedó.',
    'It was answered, withdrawn or replaced by a newer version meanwhile.',
    'Read the versions again.',
  ),
  CLIENTE_SIN_CUENTA: failure(
    409,
    'Este cliente no tiene cuenta en Tuerca y no puede responder un presupuesto en línea. Llámalo.',
    'The workshop booked for somebody without an account.',
    'Agree by telephone, and write it into the notes.',
  ),
  CLIENTE_SIN_TELEFONO: failure(
    409,
    CITA_MESSAGES.noPhone,
    'An approval by telephone of a client who has no telephone number.',
    'The client answers the presupuesto online.',
  ),
  OBJECION_TARDIA: failure(
    409,
    'El plazo para objetar esta aprobación ya terminó. Escríbele al taller.',
    'The time to object to an approval by telephone is over.',
    'Agree with the workshop.',
  ),
  PRESUPUESTO_SIN_REPUESTOS: failure(
    409,
    'Este presupuesto no tiene repuestos aprobados para comprar.',
    'No line of the presupuesto is an approved part.',
    'Approve a part first.',
  ),
});
