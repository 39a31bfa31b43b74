import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  Min,
  MinLength,
  Validate,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';

const numeric = () => Transform(({ value }) => (value === undefined || value === '' ? undefined : Number(value)));
const flag = () => Transform(({ value }) => value === true || value === '1' || value === 'true');
const commaSeparated = () =>
  Transform(({ value }) =>
    Array.isArray(value)
      ? (value as string[])
      : String(value)
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
  );

/** Every entry an IP address, alone or with a prefix length. */
@ValidatorConstraint()
class IsProxyList implements ValidatorConstraintInterface {
  validate(entries: unknown): boolean {
    return Array.isArray(entries) && entries.every((entry) => typeof entry === 'string' && isAddressRange(entry));
  }
  defaultMessage(): string {
    return 'TRUSTED_PROXIES is a comma-separated list of IP addresses or CIDR ranges';
  }
}

function isAddressRange(entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    rest.length === 0 && bits > 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
  );
}

/** The environment that the API reads, validated at boot; the table of settings (data/settings.ts) describes each name. */
export class Environment {
  @IsIn(['development', 'test', 'production']) NODE_ENV = 'development';
  @numeric() @IsInt() @Min(0) @Max(65535) PORT = 3000;
  @IsString() HOST = '0.0.0.0';
  /** Where figures for monitoring are shown; 0: nowhere. */
  @numeric() @IsInt() @Min(0) @Max(65535) METRICS_PORT = 0;
  @IsString() METRICS_HOST = '127.0.0.1';
  /** Where files live: media, generated secrets, the development database. */
  @Transform(({ value }) => resolve(String(value))) @IsString() TUERCA_DATA = '.data';
  @Matches(/^mongodb(\+srv)?:\/\//, { message: 'MONGODB_URI must start with mongodb://' }) MONGODB_URI: string;
  @IsOptional() @IsString() REDIS_URL?: string;
  /** Address under which people reach the product; links in mails and QR codes start with it. */
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] }) PUBLIC_URL =
    'http://localhost:3000';
  /** Further origins whose pages may open sockets and sign in, beside PUBLIC_URL's. */
  @commaSeparated()
  @Matches(/^https?:\/\/[^/\s]+$/, {
    each: true,
    message: 'ALLOWED_ORIGINS is a comma-separated list of origins, as https://www.example.com',
  })
  ALLOWED_ORIGINS: string[] = [];
  /** Addresses or CIDR ranges of the reverse proxies whose X-Forwarded-For counts; none by default. */
  @commaSeparated()
  @Validate(IsProxyList)
  TRUSTED_PROXIES: string[] = [];
  /** Signs access tokens and quotes. */
  @IsString() @MinLength(32, { message: 'JWT_SECRET needs at least 32 characters' }) JWT_SECRET: string;
  @numeric() @IsInt() @Min(6) @Max(64) PASSWORD_MIN = 6;
  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'silent']) LOG_LEVEL = 'info';
  /** Folder of the web build; absent: the API serves no pages. */
  @IsOptional() @IsString() TUERCA_WEB?: string;
  /** What is deployed (a tag or commit), shown to administrators. */
  @IsString() TUERCA_VERSION = 'desarrollo';
  /** Loads the demo data into an empty database. */
  @flag() @IsBoolean() TUERCA_DEMO = false;
  @numeric() @IsInt() @Min(1) LIMITE_GENERAL = 3000;
  /** Multiplies the limits of single calls; load tests on loopback raise it. */
  @numeric() @IsNumber() @Min(0.01) LIMITE_FACTOR = 1;
  /** Passwords hashed at once: one core stays free for the shop. */
  @numeric() @IsInt() @Min(1) @Max(16) HASH_CONCURRENCIA = Math.min(Math.max(availableParallelism() - 1, 1), 16);

  @IsOptional() @IsString() SMTP_URL?: string;
  @IsString() MAIL_FROM = 'Tuerca <no-responder@tuerca.ve>';

  /** VAPID keys, base64url: with both, notices are pushed to the devices that people register. */
  @IsOptional()
  @Matches(/^[\w-]{87}$/, { message: 'PUSH_PUBLIC_KEY is 65 bytes in base64url' })
  PUSH_PUBLIC_KEY?: string;
  @IsOptional()
  @Matches(/^[\w-]{43}$/, { message: 'PUSH_PRIVATE_KEY is 32 bytes in base64url' })
  PUSH_PRIVATE_KEY?: string;
  /** Whom a push service may write to about what this deployment sends: mailto: or https:. */
  @Matches(/^(mailto:|https:\/\/)/, { message: 'PUSH_SUBJECT starts with mailto: or https://' }) PUSH_SUBJECT =
    'mailto:soporte@tuerca.ve';

  @IsIn(['disco', 's3']) STORAGE = 'disco';
  @IsOptional() @IsString() S3_ENDPOINT?: string;
  @IsOptional() @IsString() S3_BUCKET?: string;
  @IsString() S3_REGION = 'us-east-1';
  @IsOptional() @IsString() S3_ACCESS_KEY?: string;
  @IsOptional() @IsString() S3_SECRET_KEY?: string;

  /** Encodes pictures that are asked for again as AVIF, in the background; on in production unless it says otherwise. */
  @IsOptional()
  @Transform(({ value }) => (value === undefined || value === '' ? undefined : value === '1' || value === 'true'))
  @IsBoolean()
  IMAGENES_AVIF?: boolean;

  @IsIn(['simulado', 'manual', 'banplus']) BANCO = 'simulado';
  /** How long the simulated bank thinks, in milliseconds. */
  @numeric() @IsInt() @Min(0) BANCO_SIMULADO_MS = 4000;
  @IsOptional() @IsString() BANPLUS_URL?: string;
  @IsOptional() @IsString() BANPLUS_KEY?: string;
  /** Pause between rounds of the sweeper (expiry, retries, outbox), in milliseconds. */
  @numeric() @IsInt() @Min(50) BARRIDO_MS = 15_000;
  /** JSON address {valor|promedio, fecha} from which the rate is fetched; absent: only the admin sets it. */
  @IsOptional() @IsString() TASA_URL?: string;
}

/** Whether this sells to real customers: production, and no demo. */
export const isRealSale = (env: Environment): boolean => env.NODE_ENV === 'production' && !env.TUERCA_DEMO;

/** Whether new passwords of everybody's list are refused: in production, where people's own accounts are. */
export const refusesCommonPasswords = (env: Environment): boolean => env.NODE_ENV === 'production';
