import { Controller, Get, StreamableFile } from '@nestjs/common';
import { docsPage } from './docs.page';
import { openApiText } from './openapi-document';

/** The API's description, for people and for tools. */
@Controller()
export class DocsController {
  private html?: Buffer;
  private json?: Buffer;

  @Get('/api/docs')
  page(): StreamableFile {
    this.html ??= Buffer.from(docsPage());
    return new StreamableFile(this.html, { type: 'text/html; charset=utf-8', disposition: 'inline' });
  }

  @Get('/api/docs/openapi.json')
  document(): StreamableFile {
    this.json ??= Buffer.from(openApiText());
    return new StreamableFile(this.json, { type: 'application/json; charset=utf-8', disposition: 'inline' });
  }
}
