import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { PICTURE_ERRORS } from './errors';
import { MAX_PRODUCT_IMAGES, pictures } from './rules';

/** Address at width 640; the other widths are found by `variante`. */
const Direccion = z.string();

const upload = { method: 'POST', status: 201, errors: PICTURE_ERRORS, limit: 30 } as const;
const onePicture = { ...upload, files: { image: pictures(1) }, response: z.object({ imageUrl: Direccion }) } as const;

/** Pictures are stored first and named afterwards by the call that uses them; one that nobody names is removed after a day. */
export const uploads = {
  profile: endpoint({
    ...onePicture,
    path: '/api/upload/profile',
    access: 'signed-in',
    capability: 'cuenta',
    summary: 'Upload a profile photo, to be named in the profile as fotoPerfilUrl',
  }),
  product: endpoint({
    ...upload,
    path: '/api/upload/product',
    access: ['store', 'admin'],
    capability: 'inventario',
    summary: 'Upload the pictures of a product, in their order',
    files: { productImages: pictures(MAX_PRODUCT_IMAGES) },
    response: z.object({ imageUrls: z.array(Direccion) }),
  }),
  banner: endpoint({
    ...onePicture,
    path: '/api/upload/banner',
    access: ['store', 'workshop'],
    summary: 'Upload the wide picture of a public profile',
  }),
  service: endpoint({
    ...onePicture,
    path: '/api/upload/service',
    access: ['workshop'],
    summary: 'Upload a picture of a service, to be named in its imagenes',
  }),
  cita: endpoint({
    ...onePicture,
    path: '/api/upload/cita',
    access: ['workshop'],
    capability: 'trabajos',
    summary: 'Upload a picture of the work on an appointment, to be named in its fotosAntes or fotosDespues',
    limit: 60,
  }),
  devolucion: endpoint({
    ...onePicture,
    path: '/api/upload/devolucion',
    access: ['client'],
    summary: 'Upload a picture of a part that is returned, to be named in its fotos',
  }),
  solicitud: endpoint({
    ...onePicture,
    path: '/api/upload/solicitud',
    access: ['client', 'store'],
    capability: 'solicitudes',
    summary: 'Upload a picture of a part that is asked for or proposed, to be named in its fotos or foto',
  }),
  promotion: endpoint({
    ...onePicture,
    path: '/api/upload/promotion',
    access: ['workshop'],
    summary: 'Upload the picture of an offer',
  }),
};
