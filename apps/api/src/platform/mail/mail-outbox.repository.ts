import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type Built, insertBuilt } from '../database/insert-built';
import type { Tx } from '../database/transactions';
import { OutboxRepository } from '../database/outbox.repository';
import { CORREO, type CorreoDoc } from './mail.schema';

@Injectable()
export class MailOutboxRepository extends OutboxRepository<CorreoDoc> {
  constructor(@InjectModel(CORREO) private readonly mails: Model<CorreoDoc>) {
    super(mails, 'delete');
  }

  insert(doc: Built<CorreoDoc>, tx?: Tx): Promise<CorreoDoc[]> {
    return insertBuilt(this.mails, [doc], tx);
  }
}
