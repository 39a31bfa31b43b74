import { formatFechaHora } from '../venezuela/caracas';
import { asSentence, sentence } from './sentence';

it('a time that ends a sentence ends it with its own point', () => {
  const when = formatFechaHora('2026-11-24T14:30:00Z');
  const spaced = when.replace(/\s/g, ' ');
  expect(sentence(`Tu cita es el ${when}. Llega antes.`).replace(/\s/g, ' ')).toBe(
    `Tu cita es el ${spaced} Llega antes.`,
  );
  expect(sentence(`El ${spaced}.`)).toBe(`El ${spaced}`);
  expect(sentence('Te esperamos. Hasta pronto.')).toBe('Te esperamos. Hasta pronto.');
});

it('a text that somebody wrote ends with a point, once', () => {
  expect([asSentence('Sin luz'), asSentence('¿Sin luz?'), asSentence('Sin luz. ')]).toEqual([
    'Sin luz.',
    '¿Sin luz?',
    'Sin luz.',
  ]);
});
