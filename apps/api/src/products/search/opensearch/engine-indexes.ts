import type { Client } from '@opensearch-project/opensearch';
import { INDEX_DEFINITION } from './index-definition';

const isNotFound = (error: unknown): boolean => (error as { statusCode?: number }).statusCode === 404;
const isConflict = (error: unknown): boolean => [400, 409].includes((error as { statusCode?: number }).statusCode ?? 0);

/** State of the indexes that survives every process: what was taken in up to when, and who builds. */
interface Mark {
  hasta: number;
}
interface StoredMark extends Mark {
  seq: { if_seq_no: number; if_primary_term: number };
}

/** The indexes behind an alias, and the marks beside them. */
export class EngineIndexes {
  private readonly marks: string;

  constructor(
    private readonly client: Client,
    private readonly alias: string,
  ) {
    this.marks = `${alias}-marcas`;
  }

  /** Name of the index behind the alias; null while there is none. */
  async current(): Promise<string | null> {
    try {
      const { body } = await this.client.indices.getAlias({ name: this.alias });
      return Object.keys(body)[0] ?? null;
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  }

  /** Creates an index that nobody asks yet and that shows nothing until `finish`. */
  async create(): Promise<string> {
    const index = `${this.alias}-${Date.now().toString(36)}`;
    const { settings, ...rest } = INDEX_DEFINITION;
    await this.client.indices.create({
      index,
      body: { ...rest, settings: { ...settings, refresh_interval: '-1' } } as never,
    });
    return index;
  }

  /** Makes a built index show what it holds, by itself from now on. */
  async finish(index: string): Promise<void> {
    const { refresh_interval } = INDEX_DEFINITION.settings;
    await this.client.indices.putSettings({ index, body: { index: { refresh_interval } } });
    await this.client.indices.refresh({ index });
  }

  /** From now on the alias is this index alone. Answers the one before, which questions on their way still read. */
  async switchTo(index: string): Promise<string | null> {
    const before = await this.current();
    const alias = this.alias;
    const leave = before ? [{ remove: { index: before, alias } }] : [];
    await this.client.indices.updateAliases({ body: { actions: [...leave, { add: { index, alias } }] } as never });
    return before;
  }

  async drop(index: string): Promise<void> {
    await this.client.indices.delete({ index });
  }

  /** Makes everybody find what was written. */
  async show(index = this.alias): Promise<void> {
    await this.client.indices.refresh({ index });
  }

  /** Indexes of builds that never ended. */
  async dropUnfinished(): Promise<void> {
    const current = await this.current();
    const { body } = await this.client.indices.get({ index: `${this.alias}-*`, expand_wildcards: 'open' });
    const left = Object.keys(body).filter((name) => name !== current && name !== this.marks);
    for (const index of left) await this.client.indices.delete({ index }).catch(() => undefined);
  }

  async mark(id: string): Promise<StoredMark | null> {
    try {
      const { body } = await this.client.get({ index: this.marks, id });
      const { _source, _seq_no, _primary_term } = body as unknown as {
        _source: Mark;
        _seq_no: number;
        _primary_term: number;
      };
      return { ..._source, seq: { if_seq_no: _seq_no, if_primary_term: _primary_term } };
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  }

  /** Writes a mark unless somebody wrote it since `before` was read; false then. */
  async setMark(id: string, { hasta }: Mark, before: StoredMark | null): Promise<boolean> {
    try {
      const unless = before ? before.seq : { op_type: 'create' as const };
      await this.client.index({ index: this.marks, id, body: { hasta } as never, ...unless });
      return true;
    } catch (error) {
      if (isConflict(error)) return false;
      throw error;
    }
  }
}
