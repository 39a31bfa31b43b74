import { MAX_IMAGE_BYTES } from './rules';

/** Sentences about pictures that the API and the web both say. */
export const IMAGE_MESSAGES = {
  perfilOk: 'Imagen de perfil subida correctamente',
  perfilError: 'Error al subir la imagen de perfil',
  bannerOk: 'Banner subido correctamente',
  bannerError: 'Error al subir el banner',
  productoError: 'Error al subir las imágenes',
  falta: 'Elige una imagen',
  tipo: 'Usa una foto JPG, PNG o GIF',
  peso: `La imagen pesa más de ${MAX_IMAGE_BYTES / 1024 / 1024} MB. Elige una más liviana.`,
  ajena: 'Sube la foto nuevamente: ya no está disponible',
  demasiadas: (max: number) => (max === 1 ? 'Sube una sola imagen' : `Sube como máximo ${max} imágenes`),
} as const;
