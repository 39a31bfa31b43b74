import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import proxyAddr from '@fastify/proxy-addr';
import { HttpAdapterHost } from '@nestjs/core';
import { ERRORS } from '@tuerca/contracts/errors';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { SessionVerifier } from '../common/current-user';
import { Environment } from '../config/environment';
import { isOwnOrigin } from '../http/origin';
import { CIERRE, Connection, type Frame } from './connection';
import { RealtimeService } from './realtime.service';

const PLAZO_AUTH = 5_000;
const REVISION = 5_000;
const DESPEDIDA = 2_000;
const POR_IP = 100;
/** Frames a minute and socket; typing comes once per keystroke. */
const POR_MINUTO = 600;
/** ws's own defaults let one socket hold hundreds of megabytes in fragments. */
const LIMITES = { maxPayload: 64 * 1024, maxFragments: 64, maxBufferedChunks: 256 };

/** The socket at /ws: first frame {type: 'auth', token}, then frames for the handlers that domains have set. */
@Injectable()
export class GatewayService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Realtime');
  private readonly server = new WebSocketServer({ noServer: true, perMessageDeflate: false, ...LIMITES });
  private readonly todas = new Set<Connection>();
  private readonly porIp = new Map<string, number>();
  private latido?: NodeJS.Timeout;
  private cerrando = false;
  private readonly isTrustedProxy: (address: string, hop: number) => boolean;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly sessions: SessionVerifier,
    private readonly realtime: RealtimeService,
    private readonly env: Environment,
  ) {
    this.isTrustedProxy = proxyAddr.compile(env.TRUSTED_PROXIES);
  }

  onApplicationBootstrap(): void {
    const http = this.host.httpAdapter.getHttpServer() as Server;
    http.on('upgrade', (req, socket, head) => this.upgrade(req, socket, head));
    this.latido = setInterval(() => this.todas.forEach((connection) => connection.beat(Date.now())), REVISION).unref();
  }

  /** Closes every socket with 1012: the specification's client comes back after it, and not after 1001. */
  async beforeApplicationShutdown(): Promise<void> {
    this.cerrando = true;
    clearInterval(this.latido);
    const cerradas = [...this.todas].map(
      (connection) => new Promise((resolve) => connection.socket.once('close', resolve)),
    );
    for (const connection of this.todas) connection.close(CIERRE.reinicio, 'El servidor se reinicia');
    let tope: NodeJS.Timeout | undefined;
    await Promise.race([Promise.all(cerradas), new Promise((resolve) => (tope = setTimeout(resolve, DESPEDIDA)))]);
    clearTimeout(tope);
    for (const connection of this.todas) connection.socket.terminate();
  }

  private upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void {
    const refuse = (linea: string) => socket.end(`HTTP/1.1 ${linea}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    socket.on('error', () => socket.destroy());
    if (this.cerrando) return void refuse('503 Service Unavailable');
    if (!/^\/ws(\?|$)/.test(req.url ?? '')) return void refuse('404 Not Found');
    if (!isOwnOrigin(req.headers, this.env.PUBLIC_URL)) return void refuse('403 Forbidden');
    const ip = proxyAddr(req, this.isTrustedProxy);
    if ((this.porIp.get(ip) ?? 0) >= POR_IP * this.env.LIMITE_FACTOR) return void refuse('429 Too Many Requests');
    this.server.handleUpgrade(req, socket, head, (ws) => this.accept(ws, ip));
  }

  private accept(ws: WebSocket, ip: string): void {
    const connection = new Connection(ws, ip);
    this.todas.add(connection);
    this.porIp.set(ip, (this.porIp.get(ip) ?? 0) + 1);
    const plazo = setTimeout(() => connection.close(CIERRE.sesion, 'Falta iniciar sesión'), PLAZO_AUTH);
    ws.on('message', (datos, binario) => {
      const work = () => this.receive(connection, datos, binario, plazo);
      if (!connection.enqueue(work, POR_MINUTO * this.env.LIMITE_FACTOR))
        connection.close(CIERRE.demasiado, 'Demasiados mensajes');
    });
    // Broken frames: ws closes by itself, with the code that fits.
    ws.on('error', () => undefined);
    ws.once('close', () => {
      clearTimeout(plazo);
      this.todas.delete(connection);
      this.realtime.leave(connection);
      const quedan = (this.porIp.get(ip) ?? 1) - 1;
      if (quedan > 0) this.porIp.set(ip, quedan);
      else this.porIp.delete(ip);
    });
  }

  private async receive(
    connection: Connection,
    datos: RawData,
    binario: boolean,
    plazo: NodeJS.Timeout,
  ): Promise<void> {
    const frame = binario ? null : parseFrame(String(datos));
    try {
      if (!frame)
        return connection.send({ type: 'error', code: 'JSON_INVALIDO', message: ERRORS.JSON_INVALIDO.message });
      if (frame.type === 'auth') return await this.authenticate(connection, frame, plazo);
      if (!connection.user)
        return connection.send({ type: 'error', code: 'SESION_REQUERIDA', message: ERRORS.SESION_REQUERIDA.message });
      const handler = this.realtime.handlerOf(frame.type);
      if (!handler)
        return connection.send({ type: 'error', code: 'NO_ENCONTRADO', message: 'No reconocemos este mensaje.' });
      await handler(connection.user, frame, (respuesta) => connection.send(respuesta));
    } catch (error) {
      this.fail(connection, error);
    }
  }

  private async authenticate(connection: Connection, { token }: Frame, plazo: NodeJS.Timeout): Promise<void> {
    if (connection.user) return connection.send({ type: 'auth', success: true });
    const user = typeof token === 'string' ? await this.sessions.verify(token) : null;
    if (!user) {
      connection.send({ type: 'auth', success: false, message: ERRORS.SESION_VENCIDA.message });
      return connection.close(CIERRE.sesion, 'Sesión no válida');
    }
    // It may have closed while the token was looked at.
    if (!this.todas.has(connection)) return;
    if (!this.realtime.join(connection, user)) return connection.close(CIERRE.demasiado, 'Demasiadas conexiones');
    clearTimeout(plazo);
    connection.send({ type: 'auth', success: true });
  }

  private fail(connection: Connection, error: unknown): void {
    const { code, message, status } = (error ?? {}) as { code?: string; message?: string; status?: number };
    if (status && status < 500) return connection.send({ type: 'error', code, message });
    this.log.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    connection.send({ type: 'error', code: 'ERROR_INTERNO', message: ERRORS.ERROR_INTERNO.message });
  }
}

function parseFrame(texto: string): Frame | null {
  try {
    const frame = JSON.parse(texto) as unknown;
    return frame && typeof frame === 'object' && !Array.isArray(frame) && typeof (frame as Frame).type === 'string'
      ? (frame as Frame)
      : null;
  } catch {
    return null;
  }
}
