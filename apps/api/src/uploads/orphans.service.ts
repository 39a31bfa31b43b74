import { Injectable, Logger } from '@nestjs/common';
import { Rounds } from '../platform/common/rounds';
import { AttachmentsService } from './attachments.service';
import { UploadsService } from './uploads.service';

const EVERY_MS = 15 * 60 * 1000;

/** Removes uploaded pictures and files that nothing uses, every quarter of an hour. Safe on several instances: each removal is one conditional delete. */
@Injectable()
export class OrphansService {
  private readonly log = new Logger('Uploads');

  constructor(
    private readonly uploads: UploadsService,
    private readonly attachments: AttachmentsService,
    rounds: Rounds,
  ) {
    rounds.add('Uploads', EVERY_MS, () => this.sweep());
  }

  async sweep(): Promise<void> {
    const removed = (await this.uploads.sweep()) + (await this.attachments.sweep());
    if (removed) this.log.log(`${removed} unused files removed`);
  }
}
