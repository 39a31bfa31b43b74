// Loaded before the API by the processes of the goals: answers what only the process itself knows of itself.
const { monitorEventLoopDelay } = require('node:perf_hooks');
const argon2 = require('@node-rs/argon2');

const RESOLUTION = 10;
const loop = monitorEventLoopDelay({ resolution: RESOLUTION });
loop.enable();

let hashing = 0;
let mostHashing = 0;
const counted =
  (work) =>
  async (...args) => {
    mostHashing = Math.max(mostHashing, ++hashing);
    try {
      return await work(...args);
    } finally {
      hashing--;
    }
  };
for (const name of ['hash', 'verify'])
  Object.defineProperty(argon2, name, { value: counted(argon2[name]), enumerable: true, configurable: true });

const keysBefore = Reflect.ownKeys(Object.prototype).length;
const inMs = (nanoseconds) => Math.max(0, Math.round(nanoseconds / 1e6) - RESOLUTION);

process.on('message', (question) => {
  if (question !== 'figures') return;
  process.send({
    loopP99: inMs(loop.percentile(99)),
    loopMax: inMs(loop.max),
    mostHashing,
    pollutedKeys: Reflect.ownKeys(Object.prototype).length - keysBefore,
  });
  loop.reset();
  mostHashing = 0;
});
