import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { InboxController } from './inbox.controller';
import { CORREO, CorreoSchema } from './mail.schema';
import { MailService } from './mail.service';
import { MailOutboxRepository } from './mail-outbox.repository';
import { MailOutbox } from './mail-outbox.service';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: CORREO, schema: CorreoSchema }])],
  controllers: [InboxController],
  providers: [MailService, MailOutboxRepository, MailOutbox],
  exports: [MailService, MailOutbox],
})
export class MailModule {}
