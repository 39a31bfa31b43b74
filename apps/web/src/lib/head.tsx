interface HeadProps {
  /** Name of the page, without the site's. */
  title: string;
  description?: string;
  /** Private pages and search results stay out of search engines. */
  noindex?: boolean;
}

/** Title and description of a page; React moves them to <head>, on the server as well. */
export const Head = ({ title, description, noindex = false }: HeadProps) => (
  <>
    <title>{`${title} · Tuerca`}</title>
    {description && <meta name="description" content={description} />}
    {noindex && <meta name="robots" content="noindex" />}
  </>
);
