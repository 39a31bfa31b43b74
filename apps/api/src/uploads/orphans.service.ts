import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
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
  ) {}

  @Interval(EVERY_MS)
  async sweep(): Promise<void> {
    try {
      const removed = (await this.uploads.sweep()) + (await this.attachments.sweep());
      if (removed) this.log.log(`${removed} unused files removed`);
    } catch (error) {
      this.log.warn(error instanceof Error ? error.message : String(error));
    }
  }
}
