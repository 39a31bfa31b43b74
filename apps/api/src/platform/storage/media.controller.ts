import { Controller, Get, StreamableFile } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { smallerVariant } from '@tuerca/contracts/kernel/images';
import { AppError } from '../common/app-error';
import { type AppReply, Http } from '../http/request-context';
import { AvifService } from './avif.service';
import { StorageService } from './storage.service';

/** Time for which caches in front of the API keep a picture, in seconds: one that is taken down is gone by then. */
const SHARED_SECONDS = 600;
/** While its AVIF may come: each question counts towards encoding one. */
const SHARED_SECONDS_BEFORE_AVIF = 60;

/** Longest that a caller waits for a picture, whatever is looked for on the way, in milliseconds. */
const WAIT = 6000;

/** Aborted when the caller has gone, or has waited long enough for a picture. */
function untilAnswered({ raw }: AppReply): AbortSignal {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), WAIT);
  raw.once('close', () => {
    clearTimeout(timer);
    control.abort();
  });
  return control.signal;
}

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
    const asked = (req.params as { '*': string })['*'];
    if (!StorageService.isPublic(asked)) throw new AppError('NO_ENCONTRADO');
    const path = req.headers['save-data'] === 'on' ? smallerVariant(asked) : asked;
    const signal = untilAnswered(reply);
    const readsAvif = req.headers.accept?.includes('image/avif');
    const file =
      (readsAvif && (await this.avif.find(path, signal))) ||
      (await this.storage.get(path, signal)) ||
      (path !== asked && (await this.storage.get(asked, signal)));
    if (!file) throw new AppError('NO_ENCONTRADO');
    const shared = readsAvif && this.avif.isComing(path) ? SHARED_SECONDS_BEFORE_AVIF : SHARED_SECONDS;
    void reply.headers({
      'Cache-Control': `public, max-age=31536000, s-maxage=${shared}, immutable`,
      // One address, in the best form that the browser reads, smaller for who saves data.
      Vary: 'Accept, Save-Data',
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
