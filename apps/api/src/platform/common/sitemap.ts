/** A page that search engines should know, and when it last changed. */
export interface EnSitemap {
  id: string;
  updatedAt: Date;
}

/** Addresses of one kind in a sitemap, whose limit is 50,000 in all. */
export const SITEMAP_MAX = 45_000;

export const enSitemap = ({ _id, updatedAt }: { _id: unknown; updatedAt: Date }): EnSitemap => ({
  id: String(_id),
  updatedAt,
});
