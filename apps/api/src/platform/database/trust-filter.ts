import mongoose from 'mongoose';

const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);

/**
 * Marks a filter's operators as meant, at every depth, so that sanitizeFilter lets them through. Only for filters that a
 * repository builds itself from typed values; whatever a caller may have nested into them would pass too.
 */
export function trustFilter<T extends object>(filter: T): T {
  for (const value of Object.values(filter)) if (isPlain(value)) mongoose.trusted(trustFilter(value));
  return filter;
}
