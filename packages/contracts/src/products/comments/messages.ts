import { REQUEST_MESSAGES } from '../../kernel/messages';
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

/** Notice of a review to the owner: `que` is its target, as it reads in a sentence. */
export const REVIEW_NOTICE = {
  title: 'Nueva reseña',
  shop: { tienda: 'tu tienda', taller: 'tu taller' },
  text: (autor: string, que: string, stars: number): string =>
    `${autor} calificó ${que} con ${stars === 1 ? '1 estrella' : `${stars} estrellas`}`,
} as const;

/** Sentences of hiding what somebody wrote. */
export const MODERATION_MESSAGES = {
  reasonMissing: 'Indica el motivo',
  stateInvalid: 'Elige si se muestra o se oculta',
  hidden: 'Quedó oculta. Su autor recibió el motivo.',
  shown: 'Volvió a mostrarse. Su autor recibió un aviso.',
  failed: REQUEST_MESSAGES.changeFailed,
  listFailed: 'No se pudieron cargar los comentarios. Intenta nuevamente.',
  manyHidden: (count: number) => (count === 1 ? 'Se ocultó 1' : `Se ocultaron ${count}`),
} as const;
