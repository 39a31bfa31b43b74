import { parseArgs } from 'node:util';
import { type OpenSearchOptions, startOpenSearch } from './index';

/** `node dist/cli.js [--data DIR] [--port N] [--heap MB]`: prints the URL, ends on SIGINT or SIGTERM. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, port: { type: 'string' }, heap: { type: 'string' } },
  });
  const options: OpenSearchOptions = {
    port: Number(values.port ?? 0),
    onProgress: (line) => process.stderr.write(`${line}\n`),
  };
  if (values.data) options.dataDir = values.data;
  if (values.heap) options.heapMb = Number(values.heap);
  const openSearch = await startOpenSearch(options);
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    void openSearch.stop().then(() => process.exit(0));
  };
  process.on('SIGINT', end).on('SIGTERM', end);
  process.stdout.write(`${openSearch.url}\n`);
  setInterval(() => undefined, 60_000);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
