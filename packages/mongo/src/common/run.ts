import { spawn } from 'node:child_process';

/** Runs a program to its end and returns its output; throws with the last lines of it when it fails. */
export function run(
  command: string,
  args: string[],
  options: { uid?: number; gid?: number; env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: '/', ...options });
    let output = '';
    const keep = (chunk: Buffer) => {
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
