import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import mongoose, { type Connection } from 'mongoose';

export interface Block {
  /** Info string of its fence: 'sh', 'sh compose'. */
  kind: string;
  section: string;
  line: number;
  text: string;
}
export interface Runbook {
  blocks: Block[];
  headings: { level: number; title: string; under: string }[];
}

const ROOT = join(__dirname, '../../..');
const PARSER = join(ROOT, 'scripts/lib/runbook.mjs');

export const openRunbook = async (): Promise<Runbook> =>
  ((await import(pathToFileURL(PARSER).href)) as { readRunbook(): Runbook }).readRunbook();

/** An operator with docs/operar.md alone, an empty folder with two releases in it, here both this one, and a database. */
export class Operator {
  private readonly folder = mkdtempSync(join(tmpdir(), 'tuerca-operar-'));
  private readonly settingsFile = join(this.folder, 'tuerca.env');
  private readonly databases = new Set<string>();
  /** Sections that were followed to their end, in order. */
  readonly followed: string[] = [];

  constructor(private readonly blocks: Block[]) {
    mkdirSync(join(this.folder, 'releases'));
    for (const release of ['v1', 'v2']) symlinkSync(ROOT, join(this.folder, 'releases', release));
  }

  /** Pastes each block of a section into a new terminal, with a clean environment; returns the output of each. */
  async follow(section: string, after = (_block: Block): unknown => undefined): Promise<string[]> {
    const printed: string[] = [];
    for (const block of this.blocks.filter((one) => one.kind === 'sh' && one.section === section)) {
      printed.push(await this.paste(block));
      await after(block);
      if (existsSync(this.settingsFile)) this.databases.add(this.setting('MONGODB_URI'));
    }
    if (!printed.length) throw new Error(`docs/operar.md has no command under ${section}`);
    this.followed.push(section);
    return printed;
  }

  /** Changes lines of tuerca.env as in an editor. */
  change(values: Record<string, string>): void {
    for (const [name, value] of Object.entries(values)) {
      const before = readFileSync(this.settingsFile, 'utf8');
      const line = new RegExp(`^${name}=.*$`, 'm');
      if (!line.test(before)) throw new Error(`docs/operar.md writes no ${name}`);
      writeFileSync(
        this.settingsFile,
        before.replace(line, () => `${name}='${value}'`),
      );
    }
  }

  setting(name: string): string {
    return new RegExp(`^${name}='?(.*?)'?$`, 'm').exec(readFileSync(this.settingsFile, 'utf8'))![1]!;
  }

  get base(): string {
    return `http://127.0.0.1:${this.setting('PORT')}`;
  }

  path(...parts: string[]): string {
    return join(this.folder, ...parts);
  }

  /** Ends all running processes, and removes the database. */
  async leave(): Promise<void> {
    if (existsSync(this.path('stop.sh'))) await this.run('./stop.sh || true');
    for (const uri of this.databases) await withDatabase(uri, (db) => db.dropDatabase());
    rmSync(this.folder, { recursive: true, force: true });
  }

  private paste({ line, text }: Block): Promise<string> {
    return this.run(text).catch((error: Error) => {
      throw new Error(`docs/operar.md:${line} failed: ${error.message}\n${text}`);
    });
  }

  private run(script: string): Promise<string> {
    const env = { PATH: `${dirname(process.execPath)}:${process.env.PATH}`, HOME: this.folder };
    return new Promise((resolve, reject) => {
      execFile('sh', ['-eu', '-c', script], { cwd: this.folder, env, timeout: 240_000 }, (error, out, err) => {
        if (error) reject(new Error(`${error.code}, ${err}${out}`));
        else resolve(out);
      });
    });
  }
}

/** Result of `use` on a database, over a connection of its own. */
export async function withDatabase<T>(uri: string, use: (db: Connection) => Promise<T>): Promise<T> {
  const connection = await mongoose.createConnection(uri).asPromise();
  try {
    return await use(connection);
  } finally {
    await connection.close();
  }
}
