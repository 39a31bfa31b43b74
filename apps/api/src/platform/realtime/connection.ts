import { WebSocket } from 'ws';
import type { CurrentUser } from '../common/current-user';

/** A frame of either side: always an object with a type; what else it holds, its type says. */
export type Frame = { type: string } & Record<string, unknown>;

const LATIDO = 30_000;
const SIN_RESPUESTA = 15_000;
const MINUTO = 60_000;
/** Unsent bytes beyond which a socket that does not read is dropped. */
const ATRASO_MAX = 1024 * 1024;

/** Close codes that the web knows: 4401 sign in again, 4429 too many, 1012 come back in a moment. */
export const CIERRE = { sesion: 4401, demasiado: 4429, reinicio: 1012 } as const;

/** One socket: its user once she has signed in, its heartbeat, and its frames one after the other, in the order sent. */
export class Connection {
  user?: CurrentUser;
  private ultimoLatido = Date.now();
  private espera = false;
  private cola: Promise<void> = Promise.resolve();
  private enCola = 0;
  private ventana = { desde: 0, cuenta: 0 };

  constructor(
    readonly socket: WebSocket,
    readonly ip: string,
  ) {
    socket.on('pong', () => (this.espera = false));
  }

  send(frame: Frame): void {
    this.sendText(JSON.stringify(frame));
  }

  /** Sends what is already text, so that one frame for many is written once. */
  sendText(texto: string): void {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    if (this.socket.bufferedAmount > ATRASO_MAX) return this.socket.terminate();
    this.socket.send(texto);
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  /** Pings after 30 s, drops a peer that has not answered 15 s later. */
  beat(ahora: number): void {
    const desde = ahora - this.ultimoLatido;
    if (this.espera && desde >= SIN_RESPUESTA) return this.socket.terminate();
    if (desde < LATIDO || this.socket.readyState !== WebSocket.OPEN) return;
    this.ultimoLatido = ahora;
    this.espera = true;
    this.socket.ping();
  }

  /** Runs work after all that came before on this socket; `max` waiting or `max` a minute are too many: false. */
  enqueue(work: () => Promise<void>, max: number): boolean {
    const ahora = Date.now();
    if (ahora - this.ventana.desde >= MINUTO) this.ventana = { desde: ahora, cuenta: 0 };
    if (++this.ventana.cuenta > max || this.enCola >= max) return false;
    this.enCola++;
    this.cola = this.cola.then(work).finally(() => this.enCola--);
    return true;
  }
}
