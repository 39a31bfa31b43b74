import { act, waitFor } from '@testing-library/react';
import type { Frame } from '@/lib/realtime';
import { realtime } from '@/lib/use-realtime';

/** Fake server of the page's socket: records its frames, sends frames to it, and signs everybody in. */
export class LiveSocket {
  readonly sent: Frame[] = [];
  /** Whether new sockets can connect. */
  reachable = true;
  private current: { onmessage: ((event: { data: unknown }) => void) | null; close: (code?: number) => void } | null =
    null;

  constructor() {
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    const live = this;
    class Page {
      onopen: (() => void) | null = null;
      onmessage: ((event: { data: unknown }) => void) | null = null;
      onclose: ((event: { code: number }) => void) | null = null;
      onerror: (() => void) | null = null;
      constructor() {
        live.current = this;
        setTimeout(() => (live.reachable ? this.onopen?.() : this.onclose?.({ code: 1006 })));
      }
      send(text: string) {
        const frame = JSON.parse(text) as Frame;
        if (frame.type !== 'auth') return void live.sent.push(frame);
        setTimeout(() => this.onmessage?.({ data: JSON.stringify({ type: 'auth', success: true }) }));
      }
      close(code = 1006) {
        this.onclose?.({ code });
      }
    }
    Object.assign(globalThis, { WebSocket: Page });
  }

  /** Resolves when the page has signed in. */
  ready = () => waitFor(() => expect(realtime.getState()).toBe('ready'));

  /** Sends a frame to the page. */
  receive = (frame: Frame) => act(async () => this.current?.onmessage?.({ data: JSON.stringify(frame) }));

  /** Closes the connection; the page reconnects by itself. */
  lose = () => act(async () => this.current?.close());

  /** The frames of an action that the page has sent. */
  of = (action: string) => this.sent.filter((frame) => frame.action === action);

  /** Resolves to the newest frame of an action, once there are `count`. */
  async sends(action: string, count = 1): Promise<Frame> {
    await waitFor(() => expect(this.of(action)).toHaveLength(count));
    return this.of(action).at(-1)!;
  }

  end(): void {
    realtime.stop();
    Object.assign(globalThis, { WebSocket: undefined });
  }
}
