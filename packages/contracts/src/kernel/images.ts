/** Widths in which every picture is stored; addresses end in `-{width}.webp`. */
export const ANCHOS_IMAGEN = [320, 640, 1024] as const;
export type AnchoImagen = (typeof ANCHOS_IMAGEN)[number];

/** The same picture at another width: '/media/x-640.webp' -> '/media/x-320.webp'; foreign addresses come back unchanged. */
export const variante = (url: string, ancho: AnchoImagen): string => url.replace(/-\d+(\.webp)$/, `-${ancho}$1`);
/** `srcset` over all stored widths; empty for foreign addresses. */
export const srcSet = (url: string): string =>
  /-\d+\.webp$/.test(url) ? ANCHOS_IMAGEN.map((ancho) => `${variante(url, ancho)} ${ancho}w`).join(', ') : '';
