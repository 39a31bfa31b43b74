export interface StoredFile {
  content: Buffer;
  type: string;
}
export interface ListedFile {
  path: string;
  bytes: number;
}
/**
 * Storage of files; `path` is relative, with slashes. Work that `signal` aborts is given up. Throws StorageFull, StorageAway,
 * StorageRefused, or an unforeseen error.
 */
export interface StorageDriver {
  put(path: string, content: Buffer, type: string, signal?: AbortSignal): Promise<void>;
  get(path: string, signal?: AbortSignal): Promise<StoredFile | null>;
  delete(path: string, signal?: AbortSignal): Promise<void>;
  /** Every file with its size in bytes, in no order that means anything. */
  list(): AsyncIterable<ListedFile>;
  /** Removes what was begun before an instant and never finished, where something may be. */
  tidy?(before: Date): Promise<void>;
}
