/** No room for what is written; what was written of it is gone again. */
export class StorageFull extends Error {}

/** The storage does not answer, not in time, or not now. */
export class StorageAway extends Error {}

/** It answers, and will not: a wrong key, a bucket that is not there. */
export class StorageRefused extends Error {}

/** No block left, none left for this user, or a file longer than this process may write. */
const FULL_CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Whether a disk has no room for what was written. */
export const isDiskFull = (error: unknown): boolean => FULL_CODES.has((error as NodeJS.ErrnoException).code ?? '');
