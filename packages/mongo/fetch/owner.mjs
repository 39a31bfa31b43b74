import { readFileSync } from 'node:fs';
import { open, readFile, rm } from 'node:fs/promises';

/**
 * A file that says which live process holds something. A pid alone may have been reused by another program
 * since, so the process's start time stands beside it where the system tells it (Linux).
 * @param {number} pid
 */
const startTime = (pid) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;

/** @param {number} pid */
const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

/**
 * The live process that holds the file, if any.
 * @param {string} file
 * @returns {Promise<number | undefined>}
 */
export async function holder(file) {
  const [pid = '', started = ''] = (await readFile(file, 'utf8').catch(() => '')).split(' ');
  const number = Number(pid);
  return number > 0 && isAlive(number) && startTime(number) === started ? number : undefined;
}

/**
 * Takes the file for this process; returns the pid that holds it when somebody alive does.
 * @param {string} file
 * @returns {Promise<number | undefined>}
 */
export async function claim(file) {
  for (;;) {
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(`${process.pid} ${startTime(process.pid)}`);
      await handle.close();
      return undefined;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    // The other one may be between creating the file and writing its name.
    for (let i = 0; i < 20 && (await readFile(file, 'utf8').catch(() => 'x')) === ''; i++)
      await new Promise((r) => setTimeout(r, 25));
    const pid = await holder(file);
    if (pid !== undefined) return pid;
    await rm(file, { force: true });
  }
}

/** @param {string} file */
export const release = (file) => rm(file, { force: true });
