import type { Environment } from '../environment';

/** The way of a setting through docker/compose.yml: `optional` and `required` are read from docker/.env, where `sample` stands at first. */
type Compose =
  | { from: 'optional'; sample?: string }
  | { from: 'required'; sample?: string }
  /** The same in every deployment by compose; may name variables of docker/.env (`COMPOSE_SETTINGS`). */
  | { from: 'compose'; value: string }
  /** The image sets it, or its default is right in a container. */
  | { from: 'image' };

export interface Setting {
  /** Its meaning, in Markdown of one line. */
  doc: string;
  /** A value as it may stand there, shown beside one that is refused. */
  example: string;
  /** The default in words, where the property of `Environment` does not have it. */
  default?: string;
  /** The part of a refused value that is never printed: all of it, or user, password and query of an address. */
  hidden?: 'whole' | 'credentials';
  compose: Compose;
}

const optional: Compose = { from: 'optional' };
const image: Compose = { from: 'image' };
const compose = (value: string): Compose => ({ from: 'compose', value });
const required = (sample?: string): Compose => ({ from: 'required', sample });
/** The value that compose puts in place of the variable; without it nothing starts. */
export const fromEnv = (name: string): string => `\${${name}:?see docker/.env.example}`;

type Name = keyof Environment;
/** A group's settings, as a table of docs/configuracion.md shows them. */
type Group = Partial<Record<Name, Setting>>;

const SERVER = {
  NODE_ENV: {
    doc: '`development`, `test` or `production`. Production refuses published, repeated and simple secrets and common passwords; unless `TUERCA_DEMO`, also `BANCO=simulado`, a `PUBLIC_URL` without https and `LIMITE_FACTOR` above 1, and it invents neither rate nor recipient.',
    example: 'production',
    compose: compose('production'),
  },
  PORT: { doc: 'Port of the API and of the web that it serves.', example: '3000', compose: compose('3000') },
  HOST: {
    doc: 'Address to listen on; `npm start`, whose accounts everybody knows, takes `127.0.0.1` unless this says otherwise.',
    example: '127.0.0.1',
    compose: image,
  },
  PUBLIC_URL: {
    doc: 'Address that people use; https in production. Links in mails start with it, sockets and `/api/auth/*` accept pages from it (see `ALLOWED_ORIGINS`), and `https:` turns on HSTS and the `__Host-` cookies.',
    example: 'https://www.tuerca.ve',
    compose: required('http://localhost:8080'),
  },
  ALLOWED_ORIGINS: {
    doc: "Further origins whose pages may open sockets and call `/api/auth/*`, separated by commas (`https://www.tuerca.ve`). A production that is no demo accepts these and `PUBLIC_URL`'s alone; others also the address under which they are called.",
    example: 'https://www.tuerca.ve,https://tuerca.ve',
    compose: optional,
  },
  TRUSTED_PROXIES: {
    doc: "Addresses or CIDR ranges of the reverse proxies in front, separated by commas (`10.0.0.5, 172.16.0.0/12`). `X-Forwarded-For` counts only from these, else everybody could pick an address and with it a limit of her own. Without it the address is the connection's: set it behind a proxy, else all visitors share one limit. Under compose it is nginx's own address, and what stands in front of nginx is named in `OUTER_PROXIES`.",
    example: '10.0.0.5,172.16.0.0/12',
    compose: compose('172.30.77.10'),
  },
  TUERCA_WEB: {
    doc: 'Folder of the web build (`apps/web/dist`). Without it the API serves no pages.',
    example: '/srv/tuerca/apps/web/dist',
    compose: image,
  },
  TUERCA_VERSION: {
    doc: "What is deployed (a tag or commit); administrators read it on the page of the system's state.",
    example: 'v1.4.0',
    compose: optional,
  },
  TUERCA_DEMO: {
    doc: '`1` loads the demo data into an empty database, and opens the mail inbox at `/api/dev/correo` while `SMTP_URL` is missing; production then also takes the simulated bank and plain http. Never with real customers.',
    example: '0',
    compose: { from: 'optional', sample: '1' },
  },
} satisfies Group;

