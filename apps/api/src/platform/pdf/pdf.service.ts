import { Injectable } from '@nestjs/common';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { dirname, join } from 'node:path';

const FOLDER = join(dirname(require.resolve('pdfmake/package.json')), 'fonts', 'Roboto');
const FONTS = {
  Roboto: {
    normal: join(FOLDER, 'Roboto-Regular.ttf'),
    bold: join(FOLDER, 'Roboto-Medium.ttf'),
    italics: join(FOLDER, 'Roboto-Italic.ttf'),
    bolditalics: join(FOLDER, 'Roboto-MediumItalic.ttf'),
  },
};

/** Draws documents. Text is only ever text, and nothing is loaded but the fonts of the package. */
@Injectable()
export class PdfService {
  private engine?: Promise<PdfEngine>;

  async render(document: TDocumentDefinitions): Promise<Buffer> {
    this.engine ??= loadEngine();
    return (await this.engine).createPdf({ defaultStyle: { font: 'Roboto' }, ...document }).getBuffer();
  }
}

type PdfEngine = typeof import('pdfmake');

/** Loaded with the first document: most processes start long before anybody wants one. */
async function loadEngine(): Promise<PdfEngine> {
  // Its methods are those of one object, the module's default.
  const { default: pdfmake } = (await import('pdfmake')) as unknown as { default: PdfEngine };
  pdfmake.addFonts(FONTS);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => path.startsWith(FOLDER));
  return pdfmake;
}
