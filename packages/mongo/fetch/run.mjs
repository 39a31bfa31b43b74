import { spawn } from 'node:child_process';

/**
 * Runs a program to its end and returns its output; throws with the last lines of it when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ uid?: number; gid?: number; env?: NodeJS.ProcessEnv; cwd?: string }} [options]
 * @returns {Promise<string>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: '/', ...options });
    let output = '';
    /** @param {Buffer} chunk */
    const keep = (chunk) => {
      output = (output + chunk.toString()).slice(-20_000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else
        reject(new Error(`${command} terminó con código ${code}: ${output.trim().split('\n').slice(-5).join(' | ')}`));
    });
  });
}
