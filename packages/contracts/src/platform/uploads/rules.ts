import type { FileField } from '../../kernel/file-field';

/** Media types of pictures that people may upload. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;
/** The same in the words of hints and errors. */
export const IMAGE_KINDS = 'JPG, PNG, GIF o WebP';
/** Largest picture, in bytes. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
/** Most pixels of an uploaded picture: width × height. */
export const MAX_IMAGE_PIXELS = 25_000_000;
/** Pictures of one service. */
export const MAX_SERVICE_IMAGES = 3;
/** Pictures of one product. */
export const MAX_PRODUCT_IMAGES = 3;
/** Pictures of one return. */
export const MAX_RETURN_PHOTOS = 4;
/** Use of a picture; it is accepted only there. */
export const IMAGE_USES = [
  'perfil',
  'producto',
  'banner',
  'servicio',
  'oferta',
  'cita',
  'devolucion',
  'solicitud',
] as const;
export type ImageUse = (typeof IMAGE_USES)[number];

/** A form's field for at most so many pictures. */
export const pictures = (max: number): FileField => ({ max, types: IMAGE_TYPES, maxBytes: MAX_IMAGE_BYTES });
/** A form's field for one picture; where it is optional the call takes JSON, too. */
export const onePicture = <const O extends { optional?: true }>(options: O) => ({ ...pictures(1), ...options });
