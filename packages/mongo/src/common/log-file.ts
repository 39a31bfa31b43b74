import { chown, open, stat, truncate } from 'node:fs/promises';

const BIG_LOG = 10 * 1024 * 1024;

/** Makes the log of an engine, which may run as `user`, and empties one that has grown beyond 10 MB. */
export async function prepareLog(file: string, user?: { uid: number; gid: number }): Promise<void> {
  await (await open(file, 'a')).close();
  if (user) await chown(file, user.uid, user.gid);
  if ((await stat(file)).size > BIG_LOG) await truncate(file);
}
