/** A field of a multipart form that takes files. */
export interface FileField {
  /** Most files in one call; at least one is required, unless it is optional. */
  max: number;
  /** It may stay empty; a call whose file fields are all optional takes JSON, too. */
  optional?: true;
  /** Media types accepted. The bytes decide, never the name or the type that the sender claims. */
  types: readonly string[];
  /** Largest size of one file, in bytes. */
  maxBytes: number;
  /** Message for a missing file, where it is no picture. */
  missing?: string;
  /** Too large for memory: written to a file until the answer is sent. */
  isLarge?: true;
}
