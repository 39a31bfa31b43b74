import { fontRunsOf, withFallback } from './fallback-fonts';
import { PdfService } from './pdf.service';

const font = (name: string, signs: RegExp) => ({
  name,
  has: (point: number) => signs.test(String.fromCodePoint(point)),
});
const FONTS = [font('Own', /[a-z ]/), font('Second', /[A-Za-z]|\u0301/), font('Third', /→/)] as const;

describe('a text', () => {
  it('is in one piece while the own font has its signs', () => {
    expect(fontRunsOf('abc def', FONTS)).toEqual(['abc def']);
  });

  it('changes the font for signs that the own one lacks, and back; what no font has stays', () => {
    expect(fontRunsOf('abXY →z漢', FONTS)).toEqual([
      'ab',
      { text: 'XY ', font: 'Second' },
      { text: '→', font: 'Third' },
      'z漢',
    ]);
  });

  it('keeps a mark with the sign that it stands upon', () => {
    expect(fontRunsOf('X\u0301a', FONTS)).toEqual([{ text: 'X\u0301', font: 'Second' }, 'a']);
  });
});

it('a document is split in its texts alone', () => {
  const whole = { text: 'abc', style: 'TITLE', fontSize: 9 };
  expect(withFallback({ content: [whole, 'aX'], styles: { TITLE: { color: 'RED' } } }, FONTS)).toEqual({
    content: [whole, { text: ['a', { text: 'X', font: 'Second' }] }],
    styles: { TITLE: { color: 'RED' } },
  });
  const table = { table: { widths: ['*'], body: [[{ text: ['a', { text: 'X', bold: true }] }]] } };
  expect(withFallback(table, FONTS).table.body).toEqual([
    [{ text: ['a', { text: [{ text: 'X', font: 'Second' }], bold: true }] }],
  ]);
});

describe('a PDF', () => {
  const fontsOf = async (text: string): Promise<string[]> => {
    const pdf = (await new PdfService().render({ content: [{ text, bold: true }, text] })).toString('latin1');
    return [
      ...new Set([...pdf.matchAll(/\/BaseFont \/[A-Z]+\+([\w-]+)/g)].map(([, name]) => name!.split('-')[0]!)),
    ].sort();
  };

  it('of usual names and signs has the one font', async () => {
    expect(await fontsOf('Peña Núñez, 2 × Bujía Ω 1/2" Жук')).toEqual(['Roboto']);
  });

  it('draws rarer letters and signs with Noto', async () => {
    expect(await fontsOf('Lǎo ₿')).toEqual(['NotoSans', 'Roboto']);
    expect(await fontsOf('Entrada → salida ★')).toEqual(['NotoSansMath', 'Roboto']);
  });
});
