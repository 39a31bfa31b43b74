import { Injectable } from '@nestjs/common';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import pdfmake from 'pdfmake';
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
  constructor() {
    pdfmake.addFonts(FONTS);
    pdfmake.setUrlAccessPolicy(() => false);
    pdfmake.setLocalAccessPolicy((path) => path.startsWith(FOLDER));
  }

  render(document: TDocumentDefinitions): Promise<Buffer> {
    return pdfmake.createPdf({ defaultStyle: { font: 'Roboto' }, ...document }).getBuffer();
  }
}
