import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { findAfter } from '../database/find-after';
import { type Built, insertBuilt } from '../database/insert-built';
import { OutboxRepository } from '../database/outbox.repository';
import type { Tx } from '../database/transactions';
import { CORREO, type CorreoDoc } from './mail.schema';

@Injectable()
export class MailOutboxRepository extends OutboxRepository<CorreoDoc> {
  constructor(@InjectModel(CORREO) private readonly mails: Model<CorreoDoc>) {
    super(mails, 'delete');
  }

  insert(doc: Built<CorreoDoc>, tx?: Tx): Promise<CorreoDoc[]> {
    return insertBuilt(this.mails, [doc], tx);
  }

  /** Up to `limit` mails whose id comes after that one, by id. */
  findAfter(after: Types.ObjectId | null, limit: number): Promise<CorreoDoc[]> {
    return findAfter(this.mails, after, limit);
  }

  /** Replaces how a mail is encrypted; false when it was sent meanwhile, or somebody else did. */
  async replaceSealed(_id: Types.ObjectId, from: string, to: string): Promise<boolean> {
    return (await this.mails.updateOne({ _id, sellado: from }, { $set: { sellado: to } })).modifiedCount === 1;
  }
}
