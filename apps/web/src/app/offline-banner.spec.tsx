import { act, render, screen } from '@testing-library/react';
import { caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { keptWords, noteKept } from '@/lib/kept';
import { OfflineBanner } from './offline-banner';

const readAt = (at: number) => act(() => noteKept(new Headers({ 'X-Tuerca-Kept': String(at) })));

afterEach(() => {
  act(() => noteKept(new Headers()));
  jest.restoreAllMocks();
});

test('what the device had kept is shown with the time of the oldest of it, until the network answers again', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<OfflineBanner />);
  expect(screen.getByRole('status')).toHaveTextContent('Sin conexión. Mostramos lo último que cargaste.');

  const older = Date.now() - 60_000;
  readAt(older);
  readAt(Date.now());
  expect(screen.getByRole('status').textContent).toContain(`Sin conexión · actualizado ${keptWords(older)}`);

  act(() => noteKept(new Headers()));
  expect(screen.getByRole('status')).not.toHaveTextContent('actualizado');
});

test('on a slow network the line does not say that there is none', () => {
  render(<OfflineBanner />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  readAt(Date.now());
  expect(screen.getByRole('status')).toHaveTextContent('Conexión lenta · actualizado');
});

test('another day is named, because a time alone would be taken for today', () => {
  const kept = caracasInstant('2026-11-21', '10:42').getTime();
  expect(keptWords(kept, caracasInstant('2026-11-21', '23:59'))).toBe('a las 10:42\u00A0a.\u00A0m.');
  expect(keptWords(kept, caracasInstant('2026-11-22', '00:01'))).toMatch(/^el 21\/11\/2026, 10:42/);
});
