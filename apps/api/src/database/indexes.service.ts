import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';

/** Creates every collection and index that the schemas declare; run once at start, before the first request. */
@Injectable()
export class IndexesService {
  private readonly log = new Logger('Indexes');
  constructor(@InjectConnection() private readonly connection: Connection) {}

  async ensure(): Promise<void> {
    const inicio = Date.now();
    for (const model of Object.values(this.connection.models)) {
      await model.createCollection();
      await model.ensureIndexes();
    }
    this.log.log(`Índices listos: ${Object.keys(this.connection.models).length} colecciones, ${Date.now() - inicio} ms`);
  }
}
