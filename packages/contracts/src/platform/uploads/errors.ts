import { defineErrors, failure } from '../../kernel/error-definition';
import { IMAGE_MESSAGES } from './messages';
import { MAX_IMAGE_PIXELS } from './rules';

/** Errors of calls that store files. */
export const STORING_ERRORS = ['NO_DISPONIBLE', 'ARCHIVOS_NO_DISPONIBLES', 'SIN_ESPACIO'] as const;
/** Errors of calls that take pictures. */
export const PICTURE_ERRORS = [
  'IMAGEN_NO_SOPORTADA',
  'IMAGEN_ILEGIBLE',
  'IMAGEN_MUY_GRANDE',
  ...STORING_ERRORS,
] as const;

/** Errors of uploaded pictures. */
export const UPLOAD_ERRORS = defineErrors({
  IMAGEN_NO_SOPORTADA: failure(
    415,
    `${IMAGE_MESSAGES.wrongType} sin animación.`,
    'The bytes are no JPEG, PNG, GIF or WebP, or the picture is animated.',
    'Send another picture.',
  ),
  IMAGEN_ILEGIBLE: failure(
    400,
    'No pudimos leer la imagen: parece dañada. Elige otra.',
    'The picture cannot be decoded to its end.',
    'Send another picture.',
  ),
  IMAGEN_MUY_GRANDE: failure(
    413,
    `La imagen tiene demasiados píxeles. Redúcela a ${MAX_IMAGE_PIXELS / 1e6} megapíxeles o menos.`,
    `More than ${MAX_IMAGE_PIXELS / 1e6} million pixels.`,
    'Scale it down.',
  ),
});
