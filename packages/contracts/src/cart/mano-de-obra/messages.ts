import { UNDO_HOURS } from '../../citas/citas/undo';
import { DECIDE_HOURS } from './rules';

/** Sentences about labour that is paid through Tuerca. */
export const LABOUR_MESSAGES = {
  registered: 'Recibimos los datos de tu pago. Te avisamos en cuanto lo confirmemos.',
  expired:
    'No pudimos confirmar a tiempo tu pago de la mano de obra. Tu cita sigue igual: puedes pagarla de nuevo aquí o en el taller.',
  differenceExpired:
    'No recibimos la diferencia de la mano de obra a tiempo. Tu cita sigue igual y te devolveremos lo que enviaste.',
  loadFailed: 'No se pudo cargar el pago de la mano de obra',
  othersFailed: 'No se pudieron cargar otros talleres',
  noOthers: 'No encontramos otro taller cerca que lo instale. Búscalo entre todos los servicios.',
  payFailed: 'No se pudo registrar tu pago. Intenta nuevamente.',
  returnFailed: 'No se pudo pedir la devolución. Intenta nuevamente.',
  returned: 'Te devolveremos la mano de obra. Te avisamos cuando la enviemos.',
  /** Before paying. */
  offer: `Tuerca guarda tu pago y se lo entrega al taller ${UNDO_HOURS} horas después de que termine el trabajo. Si la cita no se da, eliges otro taller o te lo devolvemos.`,
  held: `Tuerca guarda tu pago. Se lo entrega al taller ${UNDO_HOURS} horas después de que termine el trabajo.`,
  heldForWorkshop: `Tuerca la guarda y te la entrega ${UNDO_HOURS} horas después de que termines el trabajo.`,
  decide: `Elige otro taller o pide que te devolvamos la mano de obra. Si no respondes en ${DECIDE_HOURS} horas, te la devolvemos.`,
  noAnswer: `Nadie eligió otro taller en ${DECIDE_HOURS} horas.`,
  asked: 'Pediste que te la devolviéramos.',
  cheaper: 'El trabajo costó menos de lo que pagaste.',
  /** Why it cannot be paid in advance. */
  noPrice:
    'El taller todavía no tiene un precio fijo para este trabajo. Podrás pagar por Tuerca cuando apruebes su presupuesto.',
} as const;
