#!/usr/bin/env node
/**
 * Compiles the `src` of the package in the working directory for Node into a folder (`dist`), which it empties first:
 * `tuerca-compile [folder]`. With `--watch` it compiles what changes from then on. swc looks at one file at a time and
 * at no types: `npm test` checks those.
 */
import { watch } from 'node:fs';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { transformFile } from '@swc/core';

const PACKAGE = process.cwd();
const SOURCES = join(PACKAGE, 'src');
const OPTIONS = { cwd: PACKAGE, swcrc: false, configFile: join(import.meta.dirname, 'swc.json') };

async function compileFile(file, target) {
  const [source, output] = [join(SOURCES, file), join(target, file)];
  await mkdir(dirname(output), { recursive: true });
  if (!file.endsWith('.ts')) return cp(source, output);
  const script = output.replace(/\.ts$/, '.js');
  const { code, map } = await transformFile(source, { ...OPTIONS, sourceFileName: relative(dirname(script), source) });
  await writeFile(script, `${code}//# sourceMappingURL=${basename(script)}.map\n`);
  await writeFile(`${script}.map`, map);
}

async function compileAll(target) {
  const entries = await readdir(SOURCES, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.includes('.spec.'));
  const under = SOURCES.length + 1;
  await Promise.all(files.map(({ parentPath, name }) => compileFile(join(parentPath, name).slice(under), target)));
}

const { values, positionals } = parseArgs({ options: { watch: { type: 'boolean' } }, allowPositionals: true });
const target = positionals[0] ?? join(PACKAGE, 'dist');
if (values.watch) {
  watch(SOURCES, { recursive: true }, (_event, file) => {
    if (!file?.endsWith('.ts') || file.includes('.spec.')) return;
    // Gone, or half written: the next event brings it whole.
    compileFile(file, target).catch((error) => console.error(error.message));
  });
} else {
  await rm(target, { recursive: true, force: true });
  await compileAll(target);
}
