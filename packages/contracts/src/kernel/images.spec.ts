import { smallerVariant } from './images';

const url = (width: number) => `/media/a/b-${width}.webp`;

it('a picture has a next smaller width, but for the smallest and for foreign ones', () => {
  expect([1024, 640, 320].map((width) => smallerVariant(url(width)))).toEqual([640, 320, 320].map(url));
  expect(smallerVariant('https://example.com/a-640.jpg')).toBe('https://example.com/a-640.jpg');
});
