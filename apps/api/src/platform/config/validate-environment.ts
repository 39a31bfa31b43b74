import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { type Setting, SETTINGS } from './data/settings';
import { Environment, isRealSale } from './environment';
import { BUCKET_ADDRESS } from './rules';

/** Secrets that once stood in this repository, and are therefore known to everybody. */
const PUBLISHED_SECRETS = new Set(['solo-para-desarrollo-Zx81-tuerca-0123456789-abcdef']);
const MIN_DISTINCT_CHARACTERS = 12;

type Name = keyof typeof SETTINGS;
type Given = Readonly<Record<string, unknown>>;
/** Problem of a variable: its name and the second half of the message. */
type Problem = readonly [name: Name, what: string];

/**
 * Reads and checks `process.env`; throws one Error that names every wrong variable, what was read and an example. With `serves`
 * also the folders that the server needs, of which it makes TUERCA_DATA.
 */
export function validateEnvironment(raw: Record<string, unknown>, { serves = false } = {}): Environment {
  const given: Given = Object.fromEntries(
    Object.entries(raw).filter(([, value]) => value !== undefined && value !== ''),
  );
  const env = plainToInstance(Environment, given, { exposeDefaultValues: true });
  const failures = validateSync(env, { skipMissingProperties: false, forbidUnknownValues: true });
  const problems: Problem[] = failures.map(({ property, constraints }) => [
    property as Name,
    Object.values(constraints ?? {}).join('; '),
  ]);
  // What has no value of its own kind cannot be compared with others.
  const isWrong = new Set(problems.map(([name]) => name));
  const more = [
    ...pairProblems(env),
    ...(env.NODE_ENV === 'production' ? productionProblems(env) : []),
    ...(serves ? folderProblems(env) : []),
  ].filter(([name]) => !isWrong.has(name));
  const lines = [...problems, ...more].map((problem) => describe(problem, given));
  if (lines.length)
    throw new Error(
      `Configuración inválida: Tuerca no arranca hasta que se corrija.\n  ${lines.join('\n  ')}\nCada variable: docs/configuracion.md`,
    );
  return env;
}

/** One line: name, what was read, what it has to be, an example. */
function describe([name, what]: Problem, given: Given): string {
  const { example, ...setting } = SETTINGS[name] as Setting;
  const read = given[name];
  const found = read === undefined ? 'no está puesta' : `se leyó ${shown(String(read), setting)}`;
  return `${name}: ${found}; ${what}. Ejemplo: ${name}=${example}`;
}

/** Printable form of a value: nothing of a secret, and of an address neither user nor password nor keys. */
function shown(value: string, { hidden }: Pick<Setting, 'hidden'>): string {
  if (hidden === 'whole') return `un valor de ${value.length} caracteres, que no se muestra`;
  if (hidden !== 'credentials') return `«${value}»`;
  // Also where a badly written address has them: up to the last @.
  const withoutUser = value.replace(/^([a-z][a-z\d+.-]*:\/\/)?.*@/is, '$1***@');
  return `«${withoutUser.replace(/([?&][^=&]*=)[^&]*/g, '$1***')}»`;
}

/** Settings that need others, wherever they are read. */
function pairProblems(env: Environment): Problem[] {
  const problems: Problem[] = [];
  const demand = (why: string, ...names: Name[]) => {
    for (const name of names) if (!env[name]) problems.push([name, why]);
  };
  if (env.SEARCH === 'opensearch') demand('SEARCH=opensearch la necesita', 'OPENSEARCH_URL');
  if (env.STORAGE === 's3') demand('STORAGE=s3 la necesita', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY');
  const [, archives] = BUCKET_ADDRESS.exec(env.BACKUP_DIR ?? '') ?? [];
  if (archives) demand('BACKUP_DIR=s3://… la necesita', 'S3_ACCESS_KEY', 'S3_SECRET_KEY');
  if (archives && archives === env.S3_BUCKET)
    problems.push([
      'BACKUP_DIR',
      'es el bucket de las fotos, y un respaldo guardado ahí se respaldaría a sí mismo: debe ser otro bucket',
    ]);
  if (env.BANCO === 'banplus') demand('BANCO=banplus la necesita', 'BANPLUS_URL', 'BANPLUS_KEY');
  const pair = 'las dos claves de push van juntas; `npx web-push generate-vapid-keys` hace el par';
  if (env.PUSH_PUBLIC_KEY) demand(pair, 'PUSH_PRIVATE_KEY');
  if (env.PUSH_PRIVATE_KEY) demand(pair, 'PUSH_PUBLIC_KEY');
  if (env.JWT_SECRET_PREVIOUS.includes(env.JWT_SECRET))
    problems.push([
      'JWT_SECRET_PREVIOUS',
      'nombra el mismo secreto que JWT_SECRET: aquí va el de antes, y en JWT_SECRET el nuevo',
    ]);
  return problems;
}

/** Problems that production refuses although development allows them. */
function productionProblems(env: Environment): Problem[] {
  const problems: Problem[] = [];
  if (isWeakSecret(env.JWT_SECRET))
    problems.push([
      'JWT_SECRET',
      'está publicado, se repite o es demasiado simple: haz uno con `openssl rand -base64 48`',
    ]);
  // What everybody knows would sign anybody's session.
  if (env.JWT_SECRET_PREVIOUS.some(isWeakSecret))
    problems.push([
      'JWT_SECRET_PREVIOUS',
      'nombra un secreto publicado, repetido o demasiado simple: quítalo; lo que se guardó con él se pierde',
    ]);
  if (!isRealSale(env)) return problems;
  // With real customers it would lose their money or their sessions.
  if (env.BANCO === 'simulado')
    problems.push([
      'BANCO',
      'el banco simulado (el valor por defecto) confirma pagos que nadie hizo: usa manual o banplus',
    ]);
  if (!env.PUBLIC_URL.startsWith('https:'))
    problems.push(['PUBLIC_URL', 'necesita https; sin él, cookies y claves viajan a la vista de cualquiera']);
  if (env.LIMITE_FACTOR > 1)
    problems.push(['LIMITE_FACTOR', 'por encima de 1 levanta los límites contra quien adivina contraseñas']);
  return problems;
}

function isWeakSecret(secret: unknown): boolean {
  if (typeof secret !== 'string') return false;
  return PUBLISHED_SECRETS.has(secret) || new Set(secret).size < MIN_DISTINCT_CHARACTERS || /^(.+?)\1+$/.test(secret);
}

function folderProblems(env: Environment): Problem[] {
  const problems: Problem[] = [];
  if (!isWritable(env.TUERCA_DATA))
    problems.push(['TUERCA_DATA', 'debe ser una carpeta en la que se pueda escribir, y no se puede crear ni escribir']);
  const web = env.TUERCA_WEB;
  if (web && !existsSync(join(web, 'index.html')))
    problems.push(['TUERCA_WEB', `debe ser la carpeta de la web compilada, y en ${web} no hay index.html`]);
  else if (web && env.NODE_ENV === 'production' && !existsSync(join(web, '../dist-server/entry-server.js')))
    problems.push(['TUERCA_WEB', `a su lado falta dist-server/entry-server.js, que dibuja las páginas`]);
  return problems;
}

/** Whether the folder is there, or could be made, and takes files. */
function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
