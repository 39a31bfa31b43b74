import type { CitaSinDecision, DecisionCita } from '@tuerca/contracts/citas/citas/closing';
import { isMovable } from '@tuerca/contracts/citas/citas/states';

/** The choice for an appointment; the time counts for `mover` alone. */
export interface Choice {
  accion: DecisionCita['accion'];
  fecha: string;
  hora: string;
}

/** The proposal for an appointment: the next free time, an end where there is none. */
export const proposedFor = (cita: CitaSinDecision): Choice => ({
  accion: !isMovable(cita) ? 'dejar' : cita.propuesta ? 'mover' : 'cancelar',
  fecha: cita.propuesta?.fecha ?? '',
  hora: cita.propuesta?.hora ?? '',
});

/** The choices as they are sent. */
export const toDecisions = (citas: readonly CitaSinDecision[], choiceOf: (cita: CitaSinDecision) => Choice) =>
  citas.map((cita): DecisionCita => {
    const { accion, fecha, hora } = choiceOf(cita);
    return accion === 'mover' ? { citaId: cita._id, accion, fecha, hora } : { citaId: cita._id, accion };
  });
