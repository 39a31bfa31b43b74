/** Widths in which every picture is stored; addresses end in `-{width}.webp`. */
export const IMAGE_WIDTHS = [320, 640, 1024] as const;
/** A stored width, pixels. */
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** The same picture at another width: '/media/x-640.webp' -> '/media/x-320.webp'; foreign addresses come back unchanged. */
export const imageVariant = (url: string, width: ImageWidth): string => url.replace(/-\d+(\.webp)$/, `-${width}$1`);
/** The next smaller stored width of a picture, a third of its bytes; the smallest, and foreign addresses, come back unchanged. `public/sw-saver.js` of the web does the same. */
export const smallerVariant = (url: string): string =>
  url.replace(/-(\d+)(\.webp)$/, (same, width: string, type: string) => {
    const next = IMAGE_WIDTHS.findLast((stored) => stored < Number(width));
    return next ? `-${next}${type}` : same;
  });
/** `srcset` over all stored widths; empty for foreign addresses. */
export const srcSet = (url: string): string =>
  /-\d+\.webp$/.test(url) ? IMAGE_WIDTHS.map((width) => `${imageVariant(url, width)} ${width}w`).join(', ') : '';

/** Whether a picture is one of the demo's drawings, and no photo of the thing itself. */
export const isDrawing = (url: string): boolean => url.startsWith('/media/demo/');
/** The same pictures with photos before drawings. */
export const photosFirst = (urls: readonly string[]): string[] => [
  ...urls.filter((url) => !isDrawing(url)),
  ...urls.filter(isDrawing),
];
