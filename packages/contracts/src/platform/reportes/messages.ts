import { REQUEST_MESSAGES } from '../../kernel/messages';
/** Sentences of reporting, and of what follows. */
export const REPORT_MESSAGES = {
  tooMany: 'Enviaste muchos reportes en la última hora. Intenta nuevamente más tarde.',
  sent: 'Gracias. Vamos a revisar tu reporte.',
  sendFailed: 'No se pudo enviar tu reporte. Intenta nuevamente.',
  signInFirst: 'Debes iniciar sesión para reportar',
  kindMissing: 'Elige el motivo del reporte',
  appealSent: 'Recibimos tu respuesta. Otra persona del equipo la va a revisar.',
  appealFailed: REQUEST_MESSAGES.answerFailed,
  decisionFailed: 'No se pudo cargar la decisión. Intenta nuevamente.',
  listFailed: 'No se pudieron cargar los reportes. Intenta nuevamente.',
  loadFailed: 'No se pudo cargar el reporte. Intenta nuevamente.',
  taken: 'Tomaste el reporte',
  takeFailed: 'No se pudo tomar el reporte. Intenta nuevamente.',
  settled: 'Reporte resuelto',
  settleFailed: 'No se pudo resolver el reporte. Intenta nuevamente.',
  appealSettled: 'Respuesta resuelta',
  reasonMissing: 'Indica el motivo de la decisión',
  actionMissing: 'Esa medida no corresponde a lo reportado',
  exportFailed: REQUEST_MESSAGES.exportFailed,
  exported: 'Lista exportada',
  /** Notice to the members of a conversation, in its head. */
  chatReviewed: 'La administración revisó esta conversación por un reporte',
  againstRules: 'No cumple las normas de la comunidad.',
  reportsAgainst: 'Ver los reportes en su contra',
} as const;
