// A mongod for tests, where a real one cannot be had: of a replica set of one it answers what MongoDB 8 is documented, and
// written, to answer (src/mongo/db/repl/replication_coordinator_impl.cpp, repl_set_config_checks.cpp). It stores what is
// inserted in a file, so that a test sees whose data are served. STUB_MONGOD names a JSON file: { version, calls, says }.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { BSON } from 'bson';

const { version = '8.0.4', calls, says } = JSON.parse(readFileSync(process.env.STUB_MONGOD, 'utf8'));
const args = process.argv.slice(2);
/** @param {string} name */
const arg = (name) => args[args.indexOf(name) + 1] ?? '';
/** @param {unknown} entry */
const record = (entry) => appendFileSync(calls, `${JSON.stringify(entry)}\n`);
/** @param {string} s @param {string} msg @param {object} attr */
const log = (s, msg, attr = {}) => console.log(JSON.stringify({ t: { $date: new Date() }, s, msg, attr }));

if (args.includes('--version')) {
  console.log(`db version v${version}\nBuild Info: {}`);
  process.exit(0);
}
record({ args });
const [dbPath, port, name] = [arg('--dbpath'), Number(arg('--port')), arg('--replSet')];
const host = `127.0.0.1:${port}`;
/** @param {number} code @param {string} error */
const die = (code, error) => {
  log('E', 'DBException in initAndListen, terminating', { error });
  // The real one says a good deal more on its way out.
  for (const msg of ['Shutdown: going to close listening sockets', 'Now exiting']) log('I', msg);
  process.exit(code);
};
if (!existsSync(dbPath)) die(100, `NonExistentPath: Data directory ${dbPath} not found.`);
const lock = join(dbPath, 'mongod.lock');
const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
try {
  process.kill(holder || 2 ** 30, 0);
  die(100, `DBPathInUse: Unable to create/open the lock file: ${lock} (Resource temporarily unavailable)`);
} catch {
  writeFileSync(lock, String(process.pid));
}
writeFileSync(join(dbPath, 'WiredTiger'), 'WiredTiger\n');
if (says) die(62, says);
const file = join(dbPath, 'stub.json');
const data = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { config: null, documents: {} };
const save = () => writeFileSync(file, JSON.stringify(data));
const isSelf = (config) => config?.members.some((member) => member.host === host);
let isPrimary = false;
const elect = () => setTimeout(() => (isPrimary = isSelf(data.config)), 50);
if (isSelf(data.config)) elect();
else if (data.config)
  log(
    'W',
    'Locally stored replica set configuration does not have a valid entry for the current node; waiting for reconfig or remote heartbeat',
  );

const refusal = (code, codeName, errmsg) => ({ ok: 0, code, codeName, errmsg });
const nobody = ({ version, term }) =>
  refusal(
    74,
    'NodeNotFound',
    `No host described in new configuration with {version: ${version}, term: ${term ?? -1}} for replica set ${name} maps to this node`,
  );

