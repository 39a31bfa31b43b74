import { mediaUrl, setMediaOrigin } from './media-url';

afterEach(() => setMediaOrigin(''));

it('stored pictures come from the origin of pictures, everything else from where it is', () => {
  expect(mediaUrl('/media/a-640.webp')).toBe('/media/a-640.webp');
  setMediaOrigin('https://cdn.tuerca.ve');
  expect(mediaUrl('/media/a-640.webp')).toBe('https://cdn.tuerca.ve/media/a-640.webp');
  expect(mediaUrl('/media/privado/recibo.webp')).toBe('/media/privado/recibo.webp');
  expect(mediaUrl('blob:https://tuerca.ve/1')).toBe('blob:https://tuerca.ve/1');
  expect(mediaUrl('https://otra.ve/media/a.webp')).toBe('https://otra.ve/media/a.webp');
  expect([mediaUrl(null), mediaUrl(undefined), mediaUrl('')]).toEqual([undefined, undefined, undefined]);
});
