import { useLocation } from 'react-router-dom';
import { useAbsolute } from './origin';

interface HeadProps {
  /** Name of the page, without the site's. */
  title: string;
  description?: string;
  /** Path of the picture that others show beside a link to this page. */
  image?: string | null;
  /** The address (path and query) under which search engines keep the page; its path alone when absent. */
  canonical?: string;
  /** Private pages and search results stay out of search engines. */
  noindex?: boolean;
}

/** Title and metadata of a page; React moves them to <head>, on the server as well. */
export function Head({ title, description, image, canonical, noindex = false }: HeadProps) {
  const { pathname } = useLocation();
  const absolute = useAbsolute();
  const whole = `${title} · Tuerca`;
  return (
    <>
      <title>{whole}</title>
      {description && <meta name="description" content={description} />}
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={absolute(canonical ?? pathname)} />
      )}
      <meta property="og:site_name" content="Tuerca" />
      <meta property="og:locale" content="es_VE" />
      <meta property="og:title" content={whole} />
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={absolute(image)} />}
    </>
  );
}
