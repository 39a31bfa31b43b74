import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { type Coverage, withFallback } from './fallback-fonts';

const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));
const ROBOTO = join(folderOf('pdfmake'), 'fonts', 'Roboto');
const LETTERS = folderOf('@expo-google-fonts/noto-sans');
const SIGNS = folderOf('@expo-google-fonts/noto-sans-math');
const upright = (normal: string, bold = normal) => ({ normal, bold, italics: normal, bolditalics: bold });
/** The documents' own font, and those that draw what it lacks, in this order. */
const FONTS = {
  Roboto: {
    normal: join(ROBOTO, 'Roboto-Regular.ttf'),
    bold: join(ROBOTO, 'Roboto-Medium.ttf'),
    italics: join(ROBOTO, 'Roboto-Italic.ttf'),
    bolditalics: join(ROBOTO, 'Roboto-MediumItalic.ttf'),
  },
  Letters: upright(
    join(LETTERS, '400Regular', 'NotoSans_400Regular.ttf'),
    join(LETTERS, '500Medium', 'NotoSans_500Medium.ttf'),
  ),
  // Arrows, stars, ticks and signs of arithmetic.
  Signs: upright(join(SIGNS, '400Regular', 'NotoSansMath_400Regular.ttf')),
};

/** Draws documents. Text is only ever text, and nothing is loaded but the fonts of the packages. */
@Injectable()
export class PdfService {
  private engine?: Promise<Engine>;

  async render(document: TDocumentDefinitions): Promise<Buffer> {
    this.engine ??= loadEngine();
    const { pdfmake, coverage } = await this.engine;
    return pdfmake.createPdf(withFallback({ defaultStyle: { font: 'Roboto' }, ...document }, coverage)).getBuffer();
  }
}

type PdfMake = typeof import('pdfmake');
interface Engine {
  pdfmake: PdfMake;
  coverage: [Coverage, ...Coverage[]];
}

/** Loaded with the first document: most processes start long before anybody wants one. */
async function loadEngine(): Promise<Engine> {
  // Its methods are those of one object, the module's default.
  const { default: pdfmake } = (await import('pdfmake')) as unknown as { default: PdfMake };
  // Its modules for import name what one of theirs does not export to Node; those for require do.
  const { openSync } = createRequire(__filename)('fontkit') as typeof import('fontkit');
  pdfmake.addFonts(FONTS);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => [ROBOTO, LETTERS, SIGNS].some((folder) => path.startsWith(folder)));
  const coverage = Object.entries(FONTS).map(([name, { normal }]): Coverage => {
    const font = openSync(normal);
    return { name, has: (point) => 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(point) };
  });
  return { pdfmake, coverage: coverage as Engine['coverage'] };
}
