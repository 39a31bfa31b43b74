/** Caller of a request, as far as the request tells. */
export interface Visitor {
  ip: string;
  userAgent: string;
  /** Value of the known-device cookie, if there is one. */
  device?: string;
}
