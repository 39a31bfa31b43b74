import { createHash } from 'node:crypto';
import type { mongo } from 'mongoose';
import type { Archive } from './archive';
import { type CollectionSummary, rawDocuments, summarizeCollection } from './manifest';
import { keyOf, shownId } from './raw-documents';

/** Ids that are named; the rest is counted. */
const SHOWN = 10;

const digestOf = (document: Uint8Array) => createHash('sha256').update(document).digest('base64');

/** Counts ids, and keeps the first to show. */
class Ids {
  private count = 0;
  private readonly first: string[] = [];

  constructor(private readonly what: string) {}

  add(document: Uint8Array): void {
    this.count += 1;
    if (this.first.length < SHOWN) this.first.push(shownId(document));
  }

  lines(): string[] {
    if (!this.count) return [];
    const more = this.count > this.first.length ? ` y ${this.count - this.first.length} más` : '';
    return [`${this.what}: ${this.count} (${this.first.join(', ')}${more})`];
  }
}

/**
 * Differences between a collection and the archive, one line each; none when they are equal. Documents are compared by their
 * bytes and matched by `_id`: servers may order ids of several types differently.
 */
export async function differencesOf(archive: Archive, db: mongo.Db, summary: CollectionSummary): Promise<string[]> {
  const { name } = summary;
  const now = await summarizeCollection(db, name);
  if (now.documents === summary.documents && now.sha256 === summary.sha256) return [];
  const stored = new Map<string, string>();
  for await (const document of rawDocuments(db, name)) stored.set(keyOf(document), digestOf(document));
  const [missing, other, added] = ['faltan', 'son distintos', 'sobran'].map(
    (what) => new Ids(`«${name}»: documentos que ${what}`),
  ) as [Ids, Ids, Ids];
  for await (const document of archive.documents(name)) {
    const digest = stored.get(keyOf(document));
    stored.delete(keyOf(document));
    if (digest === undefined) missing.add(document);
    else if (digest !== digestOf(document)) other.add(document);
  }
  if (stored.size)
    for await (const document of rawDocuments(db, name)) if (stored.has(keyOf(document))) added.add(document);
  return [...missing.lines(), ...other.lines(), ...added.lines()];
}