const DATA = {
  TUERCA_DATA: {
    doc: 'Folder for media (`STORAGE=disco`), generated secrets and the database of `npm start`.',
    example: '/var/lib/tuerca',
    compose: image,
  },
  MONGODB_URI: {
    doc: "A replica set, with the database's name. Required; `npm start` finds or starts one.",
    example: 'mongodb://tuerca:clave@mongo1:27017,mongo2:27017/tuerca?replicaSet=rs0&authSource=admin',
    hidden: 'credentials',
    compose: compose(
      `mongodb://tuerca:${fromEnv('MONGO_PASSWORD')}@mongo:27017/tuerca?replicaSet=rs0&authSource=admin`,
    ),
  },
  REDIS_URL: {
    doc: 'Joins several instances: events, closed sessions, caches, limits. Without it an instance is alone.',
    example: 'redis://:clave@redis:6379',
    hidden: 'credentials',
    compose: compose(`redis://:${fromEnv('REDIS_PASSWORD')}@redis:6379`),
  },
  SEARCH: {
    doc: 'What answers lists, counts and searches: `memoria` (each process holds an index of its own) or `opensearch` (an engine that all share; see docs/escala.md for when).',
    example: 'opensearch',
    compose: optional,
  },
  OPENSEARCH_URL: {
    doc: 'Address of OpenSearch 2.19 or later, with `SEARCH=opensearch`.',
    example: 'http://opensearch:9200',
    hidden: 'credentials',
    compose: optional,
  },
  OPENSEARCH_PREFIX: {
    doc: 'First word of the names of its indexes, one for each installation that uses the engine.',
    example: 'tuerca',
    compose: optional,
  },
  STORAGE: {
    doc: 'Where pictures and files are kept: `disco` (`TUERCA_DATA/media`: one instance, or several that share the folder; others are told in the log and on `/admin/estado`) or `s3`.',
    example: 's3',
    compose: compose('s3'),
  },
  MEDIA_URL: {
    doc: 'Origin of a CDN from which browsers get stored pictures; it asks this shop for `/media`. Without it they come from the shop itself.',
    example: 'https://cdn.example.com',
    compose: optional,
  },
  DISK_WARN_MB: {
    doc: 'Free megabytes of the disk of `TUERCA_DATA` below which `/admin/estado`, an alert of administrators and the log warn; below an eighth of them it is urgent.',
    example: '2048',
    compose: optional,
  },
  S3_ENDPOINT: {
    doc: 'Address of an S3-compatible service; without it AWS.',
    example: 'https://s3.example.com',
    hidden: 'credentials',
    compose: compose('http://storage:8333'),
  },
  S3_BUCKET: { doc: 'Bucket, with `STORAGE=s3`.', example: 'tuerca', compose: required('tuerca') },
  S3_REGION: { doc: 'Region of the bucket.', example: 'us-east-1', compose: compose('us-east-1') },
  S3_ACCESS_KEY: { doc: 'Key of the bucket.', example: 'AKIAEXAMPLE', compose: required('tuerca') },
  S3_SECRET_KEY: {
    doc: 'Secret of that key.',
    example: 'el-secreto-de-la-clave',
    hidden: 'whole',
    compose: required(),
  },
} satisfies Group;

const SECURITY = {
  JWT_SECRET: {
    doc: 'At least 32 random characters (`openssl rand -base64 48`); access tokens, refresh tokens, quotes, second factors and waiting mails hang on it; how to change it stands in [Another secret](#another-secret). Required; production refuses repeated and simple ones. `npm start` makes one and keeps it in `TUERCA_DATA/secrets.json`.',
    example: 'lo que escribe `openssl rand -base64 48`',
    hidden: 'whole',
    compose: required(),
  },
  JWT_SECRET_PREVIOUS: {
    doc: 'Former secrets, separated by commas: what was signed or encrypted under them is read, nothing new is made with them. See [Another secret](#another-secret).',
    example: 'el JWT_SECRET de antes',
    hidden: 'whole',
    compose: optional,
  },
  PASSWORD_MIN: {
    doc: 'Shortest password for new ones. 8 is recommended in production.',
    example: '8',
    compose: optional,
  },
  LIMITE_GENERAL: { doc: 'Calls per minute and address.', example: '3000', compose: optional },
  LIMITE_FACTOR: {
    doc: 'Multiplies the limits of single calls, of wrong passwords and of sockets; only load tests raise it, and a production that is no demo refuses more than 1.',
    example: '1',
    compose: optional,
  },
  HASH_CONCURRENCIA: {
    doc: 'Passwords hashed at once: one core stays free for the shop.',
    example: '2',
    default: 'cores − 1',
    compose: optional,
  },
} satisfies Group;

