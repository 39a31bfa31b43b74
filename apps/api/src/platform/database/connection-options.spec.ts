import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { mongo } from 'mongoose';
import { COPYING, SERVING, STARTING } from './connection-options';

const GUIDE = readFileSync(resolve(__dirname, '../../../../../docs/operar.md'), 'utf8').replaceAll(/ +/g, ' ');
const KINDS = { serving: SERVING, starting: STARTING, copying: COPYING };

it.each(Object.entries(KINDS))(
  '%s: the options are those of the guide, and no address weakens them',
  (kind, wanted) => {
    const address =
      'mongodb://host/tuerca?w=1&journal=false&readConcernLevel=local&readPreference=secondary&maxPoolSize=3';
    const { writeConcern, readConcern, readPreference, maxPoolSize } = new mongo.MongoClient(address, wanted).options;
    expect([writeConcern.w, writeConcern.journal, readConcern.level]).toEqual(['majority', true, 'majority']);
    expect([readPreference.mode, maxPoolSize]).toEqual(['primary', wanted.maxPoolSize]);
    expect(GUIDE).toContain(
      `| ${kind} | ${wanted.maxPoolSize} | \`${wanted.w}\`, journal | \`${wanted.readConcernLevel}\` | \`${wanted.readPreference}\` |`,
    );
  },
);
