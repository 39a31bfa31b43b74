export interface StoredFile {
  content: Buffer;
  type: string;
}
export interface ListedFile {
  path: string;
  bytes: number;
}
/** Where files are kept; `path` is relative, with slashes. */
export interface StorageDriver {
  put(path: string, content: Buffer, type: string): Promise<void>;
  get(path: string): Promise<StoredFile | null>;
  delete(path: string): Promise<void>;
  /** Every file with its size in bytes, in no order that means anything. */
  list(): AsyncIterable<ListedFile>;
}
