import { IMAGE_KINDS, MAX_IMAGE_BYTES } from './rules';

/** Sentences about pictures that the API and the web both say. */
export const IMAGE_MESSAGES = {
  profileUploaded: 'Imagen de perfil subida correctamente',
  profileFailed: 'Error al subir la imagen de perfil',
  bannerUploaded: 'Banner subido correctamente',
  bannerFailed: 'Error al subir el banner',
  productFailed: 'Error al subir las imágenes',
  notStored: 'No pudimos guardar tus archivos. No se guardó nada: intenta de nuevo en unos minutos.',
  missing: 'Elige una imagen',
  wrongType: `Usa una foto ${IMAGE_KINDS}`,
  tooHeavy: `La imagen pesa más de ${MAX_IMAGE_BYTES / 1024 / 1024} MB. Elige una más liviana.`,
  /** For a file of a kind that the device itself cannot show. */
  unreadable: (name: string) =>
    `No pudimos leer ${name} en este dispositivo. Ábrela, toma una captura de pantalla y sube la captura.`,
  notYours: 'Sube la foto nuevamente: ya no está disponible',
  tooMany: (max: number) => (max === 1 ? 'Sube una sola imagen' : `Sube como máximo ${max} imágenes`),
} as const;
