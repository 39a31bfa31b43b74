/** Bus topic under which ended sessions are told to every instance: sockets close, caches forget. */
export const SESSION_ENDED = 'session.ended';
/** Bus topic under which changed powers of an account are told: caches forget, and its sockets sign in again. */
export const POWERS_CHANGED = 'session.powers';
export interface SessionEnd {
  userId: string;
  /** One session; absent: all of the user's but `except`. */
  sid?: string;
  except?: string;
}
