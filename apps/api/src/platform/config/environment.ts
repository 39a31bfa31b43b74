import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, MinLength } from 'class-validator';
import { DURATION } from './duration';
import {
  AddressSetting,
  ArchiveFolder,
  CommaSeparated,
  ContactSetting,
  DatabaseAddress,
  Decimal,
  Flag,
  FormatSetting,
  Host,
  isAddressRange,
  isOrigin,
  OneOf,
  OriginSetting,
  SafeAddress,
  Sender,
  Whole,
} from './rules';

/** Shortest secret, in characters. */
const SECRET_LENGTH = 32;
const SPAN = 'un lapso: un número y s, m, h o d, como 24h';

const absolute = ({ value }: { value: unknown }) => (typeof value === 'string' ? resolve(value) : value);

/** The environment that the API reads, validated at boot; the table of settings (data/settings.ts) describes each name. */
export class Environment {
  @OneOf('development', 'test', 'production') NODE_ENV = 'development';
  @Whole(0, 65_535) PORT = 3000;
  @Host() HOST = '0.0.0.0';
  /** After SIGTERM, how long the process refuses what is new before it stops, in milliseconds. */
  @Whole(0, 50_000) DRENAJE_MS = 3000;
  /** Port of the metrics for monitoring; 0: none. */
  @Whole(0, 65_535) METRICS_PORT = 0;
  @Host() METRICS_HOST = '127.0.0.1';
  /** Folder of files: media, generated secrets, the development database. */
  @Transform(absolute) @IsString() TUERCA_DATA = '.data';
  @DatabaseAddress() MONGODB_URI: string;
  @IsOptional() @AddressSetting('redis', 'rediss') REDIS_URL?: string;
  /** Address under which people reach the product, without a slash at its end; links in mails and QR codes start with it. */
  @OriginSetting() PUBLIC_URL = 'http://localhost:3000';
  /** Further origins whose pages may open sockets and sign in, beside PUBLIC_URL's. */
  @CommaSeparated('direcciones http:// o https:// sin ruta', isOrigin) ALLOWED_ORIGINS: string[] = [];
  /** Addresses or CIDR ranges of the reverse proxies whose X-Forwarded-For counts; none by default. */
  @CommaSeparated('direcciones IP o rangos CIDR', isAddressRange) TRUSTED_PROXIES: string[] = [];
  /** Signs and encrypts: tokens, quotes, second factors, waiting mails. */
  @MinLength(SECRET_LENGTH, { message: `debe tener al menos ${SECRET_LENGTH} caracteres al azar` }) JWT_SECRET: string;
  /** Former secrets: what was made with them is read, nothing new is. */
  @CommaSeparated(`claves de al menos ${SECRET_LENGTH} caracteres`, (secret) => secret.length >= SECRET_LENGTH)
  JWT_SECRET_PREVIOUS: string[] = [];
  @Whole(6, 64) PASSWORD_MIN = 6;
  @OneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent') LOG_LEVEL = 'info';
  /** Folder of the web build; absent: the API serves no pages. */
  @IsOptional() @Transform(absolute) @IsString() TUERCA_WEB?: string;
  /** Deployed version (a tag or commit), shown to administrators. */
  @IsString() TUERCA_VERSION = 'desarrollo';
  /** Loads the demo data into an empty database. */
  @Flag() TUERCA_DEMO = false;
  @Whole(1) LIMITE_GENERAL = 3000;
  /** Multiplies the limits of single calls; load tests on loopback raise it. */
  @Decimal(0.01) LIMITE_FACTOR = 1;
  /** Passwords hashed at once: one core stays free for the shop. */
  @Whole(1, 16) HASH_CONCURRENCIA = Math.min(Math.max(availableParallelism() - 1, 1), 16);

  @IsOptional() @AddressSetting('smtp', 'smtps') SMTP_URL?: string;
  @Sender() MAIL_FROM = 'Tuerca <no-responder@tuerca.ve>';

  /** VAPID keys, base64url: with both, notices are pushed to the devices that people register. */
  @IsOptional()
  @FormatSetting(/^[\w-]{87}$/, 'una clave pública VAPID: 87 caracteres en base64url')
  PUSH_PUBLIC_KEY?: string;
  @IsOptional()
  @FormatSetting(/^[\w-]{43}$/, 'una clave privada VAPID: 43 caracteres en base64url')
  PUSH_PRIVATE_KEY?: string;
  /** Contact of this deployment for push services: mailto: or https:. */
  @ContactSetting() PUSH_SUBJECT = 'mailto:soporte@tuerca.ve';

  /** Adapter of the search index: lists, counts and searches. */
  @OneOf('memoria', 'opensearch') SEARCH = 'memoria';
  @IsOptional() @AddressSetting('http', 'https') OPENSEARCH_URL?: string;
  /** Begins the names of the indexes: several installations may share an engine. */
  @FormatSetting(/^[a-z][a-z0-9-]{0,30}$/, 'una palabra en minúsculas, como tuerca') OPENSEARCH_PREFIX = 'tuerca';
  @OneOf('disco', 's3') STORAGE = 'disco';
  /** Origin of a CDN that asks this shop for `/media`; the web shows stored pictures from it. */
  @IsOptional() @OriginSetting() MEDIA_URL?: string;
  @IsOptional() @AddressSetting('http', 'https') S3_ENDPOINT?: string;
  @IsOptional() @IsString() S3_BUCKET?: string;
  @IsString() S3_REGION = 'us-east-1';
  @IsOptional() @IsString() S3_ACCESS_KEY?: string;
  @IsOptional() @IsString() S3_SECRET_KEY?: string;

  /** Below so many free megabytes of the disk of TUERCA_DATA administrators are warned. */
  @Whole(1) DISK_WARN_MB = 2048;

  /** Encodes pictures that are asked for again as AVIF, in the background; on in production unless it says otherwise. */
  @IsOptional() @Flag() IMAGENES_AVIF?: boolean;

  @OneOf('simulado', 'manual', 'banplus') BANCO = 'simulado';
  /** Delay of the simulated bank's answers, in milliseconds. */
  @Whole(0) BANCO_SIMULADO_MS = 4000;
  @IsOptional() @SafeAddress() BANPLUS_URL?: string;
  @IsOptional() @IsString() BANPLUS_KEY?: string;
  /** Pause between runs of the sweeper (expiry, retries, outbox), in milliseconds. */
  @Whole(50) BARRIDO_MS = 15_000;
  /** Intervals of backups and of trial restores, as '24h'. */
  @FormatSetting(DURATION, SPAN) BACKUP_EVERY = '24h';
  @FormatSetting(DURATION, SPAN) BACKUP_DRILL_EVERY = '7d';
  /** Number of archives that the schedule keeps. */
  @Whole(1, 1000) BACKUP_KEEP = 14;
  /** Folder or bucket of the schedule's archives; absent: TUERCA_DATA/respaldos. */
  @IsOptional() @ArchiveFolder() BACKUP_DIR?: string;
  /** JSON address {valor|promedio, fecha} from which the rate is fetched; absent: only the admin sets it. */
  @IsOptional() @AddressSetting('http', 'https') TASA_URL?: string;
}

/** Whether this sells to real customers: production, and no demo. */
export const isRealSale = (env: Environment): boolean => env.NODE_ENV === 'production' && !env.TUERCA_DEMO;

/** Whether new passwords of everybody's list are refused: in production, where people's own accounts are. */
export const refusesCommonPasswords = (env: Environment): boolean => env.NODE_ENV === 'production';
