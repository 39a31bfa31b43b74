const KIB = 1024;
const MIB = 1024 * KIB;

/**
 * Every limit of the sockets, each with its reason. LIMITE_FACTOR multiplies those on sockets, frames a minute and bytes, for load
 * tests; what one frame may be, and times, stay.
 */

/**
 * Of one frame: ws's own defaults let one socket hold hundreds of megabytes in fragments. A peer that does not answer a close
 * is dropped after `closeTimeout` milliseconds (by default 30 s, in which it still counts).
 */
export const FRAME_LIMITS = { maxPayload: 64 * KIB, maxFragments: 64, maxBufferedChunks: 256, closeTimeout: 2000 };

export const SOCKETS = {
  /** Devices and tabs of one person. */
  perUser: 10,
  /** People of one office or one mobile carrier's address. */
  perAddress: 100,
  /** 300 MiB at some 25 KiB each. */
  perProcess: 12_000,
  /** Not signed in yet: they have 5 s, so that this admits 200 a second. */
  unsigned: 1000,
};

/** Of one socket; typing comes once per keystroke. */
export const FRAMES_PER_MINUTE = 600;

/** Incoming frames are read no faster than they are handled: beyond a limit the socket is paused, and TCP holds its peer back. */
export const INBOUND = {
  /** A device that was offline flushes 100 messages of 4,000 characters without waiting, then goes on at the rate. */
  burst: 512 * KIB,
  bytesPerSecond: 64 * KIB,
  /** Before signing in: a token is some 500 bytes. */
  unsigned: 64 * KIB,
  /** Waiting to be handled: four of the largest frames. */
  perSocket: 256 * KIB,
  perUser: MIB,
  perAddress: 4 * MIB,
  /** Beyond it nobody's frames are read until some are handled, and new sockets are refused. */
  perProcess: 32 * MIB,
  /** Bytes that a waiting frame takes besides its text. */
  overhead: 512,
  /** Milliseconds beyond its own limits after which a socket is closed: nobody types that much. */
  patience: 30_000,
};

/** Limits of bytes that a peer has not read yet. */
export const OUTBOUND = {
  /** Beyond it a socket gets no more frames that are of no use later. */
  slow: 64 * KIB,
  /** Beyond it the socket is dropped; its client comes back and reads what it missed. */
  perSocket: MIB,
  /** Beyond it the slowest are dropped. */
  perProcess: 64 * MIB,
  overhead: 128,
};
