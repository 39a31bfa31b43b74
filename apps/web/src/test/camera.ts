/** A camera and a reader of codes where the browser has them; jsdom has neither. */
export function withCamera({ refused }: { refused?: string } = {}) {
  let seen: string[] = [];
  let running = 0;
  const open = () => {
    if (refused) return Promise.reject(new DOMException('', refused));
    running++;
    let on = true;
    // As in a browser, stopping what has stopped does nothing.
    const stop = () => {
      if (on) running--;
      on = false;
    };
    return Promise.resolve({ getTracks: () => [{ stop }] } as unknown as MediaStream);
  };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: open } });
  class BarcodeDetector {
    detect() {
      return Promise.resolve(seen.map((rawValue) => ({ rawValue })));
    }
  }
  Object.assign(globalThis, { BarcodeDetector });
  return {
    /** Holds a code before the camera. */
    show: (code: string) => void (seen = [code]),
    /** How many cameras are on. */
    running: () => running,
    /** The browser has neither any more. */
    remove: () => {
      delete (globalThis as { BarcodeDetector?: unknown }).BarcodeDetector;
      delete (navigator as { mediaDevices?: unknown }).mediaDevices;
    },
  };
}
