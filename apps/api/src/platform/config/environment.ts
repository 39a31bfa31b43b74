import { plainToInstance, Transform } from 'class-transformer';
import {
  getMetadataStorage,
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
  validateSync,
} from 'class-validator';
import { resolve } from 'node:path';

const entero = () => Transform(({ value }) => (value === undefined || value === '' ? undefined : Number(value)));
const si = () => Transform(({ value }) => value === true || value === '1' || value === 'true');

/** The environment that the API reads, validated at boot; docs/configuracion.md describes each name. */
export class Environment {
  @IsIn(['development', 'test', 'production']) NODE_ENV = 'development';
  @entero() @IsInt() @Min(0) @Max(65535) PORT = 3000;
  @IsString() HOST = '0.0.0.0';
  /** Where files live: media, generated secrets, the development database. */
  @Transform(({ value }) => resolve(String(value))) @IsString() TUERCA_DATA = '.data';
  @Matches(/^mongodb(\+srv)?:\/\//, { message: 'MONGODB_URI must start with mongodb://' }) MONGODB_URI: string;
  @IsOptional() @IsString() REDIS_URL?: string;
  /** Address under which people reach the product; links in mails and QR codes start with it. */
  @IsUrl({ require_tld: false, require_protocol: true }) PUBLIC_URL = 'http://localhost:3000';
  /** Signs access tokens and quotes. */
  @IsString() @MinLength(32, { message: 'JWT_SECRET needs at least 32 characters' }) JWT_SECRET: string;
  @entero() @IsInt() @Min(6) @Max(64) PASSWORD_MIN = 6;
  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'silent']) LOG_LEVEL = 'info';
  /** Folder of the web build; absent: the API serves no pages. */
  @IsOptional() @IsString() TUERCA_WEB?: string;
  /** Loads the demo data into an empty database. */
  @si() @IsBoolean() TUERCA_DEMO = false;
  @entero() @IsInt() @Min(1) LIMITE_GENERAL = 3000;
  /** Multiplies the limits of single calls; load tests on loopback raise it. */
  @entero() @IsNumber() @Min(0.01) LIMITE_FACTOR = 1;
  @entero() @IsInt() @Min(1) @Max(16) HASH_CONCURRENCIA = 2;

  @IsOptional() @IsString() SMTP_URL?: string;
  @IsString() MAIL_FROM = 'Tuerca <no-responder@tuerca.ve>';

  @IsIn(['disco', 's3']) STORAGE = 'disco';
  @IsOptional() @IsString() S3_ENDPOINT?: string;
  @IsOptional() @IsString() S3_BUCKET?: string;
  @IsOptional() @IsString() S3_REGION?: string;
  @IsOptional() @IsString() S3_ACCESS_KEY?: string;
  @IsOptional() @IsString() S3_SECRET_KEY?: string;

  /** Encodes pictures that are asked for again as AVIF, in the background; on in production unless it says otherwise. */
  @IsOptional()
  @Transform(({ value }) => (value === undefined || value === '' ? undefined : value === '1' || value === 'true'))
  @IsBoolean()
  IMAGENES_AVIF?: boolean;

  @IsIn(['simulado', 'manual', 'banplus']) BANCO = 'simulado';
  /** How long the simulated bank thinks, in milliseconds. */
  @entero() @IsInt() @Min(0) BANCO_SIMULADO_MS = 4000;
  @IsOptional() @IsString() BANPLUS_URL?: string;
  @IsOptional() @IsString() BANPLUS_KEY?: string;
  /** Pause between rounds of the sweeper (expiry, retries, outbox), in milliseconds. */
  @entero() @IsInt() @Min(50) BARRIDO_MS = 15_000;
  /** JSON address {valor|promedio, fecha} from which the rate is fetched; absent: only the admin sets it. */
  @IsOptional() @IsString() TASA_URL?: string;
}

/** Reads and checks `process.env`; throws one Error that names every wrong variable. */
export function validateEnvironment(raw: Record<string, unknown>): Environment {
  const presentes = Object.fromEntries(Object.entries(raw).filter(([, valor]) => valor !== undefined && valor !== ''));
  const env = plainToInstance(Environment, presentes, { exposeDefaultValues: true });
  const fallas = validateSync(env, { skipMissingProperties: false, forbidUnknownValues: true });
  const mensajes = fallas.map((falla) => `${falla.property}: ${Object.values(falla.constraints ?? {}).join(', ')}`);
  if (env.NODE_ENV === 'production') mensajes.push(...productionProblems(env));
  if (mensajes.length) throw new Error(`Configuración inválida:\n  ${mensajes.join('\n  ')}`);
  return env;
}

/** What production refuses although development allows it. */
function productionProblems(env: Environment): string[] {
  const problemas: string[] = [];
  if (env.JWT_SECRET && new Set(env.JWT_SECRET).size < 10) problemas.push('JWT_SECRET: too weak for production');
  if (env.STORAGE === 's3' && !(env.S3_BUCKET && env.S3_ACCESS_KEY && env.S3_SECRET_KEY))
    problemas.push('STORAGE=s3 needs S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY');
  if (env.BANCO === 'banplus' && !(env.BANPLUS_URL && env.BANPLUS_KEY))
    problemas.push('BANCO=banplus needs BANPLUS_URL and BANPLUS_KEY');
  return problemas;
}

/** Names that docs/configuracion.md must describe: every property that has a rule. */
export const environmentNames = (): string[] => [
  ...new Set(
    getMetadataStorage()
      .getTargetValidationMetadatas(Environment, '', false, false)
      .map(({ propertyName }) => propertyName),
  ),
];
