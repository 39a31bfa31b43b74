// Run as a process of its own: mongodb-memory-server reads its proxy from the environment, which is ours too, and writes its
// progress to the console. Prints the file of the mongod to the parent; ends with 1 and the reason when there is none.
import { MongoBinary } from 'mongodb-memory-server-core';

MongoBinary.getPath(process.argv[2] ? { version: process.argv[2] } : {}).then(
  (path) => process.send?.({ path }),
  (/** @type {unknown} */ error) => {
    process.send?.({ failure: error instanceof Error ? error.message : String(error) });
    process.exitCode = 1;
  },
);
