/** Sentences of reporting a review, question or answer. */
export const REPORT_MESSAGES = {
  sent: 'Gracias. Vamos a revisar tu reporte.',
  sendFailed: 'No se pudo enviar tu reporte. Intenta nuevamente.',
  signInFirst: 'Debes iniciar sesión para reportar',
} as const;
