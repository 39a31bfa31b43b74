import { createECDH, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inRoot, readJson, root } from './root.mjs';
import { Problem } from './say.mjs';

// Made once for a data folder and kept there, so that sessions outlive a restart. A deployment sets its own.
const SECRETS = ['JWT_SECRET', 'PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY'];

/** New values for all of them; the two of push are a VAPID pair. */
function newSecrets() {
  const pair = createECDH('prime256v1');
  const [publicKey, privateKey] = [pair.generateKeys(), pair.getPrivateKey()];
  return {
    JWT_SECRET: randomBytes(48).toString('base64url'),
    PUSH_PUBLIC_KEY: publicKey.toString('base64url'),
    PUSH_PRIVATE_KEY: Buffer.concat([Buffer.alloc(32 - privateKey.length), privateKey]).toString('base64url'),
  };
}

/** Reads `.env` of the repository's root, if there is one; variables of the shell win. */
export function loadDotEnv() {
  if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));
}

/** Port and data folder of this copy. */
export function settings() {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_534)
    throw new Problem(`PORT debe ser un número entre 1 y 65534, y es «${process.env.PORT}».`);
  const dataDir = resolve(root, process.env.TUERCA_DATA || '.data');
  mkdirSync(dataDir, { recursive: true });
  return {
    port,
    apiPort: Number(process.env.API_PORT || port + 1),
    dataDir,
    publicUrl: process.env.PUBLIC_URL || `http://localhost:${port}`,
  };
}

/** Writes a file whole or not at all: on a full disk the former file stays. */
function writeWhole(file, text) {
  const fresh = `${file}.nuevo`;
  try {
    writeFileSync(fresh, text, { mode: 0o600 });
    renameSync(fresh, file);
  } catch (error) {
    rmSync(fresh, { force: true });
    const isFull = ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(error.code);
    throw new Problem(
      isFull
        ? `No queda espacio en el disco para ${file}. Libera espacio y repite.`
        : `No se pudo escribir ${file}: ${error.message}`,
    );
  }
}

function secretsOf(dataDir) {
  const file = join(dataDir, 'secrets.json');
  const kept = readJson(file, {});
  const missing = SECRETS.some((name) => !kept[name]);
  const made = missing ? newSecrets() : {};
  // Half of a pair is useless.
  const hasPair = kept.PUSH_PUBLIC_KEY && kept.PUSH_PRIVATE_KEY;
  const pair = hasPair ? kept : made;
  const secrets = {
    JWT_SECRET: kept.JWT_SECRET ?? made.JWT_SECRET,
    PUSH_PUBLIC_KEY: pair.PUSH_PUBLIC_KEY,
    PUSH_PRIVATE_KEY: pair.PUSH_PRIVATE_KEY,
  };
  if (missing) writeWhole(file, `${JSON.stringify({ ...kept, ...secrets }, null, 2)}\n`);
  if (process.platform !== 'win32') chmodSync(file, 0o600);
  return secrets;
}

/** The environment of the API: set values stay, missing ones become this copy's own. */
export function apiEnv({ port, dataDir, publicUrl, mongoUri }, extra = {}) {
  const own = {
    NODE_ENV: 'production',
    TUERCA_DEMO: '1',
    // The demo's accounts and its inbox are for local use; HOST=0.0.0.0 opens them to the network.
    HOST: '127.0.0.1',
    // No load balancer is in front, and Ctrl-C ends at once.
    DRENAJE_MS: '0',
    // By default V8 may take gigabytes, and lets garbage grow to four times the live memory before it collects
    // (docs/escala.md).
    NODE_OPTIONS: '--max-old-space-size=1024',
    PUBLIC_URL: publicUrl,
    TUERCA_WEB: inRoot('apps', 'web', 'dist'),
    ...secretsOf(dataDir),
  };
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  // Keys belong together: a shell that sets one of them sets both.
  if (given.PUSH_PUBLIC_KEY || given.PUSH_PRIVATE_KEY) {
    delete own.PUSH_PUBLIC_KEY;
    delete own.PUSH_PRIVATE_KEY;
  }
  return { ...own, ...given, PORT: String(port), TUERCA_DATA: dataDir, MONGODB_URI: mongoUri, ...extra };
}

/** The same MongoDB address with another database; options and hosts stay. */
export function withDatabase(uri, name) {
  const [, base, , query = ''] = /^(mongodb(?:\+srv)?:\/\/[^/?]+)(\/[^?]*)?(\?.*)?$/.exec(uri) ?? [];
  if (!base) throw new Problem('MONGODB_URI no es una dirección de MongoDB (mongodb://… o mongodb+srv://…).');
  return `${base}/${name}${query}`;
}

/** The address with the database `tuerca` when it names none. */
export function withDefaultDatabase(uri) {
  return /^mongodb(?:\+srv)?:\/\/[^/?]+\/[^?]+/.test(uri) ? uri : withDatabase(uri, 'tuerca');
}
