import createCache, { type StylisPlugin } from '@emotion/cache';

/** CSS properties that one of the targeted browsers (`build.target`) supports only with a prefix. */
const PREFIXED = /^(?:user-select|backdrop-filter|hyphens|mask(?:-[a-z]+)*|box-decoration-break):/;
const COLOR_ADJUST = /^color-adjust:/;

/** Replaces stylis' own prefixer, which writes every flex box in four spellings: a fifth of a page's styles. */
const prefix: StylisPlugin = (element) => {
  if (element.type !== 'decl') return;
  const declaration = String(element.value);
  if (PREFIXED.test(declaration)) element.return = `-webkit-${declaration}${declaration}`;
  else if (COLOR_ADJUST.test(declaration)) {
    const value = declaration.replace(COLOR_ADJUST, '');
    element.return = `-webkit-print-color-adjust:${value}print-color-adjust:${value}`;
  }
};
/** One array instance: emotion uses it as the key of its server cache. */
const stylisPlugins = [prefix];

/** Creates the style cache of a page: one in the browser, one per page on the server. Both must produce the same CSS. */
export const createStyleCache = () => createCache({ key: 'css', stylisPlugins });
