/** Sentences of the glossary page. */
export const GLOSSARY_MESSAGES = {
  noTerms: 'No se encontraron términos',
} as const;
