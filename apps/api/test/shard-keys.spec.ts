import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import mongoose, { Schema } from 'mongoose';

const SOURCES = join(__dirname, '..', 'src');
const PAGE = join(__dirname, '..', '..', '..', 'docs', 'escala.md');

interface Row {
  /** Fields of the key; none for collections that are not divided. */
  key: string[];
  /** Fields of each unique index that the key does not allow. */
  against: string[];
}
const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

/** The table of docs/escala.md, a row for each collection. */
function documented(): [collection: string, row: Row][] {
  const section = readFileSync(PAGE, 'utf8').split('## A sharded cluster')[1]!.split('\n## ')[0]!;
  return section.split('\n').flatMap((line): [string, Row][] => {
    const [, collections = '', key = '', against = ''] = line.startsWith('| `') ? line.split('|') : [];
    return quoted(collections).map((one) => [one, { key: quoted(key), against: quoted(against) }]);
  });
}

/** Every schema with a collection. */
function schemas(): Map<string, Schema> {
  const found = new Map<string, Schema>();
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.schema.ts')) continue;
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    const exported = require(join(SOURCES, file)) as Record<string, unknown>;
    for (const one of Object.values(exported))
      if (one instanceof mongoose.Schema && one.get('collection')) found.set(one.get('collection') as string, one);
  }
  return found;
}

describe('the shard keys of docs/escala.md', () => {
  const rows = documented();
  const all = schemas();

  it('have every collection once', () => {
    expect(rows.map(([collection]) => collection).sort()).toEqual([...all.keys()].sort());
  });

  it.each(rows)(
    '%s: its key is of fields that it has, and names the unique indexes that it does not allow',
    (name, row) => {
      const schema = all.get(name)!;
      for (const field of row.key) expect([field, !!schema.path(field)]).toEqual([field, true]);
      const unique = schema.indexes().flatMap(([keys, options]) => (options.unique ? [Object.keys(keys)] : []));
      const isAllowed = (keys: string[]) => row.key.every((field, i) => keys[i] === field);
      const against = row.key.length ? unique.filter((keys) => !isAllowed(keys)).map((keys) => keys.join('+')) : [];
      expect(row.against).toEqual(against);
    },
  );
});
