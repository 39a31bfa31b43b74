/** Options to find or start a database; every field has a default. */
export interface StartOptions {
  /** Persistent data; left out, a throwaway folder that stop() removes. */
  dataDir?: string;
  /** TCP port on 127.0.0.1; 0 (the default) takes any free one. */
  port?: number;
  /** A server that already runs; default: the environment's MONGODB_URI. */
  uri?: string;
  /** Cache of the unpacked engine; default TUERCA_CACHE or ~/.cache/tuerca/mongo. */
  cacheDir?: string;
  /** Receives progress in Spanish, one line at a time. */
  onProgress?: (line: string) => void;
  /** 'auto' prefers a real mongod and falls back to DocumentDB. */
  engine?: 'auto' | 'mongod' | 'documentdb';
}

/** A running database and the handles to end it, break it and bring it back. */
export interface Mongo {
  uri: string;
  engine: 'externo' | 'mongod' | 'documentdb';
  /** Ends everything this process started and removes throwaway data. */
  stop(): Promise<void>;
  /** SIGKILL for crash tests; the data stays for restart(). */
  kill(): Promise<void>;
  /** After kill(): same port, same data. */
  restart(): Promise<void>;
}

export type Progress = (line: string) => void;
