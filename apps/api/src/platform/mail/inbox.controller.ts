import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { AppError } from '../common/app-error';
import { Http } from '../http/request-context';
import { inboxPage } from './inbox.page';
import { MailService } from './mail.service';

/** The development inbox: what would have been mailed. Exists only while no SMTP_URL is set and nobody's real mail is in it. */
@Controller()
export class InboxController {
  constructor(private readonly mail: MailService) {}

  /** `?id=` shows one mail; JSON for tests with `Accept: application/json`. */
  @Get('/api/dev/correo')
  inbox(@Http() { req }: Http, @Query('id') id?: string): unknown {
    if (!this.mail.hasInbox) throw new AppError('NO_ENCONTRADO');
    const mails = this.mail.inbox();
    if (req.headers.accept?.includes('application/json')) return { success: true, data: mails };
    const chosen = mails.find((mail) => String(mail.id) === id) ?? mails[0];
    return new StreamableFile(Buffer.from(inboxPage(mails, chosen)), {
      type: 'text/html; charset=utf-8',
      disposition: 'inline',
    });
  }
}
