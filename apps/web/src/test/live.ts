import { act } from '@testing-library/react';
import type { Frame, Socket } from '@/lib/realtime';
import { realtime } from '@/lib/use-realtime';

/** Gives the pages of one test a socket server that signs everybody in, silent for `quietMs`; setup.ts removes it again. */
export function goLive(quietMs = 0) {
  const sent: Frame[] = [];
  const opened: Socket[] = [];
  class FakeSocket implements Socket {
    onopen: Socket['onopen'] = null;
    onmessage: Socket['onmessage'] = null;
    onclose: Socket['onclose'] = null;
    onerror: Socket['onerror'] = null;

    constructor() {
      opened.push(this);
      queueMicrotask(() => this.onopen?.());
    }

    send(text: string) {
      const frame = JSON.parse(text) as Frame;
      if (frame.type !== 'auth') return void sent.push(frame);
      queueMicrotask(() => this.onmessage?.({ data: JSON.stringify({ type: 'auth', success: true, quietMs }) }));
    }

    close() {}
  }
  Object.assign(globalThis, { WebSocket: FakeSocket });
  return {
    /** Frames that the page has sent. */
    sent,
    isReady: () => realtime.getState() === 'ready',
    /** Sends a frame to the page. */
    say: (frame: Frame) => act(() => opened.at(-1)!.onmessage!({ data: JSON.stringify(frame) })),
    /** Closes the connection. */
    cut: (code = 1006) => act(() => opened.at(-1)!.onclose!({ code })),
  };
}

/** The frame that announces a change of `subject`. */
export const changed = (subject: string): Frame => ({ type: 'system', action: 'changed', data: { subject } });
