// node scripts/runbook.mjs KIND: the blocks of docs/operar.md that have this kind ('sh compose'), as one script.
import { scriptOf } from './lib/runbook.mjs';

process.stdout.write(scriptOf(process.argv[2]));
