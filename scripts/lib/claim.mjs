// One data folder, one running copy: two would open the same database files.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { readJson } from './root.mjs';
import { Problem } from './say.mjs';
import { atEnd } from './shutdown.mjs';

const fileOf = (dataDir) => join(dataDir, 'en-marcha.json');

function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  try {
    // A pid is used again: after a crash it may belong to anything.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('scripts');
  } catch {
    return true;
  }
}

/** The copy that runs on a data folder now, as `{ pid, port, mongoUri }`, or null. */
export function runningCopy(dataDir) {
  const copy = readJson(fileOf(dataDir));
  return copy && copy.pid !== process.pid && isAlive(copy.pid) ? copy : null;
}

/** Takes the data folder until the end of this process; returns a function that adds facts for other commands. */
export function claimFolder(dataDir, facts) {
  const other = runningCopy(dataDir);
  if (other) {
    throw new Problem(
      `La carpeta de datos ${dataDir} ya la usa otra copia (http://localhost:${other.port}, proceso ${other.pid}).\n` +
        'Ciérrala, o abre esta con otra carpeta y otro puerto: TUERCA_DATA=.data2 PORT=3100 npm start',
    );
  }
  const write = (more) =>
    writeFileSync(fileOf(dataDir), JSON.stringify({ pid: process.pid, ...facts, ...more }), { mode: 0o600 });
  write({});
  atEnd(() => rmSync(fileOf(dataDir), { force: true }));
  return write;
}

const listens = (port) =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

const canBind = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen(port, () => server.close(() => resolve(null)));
  });

/** Fails with what to do about it when the port is taken or not allowed. */
export async function demandPort(port) {
  const refused = (await listens(port)) ? 'EADDRINUSE' : await canBind(port);
  if (!refused) return;
  if (refused === 'EACCES')
    throw new Problem(`Este usuario no puede abrir el puerto ${port}. Usa uno mayor que 1024: PORT=3100 npm start`);
  throw new Problem(
    `El puerto ${port} ya está ocupado por otro programa.\nCiérralo, o usa otro puerto: PORT=${port + 100} npm start` +
      `\n(Para tener dos copias a la vez, cada una con su carpeta: PORT=${port + 100} TUERCA_DATA=.data2 npm start)`,
  );
}
