import { parseArgs } from 'node:util';
import { startMongo, type StartOptions } from './index';

/** `node dist/cli.js --data DIR --port N [--engine mongod|documentdb]`: prints the uri, ends on SIGINT or SIGTERM. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, port: { type: 'string' }, engine: { type: 'string' } },
  });
  const options: StartOptions = {
    port: Number(values.port ?? 0),
    onProgress: (line) => process.stderr.write(`${line}\n`),
  };
  if (values.data) options.dataDir = values.data;
  if (values.engine === 'mongod' || values.engine === 'documentdb') options.engine = values.engine;
  const mongo = await startMongo(options);
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    void mongo.stop().then(() => process.exit(0));
  };
  process.on('SIGINT', end).on('SIGTERM', end);
  process.stdout.write(`${mongo.uri}\n`);
  // An external server leaves nothing open that would keep this process alive until its signal.
  if (mongo.engine === 'externo') setInterval(() => undefined, 60_000);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
