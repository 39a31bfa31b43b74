/** Sentences of questions and answers about a product. */
export const QUESTION_MESSAGES = {
  signInFirst: 'Debes iniciar sesión para preguntar',
  waitsForSignIn: 'Al entrar enviamos tu pregunta a la tienda.',
  sent: 'Tu pregunta fue enviada a la tienda',
  sendFailed: 'No se pudo enviar tu pregunta. Intenta nuevamente.',
  loadFailed: 'No se pudieron cargar las preguntas. Intenta nuevamente.',
  tooMany: 'Hiciste muchas preguntas en la última hora. Intenta nuevamente más tarde.',
  removed: 'Tu pregunta fue eliminada',
  removeFailed: 'No se pudo eliminar tu pregunta. Intenta nuevamente.',
  answered: 'Tu respuesta fue publicada',
  answerFailed: 'No se pudo publicar tu respuesta. Intenta nuevamente.',
} as const;
