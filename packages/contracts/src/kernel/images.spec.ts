import { readFileSync } from 'node:fs';
import { IMAGE_WIDTHS, smallerVariant } from './images';

const url = (width: number) => `/media/a/b-${width}.webp`;

it('a picture has a next smaller width, but for the smallest and for foreign ones', () => {
  expect([1024, 640, 320].map((width) => smallerVariant(url(width)))).toEqual([640, 320, 320].map(url));
  expect(smallerVariant('https://example.com/a-640.jpg')).toBe('https://example.com/a-640.jpg');
});

it("the web's worker, which imports nothing, knows the same widths", () => {
  const source = readFileSync(`${__dirname}/../../../../apps/web/public/sw-saver.js`, 'utf8');
  const [, pattern, replace] = /replace\((\/-\(.+\)\$\/), (function [^}]+})\)/.exec(source)!;
  // The worker's own source, run here.
  const smaller = (address: string) =>
    address.replace(eval(pattern!) as RegExp, eval(`(${replace})`) as (same: string) => string);
  for (const width of IMAGE_WIDTHS) expect(smaller(url(width))).toBe(smallerVariant(url(width)));
});
