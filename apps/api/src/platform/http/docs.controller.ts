import { Controller, Get, StreamableFile } from '@nestjs/common';
import { docsPage } from './docs.page';
import { openApiText } from './openapi-document';

/** The API's description, for people and for tools. */
@Controller()
export class DocsController {
  private pagina?: Buffer;
  private texto?: Buffer;

  @Get('/api/docs')
  page(): StreamableFile {
    this.pagina ??= Buffer.from(docsPage());
    return new StreamableFile(this.pagina, { type: 'text/html; charset=utf-8', disposition: 'inline' });
  }

  @Get('/api/docs/openapi.json')
  document(): StreamableFile {
    this.texto ??= Buffer.from(openApiText());
    return new StreamableFile(this.texto, { type: 'application/json; charset=utf-8', disposition: 'inline' });
  }
}