const MESSAGES = {
  SMTP_URL: {
    doc: '`smtp://user:password@host:587`, or `smtps://` for TLS from the first byte (465). Without it nothing is mailed: see `TUERCA_DEMO`.',
    example: 'smtp://usuario:clave@smtp.example.com:587',
    hidden: 'credentials',
    compose: { from: 'optional', sample: 'smtp://mail:1025' },
  },
  MAIL_FROM: { doc: 'Sender of mails.', example: 'Tuerca <no-responder@tuerca.ve>', compose: optional },
  PUSH_PUBLIC_KEY: {
    doc: 'VAPID key of notices that are pushed to devices; `npx web-push generate-vapid-keys` makes the pair. Without both, nothing is pushed. Another pair ends every registered device. `npm start` makes one and keeps it in `TUERCA_DATA/secrets.json`.',
    example: 'la que escribe `npx web-push generate-vapid-keys`',
    compose: optional,
  },
  PUSH_PRIVATE_KEY: {
    doc: 'The secret half.',
    example: 'la que escribe `npx web-push generate-vapid-keys`',
    hidden: 'whole',
    compose: optional,
  },
  PUSH_SUBJECT: {
    doc: 'Whom a push service may write to about what this deployment sends: `mailto:` or `https://`.',
    example: 'mailto:soporte@tuerca.ve',
    compose: optional,
  },
} satisfies Group;

const SALES = {
  BANCO: {
    doc: "Who verifies payments: `simulado` (by the reference's last digits; production takes it only with `TUERCA_DEMO`), `manual` (an admin) or `banplus`.",
    example: 'manual',
    compose: { from: 'optional', sample: 'simulado' },
  },
  BANCO_SIMULADO_MS: {
    doc: 'How long the simulated bank thinks, in milliseconds.',
    example: '4000',
    compose: optional,
  },
  BANPLUS_URL: {
    doc: "Address of the bank's service, with `BANCO=banplus`.",
    example: 'https://api.banco.example/pagos',
    hidden: 'credentials',
    compose: optional,
  },
  BANPLUS_KEY: { doc: 'Its key.', example: 'la clave que da el banco', hidden: 'whole', compose: optional },
  TASA_URL: {
    doc: 'Address that answers `{valor or promedio, fecha}`: asked every half hour for the BCV rate. A jump over 15 % is left for an admin. Without it an admin loads the rate.',
    example: 'https://tasa.example.com/bcv',
    hidden: 'credentials',
    compose: optional,
  },
} satisfies Group;

