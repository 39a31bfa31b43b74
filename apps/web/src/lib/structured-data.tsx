import { useAbsolute } from './origin';

type Facts = Record<string, unknown>;

/** Facts about a page for search engines, as schema.org JSON-LD. Inert data: the content security policy has nothing against it. */
export function StructuredData({ facts }: { facts: (absolute: (path: string) => string) => Facts | Facts[] }) {
  const found = facts(useAbsolute());
  const value = Array.isArray(found)
    ? { '@context': 'https://schema.org', '@graph': found }
    : { '@context': 'https://schema.org', ...found };
  // '<' is escaped, so that no text can end the element.
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(value).replace(/</g, '\\u003c') }}
    />
  );
}
