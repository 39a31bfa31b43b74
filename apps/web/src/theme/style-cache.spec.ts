import { createStyleCache } from './style-cache';

/** The rules that a page gets for styles as they are written in code. */
function written(styles: string): string[] {
  const cache = createStyleCache();
  const rules: string[] = [];
  cache.sheet.insert = (rule) => void rules.push(rule);
  cache.insert('.a', { name: 'a', styles }, cache.sheet, false);
  return rules;
}

describe('the styles of a page', () => {
  it('spell by its old name what some browser knows by that alone', () => {
    expect(written('user-select:none;mask:url(a.svg);mask-size:1px;@media print{color-adjust:exact;}')).toEqual([
      '.a{-webkit-user-select:none;user-select:none;-webkit-mask:url(a.svg);mask:url(a.svg);-webkit-mask-size:1px;mask-size:1px;}',
      '@media print{.a{-webkit-print-color-adjust:exact;print-color-adjust:exact;}}',
    ]);
  });

  it('spell everything else once', () => {
    expect(written('display:flex;transition:color 1s;&::placeholder{color:red;}')).toEqual([
      '.a{display:flex;transition:color 1s;}',
      '.a::placeholder{color:red;}',
    ]);
  });
});
