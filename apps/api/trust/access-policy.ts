import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One line of access-policy.txt. */
export interface Rule {
  method: string;
  /** With `:params`. */
  path: string;
  /** Letters of the roles, or P or A. */
  who: string[];
  /** Only after the password was given again. */
  reauth: boolean;
  /** Status of a permitted call with no body and unknown ids. */
  answer: number;
}

const LINE = /^(GET|POST|PUT|PATCH|DELETE) (\/\S+) \| ([A-Z](?:,[A-Z])*)( !)?(?: \| (\d{3}))?$/;

function usual(method: string, path: string): number {
  if (method === 'DELETE' || path.includes(':')) return method === 'GET' || method === 'DELETE' ? 404 : 400;
  return method === 'GET' ? 200 : 400;
}

/** Policy of access to each call, as decided by people. */
export function readPolicy(): Rule[] {
  const lines = readFileSync(join(__dirname, 'access-policy.txt'), 'utf8').split('\n');
  return lines
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const parts = LINE.exec(line);
      if (!parts) throw new Error(`access-policy.txt: ${line}`);
      const [, method, path, who, reauth, answer] = parts as unknown as [
        string,
        string,
        string,
        string,
        string?,
        string?,
      ];
      return { method, path, who: who.split(','), reauth: !!reauth, answer: Number(answer ?? usual(method, path)) };
    });
}

export const nameOf = ({ method, path }: Pick<Rule, 'method' | 'path'>) => `${method} ${path}`;
