/** Sentences of reviews. */
export const REVIEW_MESSAGES = {
  signInFirst: 'Debes iniciar sesión para dejar una reseña',
  published: 'Tu reseña ha sido publicada',
  publishFailed: 'No se pudo publicar tu reseña',
  publishFailedBecause: (detail: string) => `Error al publicar tu reseña: ${detail}`,
  updated: 'Tu reseña ha sido actualizada',
  removed: 'Tu reseña ha sido eliminada',
  removeFailed: 'No se pudo eliminar tu reseña. Intenta nuevamente.',
  loadFailed: 'No se pudieron cargar las reseñas. Intenta nuevamente.',
} as const;