const COMMANDS = {
  hello: () => ({
    maxWireVersion: 25,
    minWireVersion: 0,
    maxBsonObjectSize: 16777216,
    maxMessageSizeBytes: 48000000,
    maxWriteBatchSize: 100000,
    ...(isSelf(data.config)
      ? {
          setName: name,
          hosts: [host],
          me: host,
          isWritablePrimary: isPrimary,
          ismaster: isPrimary,
          secondary: !isPrimary,
          ...(isPrimary && { primary: host }),
        }
      : {
          isreplicaset: true,
          isWritablePrimary: false,
          ismaster: false,
          secondary: false,
          info: 'Does not have a valid replica set config',
        }),
  }),
  replSetGetStatus: () =>
    isSelf(data.config)
      ? { set: name, myState: isPrimary ? 1 : 2 }
      : data.config
        ? refusal(93, 'InvalidReplicaSetConfig', 'Our replica set config is invalid or we are not a member of it')
        : refusal(94, 'NotYetInitialized', 'no replset config has been received'),
  replSetGetConfig: () =>
    data.config ? { config: data.config } : refusal(94, 'NotYetInitialized', 'no replset config has been received'),
  replSetInitiate: ({ replSetInitiate: config }) => {
    if (data.config) return refusal(23, 'AlreadyInitialized', 'already initialized');
    if (!isSelf(config)) return nobody({ version: 1 });
    data.config = { version: 1, term: 1, ...config, settings: { ...config.settings, replicaSetId: `of ${dbPath}` } };
    save();
    elect();
    return {};
  },
  replSetReconfig: ({ replSetReconfig: config, force }) => {
    if (!data.config)
      return refusal(94, 'NotYetInitialized', 'Node not yet initialized; use the replSetInitiate command');
    if (!force && !isPrimary)
      return refusal(
        10107,
        'NotWritablePrimary',
        'New config is rejected :: caused by :: replSetReconfig should only be run on a writable PRIMARY. Current state REMOVED;',
      );
    if (config.settings?.replicaSetId !== data.config.settings.replicaSetId)
      return refusal(
        103,
        'NewReplicaSetConfigurationIncompatible',
        'New and old configurations differ in replica set ID',
      );
    if (!isSelf(config)) return nobody(config);
    data.config = { ...config, version: Math.max(config.version, data.config.version) + 10000, term: -1 };
    save();
    isPrimary = false;
    elect();
    return {};
  },
  insert: ({ insert, documents }) => {
    if (!isPrimary) return refusal(10107, 'NotWritablePrimary', 'not primary');
    (data.documents[insert] ??= []).push(...documents);
    save();
    return { n: documents.length };
  },
  find: ({ find, $db }) => ({
    cursor: { id: BSON.Long.ZERO, ns: `${$db}.${find}`, firstBatch: data.documents[find] ?? [] },
  }),
  shutdown: () => setTimeout(end, 20) && {},
  endSessions: () => ({}),
};
COMMANDS.ismaster = COMMANDS.isMaster = COMMANDS.hello;

function end() {
  writeFileSync(lock, '');
  process.exit(0);
}
process.on('SIGINT', end).on('SIGTERM', end);

/** @param {Buffer} frame */
function request(frame) {
  // OP_QUERY, a driver's first hello: flags, name and two numbers stand before the document.
  if (frame.readInt32LE(12) === 2004) return BSON.deserialize(frame.subarray(frame.indexOf(0, 20) + 9));
  const length = frame.readInt32LE(21);
  const body = BSON.deserialize(frame.subarray(21, 21 + length));
  // A document sequence: its length, its name, documents.
  if (21 + length < frame.length) {
    const zero = frame.indexOf(0, 26 + length);
    const documents = [];
    for (let at = zero + 1; at < frame.length; at += frame.readInt32LE(at))
      documents.push(BSON.deserialize(frame.subarray(at, at + frame.readInt32LE(at))));
    body[frame.toString('utf8', 26 + length, zero)] = documents;
  }
  return body;
}

/** @param {Buffer} frame @param {object} document */
function reply(frame, document) {
  const isQuery = frame.readInt32LE(12) === 2004;
  const body = BSON.serialize({ ok: 1, ...document });
  const head = Buffer.alloc(isQuery ? 36 : 21);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(frame.readInt32LE(4), 8);
  head.writeInt32LE(isQuery ? 1 : 2013, 12);
  if (isQuery) head.writeInt32LE(1, 32);
  return Buffer.concat([head, body]);
}

const server = createServer((socket) => {
  let bytes = Buffer.alloc(0);
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    bytes = Buffer.concat([bytes, chunk]);
    while (bytes.length >= 4 && bytes.length >= bytes.readInt32LE(0)) {
      const frame = bytes.subarray(0, bytes.readInt32LE(0));
      bytes = bytes.subarray(frame.length);
      const command = request(frame);
      const [verb] = Object.keys(command);
      if (/^(replSet|shutdown)/.test(verb)) record({ [verb]: command[verb], ...(command.force && { force: true }) });
      const run = COMMANDS[verb];
      socket.write(reply(frame, run ? run(command) : refusal(59, 'CommandNotFound', `no such command: '${verb}'`)));
    }
  });
});
server.on('error', () => die(48, `SocketException: Address already in use`));
server.listen(port, arg('--bind_ip'), () => log('I', 'Waiting for connections', { port, ssl: 'off' }));
