import { defineErrors, failure, REMEDIES } from '../../kernel/error-definition';
import { MAX_NO_SHOWS, MAX_PENDING_PER_WORKSHOP, NO_SHOW_DAYS } from './rules';
import { MAX_CORRECTIONS, UNDO_HOURS } from './undo';

/** Errors of appointments and availability. */
export const CITA_ERRORS = defineErrors({
  CITA_NO_ENCONTRADA: failure(
    404,
    'No encontramos esta cita.',
    'No such appointment, or it is between other people.',
    REMEDIES.backToList,
  ),
  HORA_NO_DISPONIBLE: failure(
    409,
    'Esa hora ya no está disponible. Elige otra.',
    'Every bay is taken then, or the workshop blocked the time meanwhile.',
    'Read the times again and offer others.',
  ),
  CITAS_SIN_DECISION: failure(
    409,
    'Hay citas nuevas ese día. Decide también sobre ellas: todavía no guardamos nada.',
    'The edit leaves appointments outside that `decisiones` does not name, since they were made meanwhile.',
    'Ask for the effect again and decide about all.',
  ),
  HORA_NUEVA_NO_DISPONIBLE: failure(
    409,
    'Una de las horas nuevas ya no está libre. Elige otra: todavía no guardamos nada.',
    'An appointment cannot be moved to the time that `decisiones` names.',
    'Ask for the effect again and offer other times.',
  ),
  HORA_FUERA_DE_LO_NORMAL: failure(
    409,
    'Esa hora está fuera de tu horario. ¿La anotas de todas formas?',
    'A workshop books or moves to a time at which it is closed, has blocked, or that began earlier today or some hours ago.',
    'Ask the person once, and send again with `confirmaHora`.',
  ),
  MISMA_HORA: failure(
    400,
    'La cita ya es a esa hora. Elige otra.',
    'The new time is the one that the appointment has, and no other bay is named.',
    'Choose another time.',
  ),
  FECHA_PASADA: failure(400, 'Esa fecha y hora ya pasaron. Elige otra.', 'The time is over.', 'Choose a later time.'),
  FUERA_DE_HORARIO: failure(
    400,
    'El taller no atiende a esa hora. Elige una de las horas disponibles.',
    'The workshop is closed then, or the work would not be done by closing time.',
    'Offer the times of the calendar.',
  ),
  ANTELACION_INSUFICIENTE: failure(
    409,
    'El taller pide más antelación para agendar. Elige una hora más tarde.',
    'The time is nearer than the workshop’s minimum notice.',
    'Choose a later time.',
  ),
  FECHA_MUY_LEJANA: failure(
    400,
    'El taller todavía no abre esa fecha. Elige una más cercana.',
    'The date lies beyond the workshop’s horizon.',
    'Choose a nearer date.',
  ),
  TALLER_SIN_CITAS: failure(
    409,
    'Este taller no está recibiendo citas por ahora.',
    'The workshop switched appointments off or is inactive.',
    'Choose another workshop.',
  ),
  DURACION_NO_AGENDABLE: failure(
    409,
    'Este servicio no se puede agendar en línea por su duración. Comunícate con el taller para coordinarlo.',
    'The service has no duration, or one that fits into no day.',
    'Call the workshop.',
  ),
  SERVICIO_DE_OTRO_TALLER: failure(
    400,
    'Ese servicio no es de este taller.',
    'servicioId and tallerId do not belong together.',
    'Book from the service’s page.',
  ),
  VEHICULO_NO_ENCONTRADO: failure(
    404,
    'Ese vehículo no está en tu garaje.',
    'The vehicle does not exist or is another client’s.',
    'Choose one of the garage, or type it.',
  ),
  CANCELACION_TARDIA: failure(
    409,
    'El plazo para cambiar o cancelar esta cita ya pasó. Comunícate con el taller.',
    'The workshop’s notice for changes has begun, or the appointment has.',
    'Call the workshop.',
  ),
  TRABAJO_CAMBIO: failure(
    409,
    'Otra persona de tu taller anotó este trabajo mientras escribías. Lo que escribiste sigue aquí: revisa lo nuevo y guarda otra vez.',
    'A field of the work says something else than `visto`.',
    'Read the appointment again, show what is new beside what was typed, send with the new `visto`.',
  ),
  CITA_YA_CALIFICADA: failure(409, 'Ya calificaste este servicio.', 'One rating per appointment.', '-'),
  CITA_REPETIDA: failure(
    409,
    'Ya tienes una cita para ese vehículo a esa hora.',
    'The same vehicle of the same client at the same time; also a double click.',
    'Open the appointment that exists.',
  ),
  DEMASIADAS_CITAS: failure(
    409,
    'Ya tienes varias citas por confirmar en este taller. Espera su respuesta antes de agendar otra.',
    `${MAX_PENDING_PER_WORKSHOP} appointments of this client wait at this workshop.`,
    'Wait, or cancel one.',
  ),
  INASISTENCIAS: failure(
    409,
    'Faltaste a varias citas en los últimos meses. Comunícate con el taller para que agende por ti.',
    `${MAX_NO_SHOWS} missed appointments within ${NO_SHOW_DAYS} days.`,
    'The workshop can book for the client.',
  ),
  CORRECCION_TARDIA: failure(
    409,
    `Ya no se puede corregir: pasaron ${UNDO_HOURS} horas, o se corrigió demasiadas veces. Escríbele a tu cliente.`,
    `More than ${UNDO_HOURS} hours since the appointment was completed or missed, or ${MAX_CORRECTIONS} corrections.`,
    'Agree with the client.',
  ),
  PRECIO_SIN_MOTIVO: failure(
    400,
    'El precio es mayor que lo que aprobó tu cliente. Escribe el motivo: tu cliente lo leerá.',
    'A final price above what the client approved came without motivoPrecio.',
    'Send motivoPrecio, or the approved price.',
  ),
  PRECIO_FINAL_REQUERIDO: failure(
    400,
    'Indica el precio final del servicio.',
    'An appointment is completed with its final price.',
    'Send precioFinal.',
  ),
});
