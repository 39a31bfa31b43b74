import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';

interface Index {
  key: object;
  unique?: boolean;
  sparse?: boolean;
  expireAfterSeconds?: number;
  partialFilterExpression?: object;
}
/** What makes two indexes the same; the order of the keys counts. */
const fingerprint = ({ key, unique, sparse, expireAfterSeconds, partialFilterExpression }: Index): string =>
  JSON.stringify([key, !!unique, !!sparse, expireAfterSeconds ?? null, partialFilterExpression ?? null]);

/** Creates every collection and index that the schemas declare; run once at start, before the first request. */
@Injectable()
export class IndexesService {
  private readonly log = new Logger('Indexes');
  constructor(@InjectConnection() private readonly connection: Connection) {}

  async ensure(): Promise<void> {
    const start = Date.now();
    const models = Object.values(this.connection.models);
    // A start as a rule finds all in place: looking is quick and can be done at once, creating waits in line.
    const complete = await Promise.all(models.map((model) => this.isComplete(model)));
    for (const [i, model] of models.entries()) {
      if (complete[i]) continue;
      await model.createCollection();
      await model.ensureIndexes();
    }
    this.log.log(
      `Índices listos: ${models.length} colecciones, ${complete.filter((done) => !done).length} por crear, ${Date.now() - start} ms`,
    );
  }

  private async isComplete(model: Model<unknown>): Promise<boolean> {
    try {
      const existing = new Set((await model.listIndexes()).map((index) => fingerprint(index as Index)));
      return model.schema.indexes().every(([key, options]) => existing.has(fingerprint({ ...options, key } as Index)));
    } catch (error) {
      // No such collection yet.
      if ((error as { code?: number }).code === 26) return false;
      throw error;
    }
  }
}
