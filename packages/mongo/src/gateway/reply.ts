import type { Document } from 'bson';

/** An answer: the engine's own bytes handed through, or a document of ours. */
export type Reply = Buffer | Document;
