/** Bus topic under which ended sessions are told to every instance: sockets close, caches forget. */
export const SESION_TERMINADA = 'sesion.terminada';
export interface SesionTerminada {
  userId: string;
  /** One session; absent: all of the user's but `except`. */
  sid?: string;
  except?: string;
}
