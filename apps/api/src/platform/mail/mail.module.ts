import { Global, Module } from '@nestjs/common';
import { InboxController } from './inbox.controller';
import { MailService } from './mail.service';

@Global()
@Module({ controllers: [InboxController], providers: [MailService], exports: [MailService] })
export class MailModule {}
