import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { isEmail, isFQDN, IsIn, Matches, ValidateBy } from 'class-validator';
import { ConnectionString } from 'mongodb-connection-string-url';
import addressParser from 'nodemailer/lib/addressparser';

// Rules of settings: each turns text into a value, and says in Spanish what it asks for, as the second half of a sentence.

/** A rule by a predicate over the value that was read. */
const check = (name: string, message: string, isGood: (value: unknown) => boolean) =>
  ValidateBy({ name, validator: { validate: isGood, defaultMessage: () => message } });
const ofText = (isGood: (text: string) => boolean) => (value: unknown) => typeof value === 'string' && isGood(value);

const NUMBER = /^-?\d+(\.\d+)?$/;
/** Anything but a plain number stays text, which the rule refuses: «15s» is no 15. */
const toNumber = ({ value }: { value: unknown }) =>
  typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : value;

const numberRule = (kind: string, isKind: (value: unknown) => boolean, min: number, max: number) => {
  const range = max === Infinity ? `desde ${min}` : `entre ${min} y ${max}`;
  const isGood = (value: unknown) => isKind(value) && (value as number) >= min && (value as number) <= max;
  return applyDecorators(Transform(toNumber), check('number', `debe ser ${kind} ${range}, sin unidad ni coma`, isGood));
};
export const Whole = (min: number, max = Infinity) => numberRule('un número entero', Number.isSafeInteger, min, max);
export const Decimal = (min: number, max = Infinity) => numberRule('un número', Number.isFinite, min, max);

const YES = new Set(['1', 'true', 'si', 'sí', 'yes', 'on']);
const NO = new Set(['0', 'false', 'no', 'off']);
/** 1 or 0, or the words for them in any case; anything else is refused, never taken for no. */
export const Flag = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => {
      const word = typeof value === 'string' ? value.trim().toLowerCase() : value;
      return YES.has(word as string) || (NO.has(word as string) ? false : value);
    }),
    check('flag', 'debe ser 1 o 0 (o sí y no, true y false, on y off)', (value) => typeof value === 'boolean'),
  );

export const OneOf = (...values: string[]) => IsIn(values, { message: `debe ser uno de: ${values.join(', ')}` });

/** Text of the form; `what` says of which kind, in the message. */
export const FormatSetting = (form: RegExp, what: string) => Matches(form, { message: `debe ser ${what}` });

/** Parts separated by commas, each of which is good; `what` says of which kind, in the message. */
export const CommaSeparated = (what: string, isGood: (part: string) => boolean) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string'
        ? value
            .split(',')
            .map((part) => part.trim())
            .filter(Boolean)
        : value,
    ),
    check('list', `debe ser ${what}, separadas por comas`, (parts) => (parts as string[]).every(isGood)),
  );

/** Whether it is an IP address, alone or with a prefix length. */
export function isAddressRange(entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    rest.length === 0 && bits > 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
  );
}

const hasScheme = (text: string, schemes: string[]) =>
  URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)) && new URL(text).hostname !== '';
const named = (schemes: string[]) => schemes.map((scheme) => `${scheme}://`).join(' o ');

/** An address with a host under one of the schemes. */
export const AddressSetting = (...schemes: string[]) =>
  check(
    'address',
    `debe ser una dirección ${named(schemes)} con un servidor; en el usuario y la clave, «@», «:», «/», «#» y «%» se escriben como %40, %3A, %2F, %23 y %25`,
    ofText((text) => hasScheme(text, schemes)),
  );

/** A bucket, alone or with a folder inside. */
export const BUCKET_ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.=-]+)*)\/?$/;
/** A folder, which becomes absolute, or an address of a bucket. */
export const ArchiveFolder = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && !value.includes('://') ? resolve(value) : value,
    ),
    check(
      'archive-folder',
      'debe ser una carpeta, o un bucket como s3://bucket o s3://bucket/carpeta',
      ofText((text) => !text.includes('://') || BUCKET_ADDRESS.test(text)),
    ),
  );

/** Whether it is scheme, host and port alone. */
export const isOrigin = (text: string): boolean =>
  hasScheme(text, ['http', 'https']) && new URL(text).origin === text.toLowerCase();

/** Public address of the product, without a path; a slash at the end is taken off. */
export const OriginSetting = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.replace(/\/$/, '') : value)),
    check('origin', 'debe ser una dirección http:// o https:// sin ruta', ofText(isOrigin)),
  );

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
/** An address that money depends on: over http only inside this machine. */
export const SafeAddress = () =>
  check(
    'safe-address',
    'debe ser una dirección https:// (http:// solo hacia esta misma máquina)',
    ofText(
      (text) => hasScheme(text, ['https']) || (hasScheme(text, ['http']) && LOOPBACK.test(new URL(text).hostname)),
    ),
  );

function isDatabaseAddress(text: string): boolean {
  try {
    return new ConnectionString(text).pathname.length > 1;
  } catch {
    return false;
  }
}
export const DatabaseAddress = () =>
  check(
    'database-address',
    'debe ser una dirección mongodb:// o mongodb+srv:// con el nombre de la base de datos tras el servidor; en el usuario y la clave, «@», «:», «/», «#» y «%» se escriben como %40, %3A, %2F, %23 y %25',
    ofText(isDatabaseAddress),
  );

const isMailAddress = (text: string) => isEmail(text, { require_tld: false });
/** One mail address, with or without the name that is shown. */
export const Sender = () =>
  check(
    'sender',
    'debe ser un correo, con o sin nombre delante',
    ofText((text) => {
      const [only, ...more] = addressParser(text);
      return more.length === 0 && only !== undefined && !('group' in only) && isMailAddress(only.address);
    }),
  );

/** Contact for push services: a mail address or a page. */
export const ContactSetting = () =>
  check(
    'contact',
    'debe ser mailto: con un correo, o una dirección https://',
    ofText((text) => hasScheme(text, ['https']) || (/^mailto:/.test(text) && isMailAddress(text.slice(7)))),
  );

/** A name or address of this machine on which to listen. */
export const Host = () =>
  check(
    'host',
    'debe ser una dirección IP o el nombre de una máquina, sin puerto',
    ofText((text) => isIP(text) > 0 || isFQDN(text, { require_tld: false })),
  );
