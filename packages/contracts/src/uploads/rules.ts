/** Media types of pictures that people may upload. */
export const TIPOS_IMAGEN = ['image/jpeg', 'image/png', 'image/gif'] as const;
/** Largest picture, in bytes. */
export const IMAGEN_MAX_BYTES = 5 * 1024 * 1024;
/** Most pixels of an uploaded picture: width × height. */
export const IMAGEN_MAX_PIXELES = 25_000_000;
/** Pictures of one product. */
export const IMAGENES_PRODUCTO_MAX = 3;
/** What a picture is for; it is accepted only there. */
export const USOS_IMAGEN = ['perfil', 'producto', 'banner'] as const;
export type UsoImagen = (typeof USOS_IMAGEN)[number];
