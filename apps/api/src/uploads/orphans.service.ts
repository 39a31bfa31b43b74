import { Injectable, Logger } from '@nestjs/common';
import { Rounds } from '../platform/common/rounds';
import { AttachmentsService } from './attachments.service';
import { UploadsService } from './uploads.service';

const EVERY_MS = 15 * 60 * 1000;

/** Removes uploaded pictures and files that nothing uses, every quarter of an hour. Whoever removes a record removes its files, so that several instances share them out. */
@Injectable()
export class OrphansService {
  private readonly log = new Logger('Uploads');

  constructor(
    private readonly uploads: UploadsService,
    private readonly attachments: AttachmentsService,
    private readonly rounds: Rounds,
  ) {
    rounds.add('Uploads', EVERY_MS, () => this.sweep());
  }

  async sweep(): Promise<void> {
    const mayGoOn = () => !this.rounds.isStopping;
    const removed = (await this.uploads.sweep(mayGoOn)) + (await this.attachments.sweep(mayGoOn));
    if (removed) this.log.log(`${removed} unused files removed`);
  }
}
