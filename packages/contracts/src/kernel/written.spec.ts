import { oneLine, severalLines } from './written';

describe('a text of one line', () => {
  it.each([
    ['  Filtro   de\taceite ', 'Filtro de aceite'],
    ['cliente.\n\nTu cuenta\r\nserá suspendida', 'cliente. Tu cuenta será suspendida'],
    ['uno\u0085dos\u2028tres\u2029cuatro\u00a0cinco\u2800seis', 'uno dos tres cuatro cinco seis'],
    ['a\u0000b\u001bc\u007fd', 'abcd'],
    ['Filtro \u202etxet\u202c', 'Filtro txet'],
    ['\u2066a\u2069\u200f\u200eb\u061c', 'ab'],
    ['Fil\u200btro\ufeff y\u00ad \u2060 pastilla', 'Filtro y pastilla'],
    ['media\ud83d letra', 'media letra'],
  ])('%j is kept as %j', (text, kept) => expect(oneLine(text)).toBe(kept));

  it.each([
    '',
    ' ',
    '\u200b\u200b\u200b',
    '\u0000',
    '\u3164\u115f\uffa0',
    '\u2800',
    '\u0301',
    '\u200d\ufe0f',
    '\ufeff\u00ad',
  ])('of %j nothing is seen, and nothing kept', (text) =>
    expect([oneLine(text), severalLines(text)]).toEqual(['', '']),
  );

  it.each([
    'Bujía NGK «Iridium» Ñandú 50 % – ½ €',
    'José',
    '日産 Москвич العربية',
    '👍',
    '❤️ gracias 🙏🏽',
    '👩🏽‍🔧 y 👨‍👩‍👧',
    '🏳️‍🌈 🇻🇪 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '1️⃣ y #⃣',
    '™ © ®',
  ])('%j stays as it is', (text) => expect([oneLine(text), severalLines(text)]).toEqual([text, text]));

  it('keeps no unseen sign that belongs to no emoji', () => {
    expect(oneLine('a\u200db\ufe0f 1\ufe0f 👍\u200d')).toBe('ab 1 👍');
    expect(oneLine('hola\u{e0068}\u{e006f}\u{e006c}\u{e0061}')).toBe('hola');
  });
});

describe('a text of several lines', () => {
  it('keeps its breaks and spaces, whatever breaks them', () => {
    expect(severalLines('  Uno:\r\n  - dos\rtres\u2028\n\ncuatro  \n')).toBe('Uno:\n  - dos\ntres\n\n\ncuatro');
    expect(severalLines('a\tb\u0000c\u202ed\n\u200b\ne')).toBe('a bcd\n\ne');
  });

  it('is nothing when no line shows anything', () => expect(severalLines('\u200b\n \n\u202e\u2800')).toBe(''));
});
