import type { Readable } from 'node:stream';

/** Size, type and validators of a file, known without reading it. */
export interface FileFacts {
  /** Bytes of the whole file. */
  size: number;
  /** Media type. */
  type: string;
  /** Strong validator, in quotes. */
  etag: string;
  modified: Date;
}
/** First and last byte of a part, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}
/** A file and its bytes, or those of the range that was asked for, as they come. Whoever does not read to the end destroys `content`. */
export interface OpenFile extends FileFacts {
  content: Readable;
}
/** `range` lies inside the file; `signal` ends the opening, and the reading until its owner lets go of it. */
export interface ReadOptions {
  range?: ByteRange;
  signal?: AbortSignal;
}
export interface ListedFile {
  path: string;
  bytes: number;
}
/**
 * Storage of files; `path` is relative, with slashes. Work that `signal` aborts is given up. Throws StorageFull, StorageAway,
 * StorageRefused, or an unforeseen error; what is read may break off with the same.
 */
export interface StorageDriver {
  put(path: string, content: Buffer, type: string, signal?: AbortSignal): Promise<void>;
  /** Null when there is no such file. */
  stat(path: string, signal?: AbortSignal): Promise<FileFacts | null>;
  /** Null when there is no such file. Memory does not grow with the file. */
  open(path: string, options?: ReadOptions): Promise<OpenFile | null>;
  delete(path: string, signal?: AbortSignal): Promise<void>;
  /** Every file with its size in bytes, in no order that means anything. */
  list(): AsyncIterable<ListedFile>;
  /** Removes what was begun before an instant and never finished, where something may be. */
  tidy?(before: Date): Promise<void>;
}
