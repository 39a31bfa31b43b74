import mongoose from 'mongoose';

/*
 * Conditions of a filter that a repository means. The connection's sanitizeFilter makes an equality of any other object in a
 * filter, so that an operator that a caller sent finds nothing. Several operators on one field: `mongoose.trusted`; a filter with
 * branches: `trustFilter`.
 */
export const $in = <T>(values: readonly T[]) => mongoose.trusted({ $in: [...values] });
export const $nin = <T>(values: readonly T[]) => mongoose.trusted({ $nin: [...values] });
export const $ne = <T>(value: T) => mongoose.trusted({ $ne: value });
export const $gt = <T>(value: T) => mongoose.trusted({ $gt: value });
export const $gte = <T>(value: T) => mongoose.trusted({ $gte: value });
export const $lt = <T>(value: T) => mongoose.trusted({ $lt: value });
export const $lte = <T>(value: T) => mongoose.trusted({ $lte: value });
export const $exists = (exists: boolean) => mongoose.trusted({ $exists: exists });
export const $size = (size: number) => mongoose.trusted({ $size: size });
