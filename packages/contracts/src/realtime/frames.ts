/** Sent to every socket when announcements between instances were lost: read again what is on screen. */
export const RESYNC_FRAME = { type: 'system', action: 'resync' } as const;
