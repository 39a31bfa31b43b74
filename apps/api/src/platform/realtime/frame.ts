import { type ErrorCode, ERRORS } from '@tuerca/contracts/errors';

/** A frame of either side: always an object with a type; what else it holds, its type says. */
export type SocketFrame = { type: string } & Record<string, unknown>;

/** Parses a message of a socket; null for binary data and for anything but an object with a type. */
export function parseFrame(data: unknown): SocketFrame | null {
  if (typeof data !== 'string') return null;
  try {
    const frame = JSON.parse(data) as SocketFrame | null;
    return frame && !Array.isArray(frame) && typeof frame.type === 'string' ? frame : null;
  } catch {
    return null;
  }
}

/** An error as a frame; `message` replaces the catalogue's sentence by a more precise one. */
export const errorFrame = (code: ErrorCode, message: string = ERRORS[code].message): SocketFrame => ({
  type: 'error',
  code,
  message,
});
