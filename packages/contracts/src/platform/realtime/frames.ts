/** Sent to every socket when announcements between instances were lost: data on screen are to be read again. */
export const RESYNC_FRAME = { type: 'system', action: 'resync' } as const;

/** The answer to a good `auth` frame. */
export interface WelcomeFrame {
  type: 'auth';
  success: true;
  /** Milliseconds without an announcement to this account: data read since then are current. */
  quietMs: number;
}
