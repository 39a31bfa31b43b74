/** Pages that visitors meet first, by the name of their module in src/pages, with the end of that module's path. */
export const FIRST_PAGES = [
  'home',
  'catalogue',
  'product',
  'stores',
  'store',
  'workshops',
  'workshop',
  'services',
  'service',
].map((name) => ({ name, file: `/pages/${name}/${name}-page.tsx` }));
