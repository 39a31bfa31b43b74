import { Injectable } from '@nestjs/common';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import pdfmake from 'pdfmake';
import { dirname, join } from 'node:path';

const CARPETA = join(dirname(require.resolve('pdfmake/package.json')), 'fonts', 'Roboto');
const FUENTES = {
  Roboto: {
    normal: join(CARPETA, 'Roboto-Regular.ttf'),
    bold: join(CARPETA, 'Roboto-Medium.ttf'),
    italics: join(CARPETA, 'Roboto-Italic.ttf'),
    bolditalics: join(CARPETA, 'Roboto-MediumItalic.ttf'),
  },
};

/** Draws documents. Text is only ever text, and nothing is loaded but the fonts of the package. */
@Injectable()
export class PdfService {
  constructor() {
    pdfmake.addFonts(FUENTES);
    pdfmake.setUrlAccessPolicy(() => false);
    pdfmake.setLocalAccessPolicy((path) => path.startsWith(CARPETA));
  }

  render(documento: TDocumentDefinitions): Promise<Buffer> {
    return pdfmake.createPdf({ defaultStyle: { font: 'Roboto' }, ...documento }).getBuffer();
  }
}
