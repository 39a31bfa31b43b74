/** A page that search engines should know, and when it last changed. */
export interface SitemapEntry {
  id: string;
  updatedAt: Date;
}

/** Addresses of one kind in a sitemap, whose limit is 50,000 in all. */
export const SITEMAP_MAX = 45_000;

/** A document as an entry of the sitemap. */
export const toSitemapEntry = ({ _id, updatedAt }: { _id: unknown; updatedAt: Date }): SitemapEntry => ({
  id: String(_id),
  updatedAt,
});
