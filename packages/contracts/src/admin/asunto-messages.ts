import { plural } from '../kernel/plural';
import { ASUNTO_HOURS } from './asunto-states';

const pedidos = (n: number) => plural(n, 'pedido', 'pedidos');
const citas = (n: number) => plural(n, 'cita', 'citas');

/** Sentences about what an account leaves open. */
export const ASUNTO_MESSAGES = {
  title: 'Por resolver',
  listFailed: 'Error al cargar lo que hay por resolver',
  openFailed: 'Error al cargar lo que esta cuenta tiene abierto',
  oneFailed: 'Error al cargar este asunto',
  decideFailed: 'Error al guardar la decisión',
  nothingChosen: 'Elige al menos un pedido o una cita',
  decisionMissing: 'Elige si se cancela o se cumple',
  reasonRequired: 'Indica el motivo',
  attendedHowRequired: 'Indica cómo sabes que se atendió',
  attended: 'La cita quedó completada',
  attendFailed: 'Error al completar la cita',
  expired: `Nadie pudo cumplirlo en ${ASUNTO_HOURS} horas.`,
  /** Answer to a decision: how many were decided now, and how many had been before or no longer moved. */
  decided: (done: number, left: number): string =>
    `${plural(done, 'decisión guardada', 'decisiones guardadas')}${left ? `; ${plural(left, 'ya estaba resuelta', 'ya estaban resueltas')}` : ''}`,
  /** Before an account is blocked, deleted or refused. */
  goesToQueue: `Avisamos a quienes esperan y todo pasa a Por resolver. Lo que nadie resuelva en ${ASUNTO_HOURS} horas se cancela, y lo pagado se devuelve.`,
  /** Before a pause, or the end of a plan. */
  staysToFulfil:
    'Nada de esto se cancela: el negocio lo sigue atendiendo. Marca solo lo que no se pueda cumplir; eso pasa a Por resolver y avisamos a quienes esperan.',
  sent: 'Lo que no se puede cumplir está en Por resolver',
  /** 'Faltan 3 por terminar; 1 espera tu próximo paso'. */
  keptInWords: ({ abiertos, pendientes }: { abiertos: number; pendientes: number }): string =>
    `${abiertos === 1 ? 'Falta' : 'Faltan'} ${abiertos} por terminar${pendientes ? `; ${plural(pendientes, 'espera', 'esperan')} tu próximo paso` : ''}`,
  /** '10 pedidos y 21 citas'; empty without any. */
  openInWords: (sums: { pedidos: number; citas: number }): string =>
    [sums.pedidos && pedidos(sums.pedidos), sums.citas && citas(sums.citas)].filter(Boolean).join(' y '),
  readByWaiting: 'Lo lee quien espera',
} as const;
