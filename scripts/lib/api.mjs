import { appendFileSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { keep } from './exec.mjs';
import { inRoot } from './root.mjs';
import { Problem } from './say.mjs';

const LOG_LIMIT = 5_000_000;
const ERROR_LEVEL = 50;

/** The API's entry; another one may stand in for it when the scripts themselves are tried out. */
export const apiMain = () => process.env.TUERCA_API_MAIN || inRoot('apps', 'api', 'dist', 'main.js');

const parse = (line) => {
  if (!line.startsWith('{')) return null;
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
};

/** Sends log records (JSON lines) to `logFile` and hands plain lines and errors to `onText`. */
function splitter(logFile, onText) {
  return (line) => {
    appendFileSync(logFile, `${line}\n`);
    const record = parse(line);
    if (!record || process.env.TUERCA_LOGS === '1') onText(line);
    else if (record.level >= ERROR_LEVEL) onText(`[error] ${record.err?.message ?? record.msg ?? line}`);
  };
}

async function isReady(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** Starts the API and waits for /readyz. `onText` gets what it says to people; its log is TUERCA_DATA/logs/api.log; `main` is its entry. */
export async function startApi(env, onText, main = apiMain()) {
  if (!existsSync(main)) throw new Problem(`Falta ${main}: la compilación no lo dejó.`);
  const logs = join(env.TUERCA_DATA, 'logs');
  const logFile = join(logs, 'api.log');
  mkdirSync(logs, { recursive: true });
  if (existsSync(logFile) && statSync(logFile).size > LOG_LIMIT) rmSync(logFile);

  const last = [];
  const split = splitter(logFile, onText);
  const api = keep(main, [], {
    env,
    onLine: (line) => {
      last.push(line);
      if (last.length > 40) last.shift();
      split(line);
    },
  });
  let code = null;
  void api.exited.then((exit) => {
    code = exit;
  });
  while (!(await isReady(`http://127.0.0.1:${env.PORT}/readyz`))) {
    if (code !== null)
      throw new Problem(
        `La API terminó antes de estar lista (código ${code}).\n${last.join('\n')}\n\nRegistro completo: ${logFile}`,
      );
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return api;
}
