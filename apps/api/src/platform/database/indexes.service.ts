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
const huella = ({ key, unique, sparse, expireAfterSeconds, partialFilterExpression }: Index): string =>
  JSON.stringify([key, !!unique, !!sparse, expireAfterSeconds ?? null, partialFilterExpression ?? null]);

/** Creates every collection and index that the schemas declare; run once at start, before the first request. */
@Injectable()
export class IndexesService {
  private readonly log = new Logger('Indexes');
  constructor(@InjectConnection() private readonly connection: Connection) {}

  async ensure(): Promise<void> {
    const inicio = Date.now();
    const modelos = Object.values(this.connection.models);
    // A start as a rule finds all in place: looking is quick and can be done at once, creating waits in line.
    const complete = await Promise.all(modelos.map((model) => this.isComplete(model)));
    for (const [i, model] of modelos.entries()) {
      if (complete[i]) continue;
      await model.createCollection();
      await model.ensureIndexes();
    }
    this.log.log(
      `Índices listos: ${modelos.length} colecciones, ${complete.filter((completo) => !completo).length} por crear, ${Date.now() - inicio} ms`,
    );
  }

  private async isComplete(model: Model<unknown>): Promise<boolean> {
    try {
      const hay = new Set((await model.listIndexes()).map((index) => huella(index as Index)));
      return model.schema.indexes().every(([key, options]) => hay.has(huella({ ...options, key } as Index)));
    } catch (error) {
      // No such collection yet.
      if ((error as { code?: number }).code === 26) return false;
      throw error;
    }
  }
}
