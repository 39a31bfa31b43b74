import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IMAGE_WIDTHS, smallerVariant } from '@tuerca/contracts/kernel/images';

const url = (width: number) => `/media/a/b-${width}.webp`;

it('the worker, which imports nothing, knows the widths of pictures', () => {
  const source = readFileSync(join(__dirname, '../../public/sw-saver.js'), 'utf8');
  const [, pattern, replace] = /replace\((\/-\(.+\)\$\/), (function [^}]+})\)/.exec(source)!;
  // The worker's own source, run here.
  const smaller = (address: string) =>
    address.replace(eval(pattern!) as RegExp, eval(`(${replace})`) as (same: string) => string);
  for (const width of IMAGE_WIDTHS) expect(smaller(url(width))).toBe(smallerVariant(url(width)));
});
