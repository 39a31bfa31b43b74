/** Facts about a page for search engines, as schema.org JSON-LD. Inert data: the content security policy has nothing against it. */
export const StructuredData = ({ value }: { value: Record<string, unknown> }) => (
  // '<' is escaped, so that no text can end the element.
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify({ '@context': 'https://schema.org', ...value }).replace(/</g, '\\u003c') }} />
);
