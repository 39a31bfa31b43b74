import createCache, { type StylisPlugin } from '@emotion/cache';

/** What one of the browsers that we build for (`build.target`) still knows by its old name alone. */
const PREFIXED = /^(?:user-select|backdrop-filter|hyphens|mask(?:-[a-z]+)*|box-decoration-break):/;
const COLOR_ADJUST = /^color-adjust:/;

/** In the place of stylis' own prefixer, which writes every flex box in four spellings: a fifth of a page's styles. */
const prefix: StylisPlugin = (element) => {
  if (element.type !== 'decl') return;
  const declaration = String(element.value);
  if (PREFIXED.test(declaration)) element.return = `-webkit-${declaration}${declaration}`;
  else if (COLOR_ADJUST.test(declaration)) {
    const value = declaration.replace(COLOR_ADJUST, '');
    element.return = `-webkit-print-color-adjust:${value}print-color-adjust:${value}`;
  }
};
/** One array: emotion keeps what it compiled on the server by it. */
const stylisPlugins = [prefix];

/** Where the styles of a page go: one in the browser, one per page on the server. Both have to write the same. */
export const createStyleCache = () => createCache({ key: 'css', stylisPlugins });
