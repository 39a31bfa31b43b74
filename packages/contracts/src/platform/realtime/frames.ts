/** Sent to every socket when announcements between instances were lost: read again what is on screen. */
export const RESYNC_FRAME = { type: 'system', action: 'resync' } as const;

/** The answer to a good `auth` frame. */
export interface WelcomeFrame {
  type: 'auth';
  success: true;
  /** For how many milliseconds nothing has been told to who signed in: what was read since then is as it stands. */
  quietMs: number;
}
