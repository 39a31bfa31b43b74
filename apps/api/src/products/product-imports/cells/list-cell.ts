import { truncate } from '@tuerca/contracts/kernel/text';
import { ROW_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import type { NuevoProducto } from '@tuerca/contracts/products/products/form';
import { CellError } from './cell-error';

type Vehicle = NuevoProducto['compatibilidad'][number];
const SHOWN = 60;
const ITEM = ';';

/** A backslash before every sign that separates, so that a text may hold it. */
const escape = (text: string, signs: string): string =>
  [...text].map((sign) => (sign === '\\' || signs.includes(sign) ? `\\${sign}` : sign)).join('');

/** Pieces of a text between separators; escapes stay for a further split. */
function split(text: string, separator: string, max = Infinity): string[] {
  const pieces = [''];
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '\\' && i + 1 < text.length) pieces[pieces.length - 1] += text[i]! + text[++i]!;
    else if (text[i] === separator && pieces.length < max) pieces.push('');
    else pieces[pieces.length - 1] += text[i]!;
  }
  return pieces;
}
const unescape = (piece: string): string => piece.trim().replace(/\\([\s\S])/g, '$1');
const items = (text: string): string[] => split(text, ITEM).filter((item) => item.trim() !== '');

/** 'Tornillo; Tuerca', as `readList` reads it. */
export const writeList = (list: readonly string[]): string => list.map((item) => escape(item, ITEM)).join('; ');

/** Entries of a cell between semicolons, without empty ones. */
export const readList = (text: string): string[] => items(text).map(unescape);

/** 'Garantía = 3 meses; Rosca = 3/4-16', as `readSpecifications` reads it. */
export const writeSpecifications = (specifications: Record<string, string>): string =>
  Object.entries(specifications)
    .map(([name, value]) => `${escape(name, `=${ITEM}`)} = ${escape(value, ITEM)}`)
    .join('; ');

/** 'Garantía = 3 meses; Rosca = 3/4-16'. Throws CellError. */
export function readSpecifications(text: string): Record<string, string> {
  const found = new Map<string, string>();
  for (const item of items(text)) {
    const [name, value] = split(item, '=', 2).map(unescape);
    if (!name || value === undefined) throw new CellError(ROW_MESSAGES.specification(truncate(item.trim(), SHOWN)));
    if (found.has(name)) throw new CellError(ROW_MESSAGES.repeatedSpecification(truncate(name, SHOWN)));
    found.set(name, value);
  }
  return Object.fromEntries(found);
}

const writeYears = ({ anioDesde, anioHasta }: Vehicle): string =>
  anioDesde === anioHasta ? String(anioDesde ?? '') : `${anioDesde ?? ''}-${anioHasta ?? ''}`;

/** 'Toyota | Corolla | 2009-2014 | 1.8', as `readVehicles` reads it. */
export const writeVehicles = (vehicles: readonly Vehicle[]): string =>
  vehicles
    .map((vehicle) => {
      const parts = [vehicle.marca, vehicle.modelo, writeYears(vehicle), vehicle.motor ?? ''];
      while (parts.at(-1) === '') parts.pop();
      return parts.map((part) => escape(part, `|${ITEM}`)).join(' | ');
    })
    .join('; ');

/** 'Toyota | Corolla | 2009-2014 | 1.8; Toyota | Yaris | 2006-': brand, model, years and engine of each vehicle. Throws CellError. */
export function readVehicles(text: string): Vehicle[] {
  return items(text).map((item) => {
    const [marca = '', modelo = '', years = '', motor = '', ...rest] = split(item, '|').map(unescape);
    const range = /^(\d{4})?\s*([-–])?\s*(\d{4})?$/.exec(years);
    if (!marca || !modelo || rest.length || !range || (range[3] && !range[2]))
      throw new CellError(ROW_MESSAGES.vehicle(truncate(item.trim(), SHOWN)));
    const [from, until] = [range[1], range[2] ? range[3] : range[1]].map((year) => (year ? Number(year) : null));
    return { marca, modelo, anioDesde: from!, anioHasta: until!, motor: motor || null };
  });
}
