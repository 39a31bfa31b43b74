import { fireEvent, render, screen } from '@testing-library/react';
import { setMediaOrigin } from '@/lib/media-url';
import { Picture } from './picture';

afterEach(() => setMediaOrigin(''));

it('asks for all its widths from the origin of pictures, and shows a drawing when that has none', () => {
  setMediaOrigin('https://cdn.tuerca.ve');
  render(<Picture src="/media/a-640.webp" alt="Bujía" sizes="100px" />);
  const picture = screen.getByRole('img', { name: 'Bujía' });
  expect(picture).toHaveAttribute('src', 'https://cdn.tuerca.ve/media/a-640.webp');
  expect(picture.getAttribute('srcset')).toBe(
    [320, 640, 1024].map((width) => `https://cdn.tuerca.ve/media/a-${width}.webp ${width}w`).join(', '),
  );
  fireEvent.error(picture);
  expect(screen.getByRole('img', { name: 'Bujía' })).not.toHaveAttribute('src');
});
