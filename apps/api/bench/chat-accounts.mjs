// Makes accounts with sessions straight through the API's services, in a process that ends with it: `{ role: count }` comes in, `{ role: [{ id, token }] }` goes out.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('reflect-metadata');
const { createApp } = require('../dist/app.js');
const { SessionsService } = require('../dist/auth/auth/sessions.service.js');
const { UsersService } = require('../dist/auth/users/users.service.js');

const SLICE = 1000;
const app = await createApp();
const [users, sessions] = [UsersService, SessionsService].map((service) => app.get(service, { strict: false }));

async function make(role, count) {
  const made = [];
  while (made.length < count) {
    const docs = await users.createMany(
      Array.from({ length: Math.min(SLICE, count - made.length) }, (_, i) => ({
        role,
        nombre: `Persona ${made.length + i}`,
        email: `bench-${role}-${made.length + i}@bench.example`,
        // Of no hash at all: nobody signs in with it.
        password: '-',
        telefono: '+584141234567',
        emailVerificado: true,
      })),
    );
    const ids = docs.map(({ _id }) => String(_id));
    const tokens = await sessions.openMany(ids.map((id) => ({ id, role })));
    made.push(...ids.map((id, i) => ({ id, token: tokens[i] })));
  }
  return made;
}

process.once('message', async (counts) => {
  const made = {};
  for (const [role, count] of Object.entries(counts)) made[role] = await make(role, count);
  process.send(made, () => process.exit(0));
});
process.send('ready');
