import { Controller, Get, StreamableFile } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { AppError } from '../common/app-error';
import { Http } from '../http/request-context';
import { AvifService } from './avif.service';
import { StorageService } from './storage.service';

/** Serves what is stored. Whatever a file holds, a browser may neither run it nor guess another type for it. */
@Controller()
export class MediaController {
  constructor(
    private readonly storage: StorageService,
    private readonly avif: AvifService,
  ) {}

  @Get('/media/*')
  @RouteConfig({ rateLimit: false })
  async file(@Http() { req, reply }: Http): Promise<StreamableFile> {
    const path = (req.params as { '*': string })['*'];
    if (!StorageService.isPublic(path)) throw new AppError('NO_ENCONTRADO');
    const file =
      (req.headers.accept?.includes('image/avif') && (await this.avif.find(path))) || (await this.storage.get(path));
    if (!file) throw new AppError('NO_ENCONTRADO');
    void reply.headers({
      'Cache-Control': 'public, max-age=31536000, immutable',
      // One address, in the best form that the browser reads.
      Vary: 'Accept',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "sandbox; default-src 'none'",
    });
    return new StreamableFile(file.content, {
      type: file.type,
      length: file.content.length,
      disposition: file.type.startsWith('image/') ? 'inline' : 'attachment',
    });
  }
}
