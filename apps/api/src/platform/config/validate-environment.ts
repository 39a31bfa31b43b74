import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { Environment, isRealSale } from './environment';

/** Secrets that stand in this repository, and are therefore known to everybody. */
const PUBLISHED_SECRETS = new Set(['solo-para-desarrollo-Zx81-tuerca-0123456789-abcdef']);
const MIN_DISTINCT_CHARACTERS = 12;

/** Reads and checks `process.env`; throws one Error that names every wrong variable. */
export function validateEnvironment(raw: Record<string, unknown>): Environment {
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== undefined && value !== ''));
  const env = plainToInstance(Environment, given, { exposeDefaultValues: true });
  const failures = validateSync(env, { skipMissingProperties: false, forbidUnknownValues: true });
  const problems = failures.map(
    ({ property, constraints }) => `${property}: ${Object.values(constraints ?? {}).join(', ')}`,
  );
  if (env.NODE_ENV === 'production') problems.push(...productionProblems(env));
  if (problems.length) throw new Error(`Configuración inválida:\n  ${problems.join('\n  ')}`);
  return env;
}

/** What production refuses although development allows it. */
function productionProblems(env: Environment): string[] {
  const problems: string[] = [];
  if (isWeakSecret(env.JWT_SECRET))
    problems.push('JWT_SECRET: published, repeated or too simple; make one with `openssl rand -base64 48`');
  if (env.STORAGE === 's3' && !(env.S3_BUCKET && env.S3_ACCESS_KEY && env.S3_SECRET_KEY))
    problems.push('STORAGE=s3 needs S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY');
  if (!env.PUSH_PUBLIC_KEY !== !env.PUSH_PRIVATE_KEY)
    problems.push(
      'PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY belong together; make them with `npx web-push generate-vapid-keys`',
    );
  if (env.BANCO === 'banplus' && !(env.BANPLUS_URL && env.BANPLUS_KEY))
    problems.push('BANCO=banplus needs BANPLUS_URL and BANPLUS_KEY');
  return isRealSale(env) ? [...problems, ...realSaleProblems(env)] : problems;
}

/** What only a demo may do: with real customers it would lose their money or their sessions. */
function realSaleProblems(env: Environment): string[] {
  const problems: string[] = [];
  if (env.BANCO === 'simulado')
    problems.push('BANCO: simulado confirms payments that nobody made; use manual or banplus');
  if (!String(env.PUBLIC_URL).startsWith('https:'))
    problems.push('PUBLIC_URL: needs https, else cookies and tokens travel in clear');
  if (env.LIMITE_FACTOR > 1) problems.push('LIMITE_FACTOR: above 1 it lifts the limits on guessed passwords');
  return problems;
}

function isWeakSecret(secret: string | undefined): boolean {
  if (!secret) return false;
  return PUBLISHED_SECRETS.has(secret) || new Set(secret).size < MIN_DISTINCT_CHARACTERS || /^(.+?)\1+$/.test(secret);
}
