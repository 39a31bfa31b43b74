/** Files that only their owners read: never in a cache that others ask. */
const PRIVATE = '/media/privado/';

/** Origin from which pictures come, '' for the page's own; the API writes it into every page. */
let origin =
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLMetaElement>('meta[name="tuerca-media"]')?.content ?? '');

/** Sets the origin of pictures, where there is no page that has it. */
export const setMediaOrigin = (value: string): void => {
  origin = value;
};

/** Address of a stored picture as a browser asks for it: under MEDIA_URL where one is set; undefined without a picture. */
export function mediaUrl(path: string | null | undefined): string | undefined {
  if (!path) return undefined;
  return path.startsWith('/media/') && !path.startsWith(PRIVATE) ? origin + path : path;
}
