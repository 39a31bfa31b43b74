import type { Document } from 'bson';
import { CommandError } from './errors';

const CANNOT_CREATE_INDEX = 67;
const INVALID_OPTION = 197;
const OF_ID_INDEX = new Set(['key', 'name', 'ns', 'v', 'collation']);

/** Throws for an index that MongoDB refuses to build and the engine builds. */
export function refuseIndex(index: Document): void {
  const key = (index['key'] ?? {}) as Document;
  const isIdIndex = Object.keys(key).join() === '_id' && Math.abs(Number(key['_id'])) === 1;
  const option = isIdIndex && Object.keys(index).find((name) => !OF_ID_INDEX.has(name));
  if (option)
    throw new CommandError(INVALID_OPTION, `The field '${option}' is not valid for an _id index specification.`);
  if (index['sparse'] && index['partialFilterExpression'] !== undefined)
    throw new CommandError(CANNOT_CREATE_INDEX, 'cannot mix "partialFilterExpression" and "sparse" options');
}
