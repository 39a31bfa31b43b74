import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';

interface Indice {
  key: object;
  unique?: boolean;
  sparse?: boolean;
  expireAfterSeconds?: number;
  partialFilterExpression?: object;
}
/** What makes two indexes the same; the order of the keys counts. */
const huella = ({ key, unique, sparse, expireAfterSeconds, partialFilterExpression }: Indice): string =>
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
    const completos = await Promise.all(modelos.map((model) => this.isComplete(model)));
    for (const [i, model] of modelos.entries()) {
      if (completos[i]) continue;
      await model.createCollection();
      await model.ensureIndexes();
    }
    this.log.log(
      `Índices listos: ${modelos.length} colecciones, ${completos.filter((completo) => !completo).length} por crear, ${Date.now() - inicio} ms`,
    );
  }

  private async isComplete(model: Model<unknown>): Promise<boolean> {
    try {
      const hay = new Set((await model.listIndexes()).map((indice) => huella(indice as Indice)));
      return model.schema.indexes().every(([key, options]) => hay.has(huella({ ...options, key } as Indice)));
    } catch (error) {
      // No such collection yet.
      if ((error as { code?: number }).code === 26) return false;
      throw error;
    }
  }
}
