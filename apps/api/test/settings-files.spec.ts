import { getMetadataStorage } from 'class-validator';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS } from '../src/platform/config/data/settings';
import { Environment } from '../src/platform/config/environment';
import { SETTINGS_COMMAND, SETTINGS_FILES } from '../src/platform/config/settings-files';

describe('the table of settings', () => {
  it('has a row for every variable that is checked, and no other', () => {
    const checked = getMetadataStorage()
      .getTargetValidationMetadatas(Environment, '', false, false)
      .map(({ propertyName }) => propertyName);
    expect(Object.keys(SETTINGS).sort()).toEqual([...new Set(checked)].sort());
  });

  it.each(SETTINGS_FILES)('is what $path says', ({ path, write }) => {
    const now = readFileSync(join(__dirname, '../../..', path), 'utf8');
    expect(now === write(now) ? 'current' : `${path} says something else than the table: ${SETTINGS_COMMAND}`).toBe(
      'current',
    );
  });
});
