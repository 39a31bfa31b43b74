import { Controller, Get, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { CachedBody } from './cached-body';
import { docsPage } from './docs.page';
import { openApiDocument } from './openapi-document';
import type { AppReply, AppRequest } from './request-context';

/** Readings a minute from one address: the document has megabytes, and whoever has it is told that it is the same. */
const LIMITED = RouteConfig({ limit: 30 });

/** The API's description, for people and for tools: made once, sent compressed, and not again to who has it. */
@Controller()
export class DocsController {
  private html?: CachedBody;
  private json?: CachedBody;

  @Get('/api/docs')
  @LIMITED
  page(@Req() req: AppRequest, @Res() reply: AppReply): void {
    this.html ??= new CachedBody(docsPage(), 'text/html; charset=utf-8');
    send(this.html, req, reply);
  }

  @Get('/api/docs/openapi.json')
  @LIMITED
  document(@Req() req: AppRequest, @Res() reply: AppReply): void {
    // Without line breaks, which are half of it.
    this.json ??= new CachedBody(JSON.stringify(openApiDocument()), 'application/json; charset=utf-8');
    send(this.json, req, reply);
  }
}

function send(body: CachedBody, req: AppRequest, reply: AppReply): void {
  // It is nobody's in particular; what changes with a release is asked for each time by its ETag.
  void reply.header('Cache-Control', 'no-cache').send(body.encodeFor(req, reply));
}
