import type { Migration } from '../src/platform/database/migrations/migration';

/** The last migration from before releases were distinguished (ADR 57). */
const LAST_OF_BEFORE = 24;
/** Code that removes something which an older release may need. */
const REMOVES = /\$rename|\$unset|renameField|dropCollection|\.drop\(|\.rename\(/;

/** Faults of a list of migrations: gaps, and steps that would stop the release before. `sourceOf` answers a migration's code. */
export function problemsOf(migrations: readonly Migration[], sourceOf: (migration: Migration) => string): string[] {
  return migrations.flatMap((migration, i) => {
    const { id, oldestWriter = 0, contracts } = migration;
    const problems: [boolean, string][] = [[id !== i + 1, `is number ${i + 1} of the list`]];
    if (id > LAST_OF_BEFORE)
      problems.push(
        [oldestWriter < 1, 'names no oldestWriter'],
        [oldestWriter >= id, 'stops the release before: expand first, contract in a later release'],
        [oldestWriter < (migrations[i - 1]?.oldestWriter ?? 0), 'lets older releases write than the one before'],
        [contracts === undefined && REMOVES.test(sourceOf(migration)), 'removes something and names no contracts'],
        [contracts !== undefined && contracts >= id, 'contracts what its own release still expands'],
        [contracts !== undefined && oldestWriter < contracts, 'lets releases write that need what it removes'],
      );
    return problems.filter(([isWrong]) => isWrong).map(([, what]) => `${id}: ${what}`);
  });
}
