import { Controller, Get, type StreamableFile } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { smallerVariant } from '@tuerca/contracts/kernel/images';
import { AppError } from '../common/app-error';
import { Environment } from '../config/environment';
import { Http } from '../http/request-context';
import { AvifService } from './avif.service';
import { answerFor, sendFile, untilAnswered } from './file-answer';
import { StorageService } from './storage.service';

/** Time for which caches in front of the API keep a picture, in seconds: one that is taken down is gone by then. */
const SHARED_SECONDS = 600;
/** While its AVIF may come: each question counts towards encoding one. */
const SHARED_SECONDS_BEFORE_AVIF = 60;

/** Serves what is stored for everybody. */
@Controller()
export class MediaController {
  constructor(
    private readonly storage: StorageService,
    private readonly avif: AvifService,
    private readonly env: Environment,
  ) {}

  @Get('/media/*')
  @RouteConfig({ rateLimit: false })
  async file(@Http() { req, reply }: Http): Promise<StreamableFile> {
    const asked = (req.params as { '*': string })['*'];
    if (!StorageService.isPublic(asked)) throw new AppError('NO_ENCONTRADO');
    const path = req.headers['save-data'] === 'on' ? smallerVariant(asked) : asked;
    const signal = untilAnswered(reply);
    const look = (form: string) => answerFor(req, this.storage.source(form), signal);
    const readsAvif = req.headers.accept?.includes('image/avif');
    const answer =
      (readsAvif && (await this.avif.find(path, look))) ||
      (await look(path)) ||
      (path !== asked && (await look(asked)));
    if (!answer) throw new AppError('NO_ENCONTRADO');
    const shared = readsAvif && this.avif.isComing(path) ? SHARED_SECONDS_BEFORE_AVIF : SHARED_SECONDS;
    return sendFile({ reply }, answer, {
      disposition: answer.file.type.startsWith('image/') ? 'inline' : 'attachment',
      headers: {
        'Cache-Control': `public, max-age=31536000, s-maxage=${shared}, immutable`,
        // One address, in the best form that the browser reads, smaller for who saves data.
        Vary: 'Accept, Save-Data',
        // Pages show them from the CDN, which hands on what it got here.
        ...(this.env.MEDIA_URL && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
      },
    });
  }
}
