import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS_FILES } from './platform/config/settings-files';

// node dist/settings.js FOLDER: writes the table of settings into the repository there (documentation, docker/.env.example, compose).
const folder = process.argv[2];
if (!folder) {
  console.error('Uso: node dist/settings.js CARPETA');
  process.exit(2);
}
for (const { path, write } of SETTINGS_FILES) {
  const file = join(folder, path);
  writeFileSync(file, write(readFileSync(file, 'utf8')));
}
