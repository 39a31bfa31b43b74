/** Makes a path of this site a whole address. */
export type Absolute = (path: string) => string;
/** One thing in the vocabulary of schema.org. */
export type SchemaFacts = Record<string, unknown>;

/** Its average, where somebody has rated it. */
export const ratingFacts = ({
  valoracionPromedio,
  numeroValoraciones,
}: {
  valoracionPromedio: number;
  numeroValoraciones: number;
}): SchemaFacts =>
  numeroValoraciones > 0
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: valoracionPromedio,
          reviewCount: numeroValoraciones,
          bestRating: 5,
          worstRating: 1,
        },
      }
    : {};

/** The way to a page from the home page, as search engines show it: [name, path] pairs, the page itself last. */
export const breadcrumbs = (steps: readonly (readonly [string, string])[], absolute: Absolute): SchemaFacts => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: absolute(path),
  })),
});