const RUNNING = {
  LOG_LEVEL: {
    doc: '`fatal`, `error`, `warn`, `info`, `debug` (one line per request) or `silent`.',
    example: 'info',
    compose: optional,
  },
  METRICS_PORT: {
    doc: 'Port of the figures for monitoring, `0`: none. Prometheus scrapes `/metrics` there (see [Metrics](#metrics)).',
    example: '9464',
    compose: optional,
  },
  METRICS_HOST: {
    doc: 'Address of that port; another one only in a network that the public does not reach.',
    example: '127.0.0.1',
    compose: compose('0.0.0.0'),
  },
  DRENAJE_MS: {
    doc: 'After SIGTERM, how long the process answers 503 to what is new, so that load balancers send it elsewhere, before it stops, in milliseconds, at most 50000; it ends within 7 s after that. `npm start` and `npm run dev` take `0`. Under compose `stop_grace_period` outlives the longest.',
    example: '3000',
    compose: optional,
  },
  BARRIDO_MS: {
    doc: 'Pause between rounds that expire unpaid orders, repeat bank checks and deliver what waits (mail, push), in milliseconds; the first pause after a mail that failed, doubled up to half an hour.',
    example: '15000',
    compose: optional,
  },
  BACKUP_EVERY: {
    doc: 'How often backups are made (`backup-schedule.js`), a number and `s`, `m`, `h` or `d`: `/admin/estado` warns two hours later. See [Backups](#backups).',
    example: '24h',
    compose: optional,
  },
  BACKUP_DRILL_EVERY: {
    doc: 'How often one is restored and compared (`restore.js --drill`), in the same form: `/admin/estado` warns two hours later.',
    example: '7d',
    compose: optional,
  },
  BACKUP_KEEP: {
    doc: 'How many archives `backup-schedule.js` keeps; it removes older ones of its own after a new one was read back.',
    example: '14',
    compose: optional,
  },
  BACKUP_DIR: {
    doc: 'Where `backup-schedule.js` keeps archives: a folder, or `s3://BUCKET/FOLDER` of another bucket than that of the pictures, with the same `S3_ENDPOINT` and keys.',
    example: 's3://respaldos/tuerca',
    default: '`TUERCA_DATA/respaldos`',
    compose: optional,
  },
  IMAGENES_AVIF: {
    doc: 'Encodes pictures that are asked for again as AVIF, one at a time in the background; browsers that read it get half the bytes.',
    example: '0',
    default: 'in production `1`',
    compose: optional,
  },
} satisfies Group;

/** The one table of settings, in the order of the documentation; a property of `Environment` without a row does not compile. */
export const SETTINGS = { ...SERVER, ...DATA, ...SECURITY, ...MESSAGES, ...SALES, ...RUNNING } satisfies Record<
  Name,
  Setting
>;

/** The table by the headings of the documentation. */
export const SETTING_GROUPS: Readonly<Record<string, Group>> = {
  Server: SERVER,
  'Data and files': DATA,
  'Secrets and limits': SECURITY,
  'Mails and notices': MESSAGES,
  'Payments and rate': SALES,
  Operation: RUNNING,
};

interface ComposeSetting {
  doc: string;
  /** Value in docker/.env.example. */
  sample?: string;
}

/** Settings that docker/compose.yml itself reads from docker/.env, beside those that it hands to the API. */
export const COMPOSE_SETTINGS: Readonly<Record<string, ComposeSetting>> = {
  MONGO_PASSWORD: {
    doc: 'Password of the user `tuerca` of MongoDB, letters and digits only (`openssl rand -hex 32`). It is set on the first start; a later one changes it only where MongoDB has been told, too. Required.',
  },
  REDIS_PASSWORD: { doc: 'Password of Redis, letters and digits only. Required.' },
  OUTER_PROXIES: {
    doc: 'Addresses or CIDR ranges of the proxies in front of nginx (a TLS terminator, a CDN), separated by commas: only what these say of a visitor (`X-Forwarded-For`, `X-Forwarded-Proto`) counts.',
  },
  WEB_PORT: { doc: 'Port on which nginx is published.', sample: '8080' },
  COMPOSE_PROFILES: {
    doc: '`correo` starts the mail catcher, which keeps what is mailed to `smtp://mail:1025`; leave it out with a real `SMTP_URL`. `opensearch`, after a comma, starts an OpenSearch that only the other containers reach.',
    sample: 'correo',
  },
  MAIL_PORT: { doc: 'Port on loopback where the mail catcher shows what was mailed.', sample: '8025' },
  LOG_MAX_SIZE: {
    doc: 'Size at which a container begins a new log file; what is older than the files below is gone.',
    sample: '10m',
  },
  LOG_MAX_FILES: { doc: 'Log files that each container keeps.', sample: '5' },
  VITE_MAPA_TILES: {
    doc: 'Address of map tiles, read when the images are built; without it there is no map.',
  },
};
