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

/** Modules that every page behind the sign-in loads, by the end of their path: its frame, its menus, the socket. */
export const PANEL = [
  '/app/panel-frame.tsx',
  '/app/panel-menus.tsx',
  '/app/realtime-watch.tsx',
  '/app/own-actions.tsx',
  '/app/account-watch.tsx',
];
