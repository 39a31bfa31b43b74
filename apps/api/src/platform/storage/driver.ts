export interface StoredFile {
  content: Buffer;
  type: string;
}
/** Where files are kept; `path` is relative, with slashes. */
export interface StorageDriver {
  put(path: string, content: Buffer, type: string): Promise<void>;
  get(path: string): Promise<StoredFile | null>;
  delete(path: string): Promise<void>;
}
