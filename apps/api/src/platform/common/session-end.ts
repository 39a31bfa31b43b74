/** Bus topic under which ended sessions are told to every instance: sockets close, caches forget. */
export const SESSION_ENDED = 'session.ended';
export interface SessionEnd {
  userId: string;
  /** One session; absent: all of the user's but `except`. */
  sid?: string;
  except?: string;
}
