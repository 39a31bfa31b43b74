import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskStorage } from './disk-storage';
import { readWhole } from './read-whole';

it('removes what was begun long ago and never finished, and nothing else', async () => {
  const data = await mkdtemp(join(tmpdir(), 'tuerca-disk-'));
  const media = join(data, 'media');
  const storage = new DiskStorage(data);
  const before = new Date(Date.now() - 3_600_000);
  await storage.tidy(before);
  await storage.put('productos/uno.webp', Buffer.from('uno'), 'image/webp');
  await mkdir(join(media, 'ajena'));
  for (const name of ['.vieja.parcial', '.reciente.parcial', 'ajena.txt']) await writeFile(join(media, name), 'mitad');
  const old = new Date(before.getTime() - 1000);
  for (const name of ['.vieja.parcial', 'ajena.txt', 'productos/uno.webp']) await utimes(join(media, name), old, old);
  await storage.tidy(before);
  expect((await readdir(media)).sort()).toEqual(['.reciente.parcial', 'ajena', 'ajena.txt', 'productos']);
  expect(String(await readWhole(storage, 'productos/uno.webp'))).toBe('uno');
  await rm(data, { recursive: true });
});

it('ends what is read by somebody who left before it was open, and not the process', async () => {
  const data = await mkdtemp(join(tmpdir(), 'tuerca-disk-'));
  const storage = new DiskStorage(data);
  await storage.put('productos/uno.webp', Buffer.from('uno'), 'image/webp');
  const failures: unknown[] = [];
  const note = (error: unknown) => failures.push(error);
  process.on('uncaughtException', note);
  const file = await storage.open('productos/uno.webp', { signal: AbortSignal.abort() });
  await new Promise((resolve) => file!.content.once('close', resolve));
  process.off('uncaughtException', note);
  expect([file!.content.errored?.name, failures]).toEqual(['AbortError', []]);
  await rm(data, { recursive: true });
});
