/** Place in which archives are kept. */
export interface ArchivePlace {
  /** For people. */
  readonly address: string;
  /** Folder in which an archive is written, and found after it was fetched, under its name. */
  readonly folder: string;
  /** Keeps what was written in the folder; whole when it resolves. */
  keep(name: string): Promise<void>;
  /** Brings an archive into the folder; false when it is not there. */
  fetch(name: string): Promise<boolean>;
  /** Takes out of the folder what was fetched. */
  release(name: string): Promise<void>;
  /** Removes an archive; one that is not there is no error. */
  forget(name: string): Promise<void>;
  /** Names of all archives, in order. */
  list(): Promise<string[]>;
}
