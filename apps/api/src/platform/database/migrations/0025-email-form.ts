import { Logger } from '@nestjs/common';
import type { mongo } from 'mongoose';
import { emailKey } from '@tuerca/contracts/kernel/fields';
import type { Migration } from './migration';

const DUPLICATE_KEY = 11_000;
/** Only these can have another form: what has been stored so far was trimmed and in lower case. */
const BEYOND_ASCII = { email: { $regex: '[^\\x00-\\x7f]' } };

async function rewrite(log: Logger, collection: mongo.Collection): Promise<void> {
  for await (const { _id, email } of collection.find<{ _id: mongo.ObjectId; email: string }>(BEYOND_ASCII, {
    projection: { email: 1 },
  })) {
    const form = emailKey(email);
    if (form === email) continue;
    try {
      await collection.updateOne({ _id, email }, { $set: { email: form } });
    } catch (error) {
      if ((error as mongo.MongoServerError).code !== DUPLICATE_KEY) throw error;
      log.warn(`${collection.collectionName} ${String(_id)} keeps its e-mail: another one has it in its composed form`);
    }
  }
}

/**
 * E-mails of accounts and of members of teams in the form in which they are looked up; of two that become the same the second
 * stays as it was, for an administrator to decide.
 */
export const emailForm: Migration = {
  id: 25,
  name: 'email-form',
  oldestWriter: 24,
  async up(db) {
    const log = new Logger('Migrations');
    for (const name of ['usuarios', 'integrantes']) await rewrite(log, db.collection(name));
  },
};
