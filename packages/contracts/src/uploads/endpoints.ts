import { z } from 'zod';
import { endpoint, type FileField } from '../kernel/endpoint';
import { MAX_IMAGE_BYTES, MAX_PRODUCT_IMAGES, IMAGE_TYPES } from './rules';

const pictures = (max: number): FileField => ({ max, types: IMAGE_TYPES, maxBytes: MAX_IMAGE_BYTES });
/** Address at width 640; the other widths are found by `variante`. */
const Direccion = z.string();
const IMAGE_ERRORS = ['IMAGEN_NO_SOPORTADA', 'IMAGEN_ILEGIBLE', 'IMAGEN_MUY_GRANDE', 'NO_DISPONIBLE'] as const;

/** Pictures are stored first and named afterwards by the call that uses them; one that nobody names is removed after a day. */
export const uploads = {
  profile: endpoint({
    method: 'POST',
    path: '/api/upload/profile',
    access: 'signed-in',
    summary: 'Upload a profile photo, to be named in the profile as fotoPerfilUrl',
    files: { image: pictures(1) },
    response: z.object({ imageUrl: Direccion }),
    status: 201,
    errors: IMAGE_ERRORS,
    limit: 30,
  }),
  product: endpoint({
    method: 'POST',
    path: '/api/upload/product',
    access: ['store'],
    summary: 'Upload the pictures of a product, in their order',
    files: { productImages: pictures(MAX_PRODUCT_IMAGES) },
    response: z.object({ imageUrls: z.array(Direccion) }),
    status: 201,
    errors: IMAGE_ERRORS,
    limit: 30,
  }),
  banner: endpoint({
    method: 'POST',
    path: '/api/upload/banner',
    access: ['store', 'workshop'],
    summary: 'Upload the wide picture of a public profile',
    files: { image: pictures(1) },
    response: z.object({ imageUrl: Direccion }),
    status: 201,
    errors: IMAGE_ERRORS,
    limit: 30,
  }),
};
