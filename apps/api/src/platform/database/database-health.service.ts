import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';

/** Whether the database answers. */
@Injectable()
export class DatabaseHealthService {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Throws unless the database answers a ping within two seconds. */
  async ping(): Promise<void> {
    await this.connection.db?.command({ ping: 1 }, { timeoutMS: 2000 });
  }
}
