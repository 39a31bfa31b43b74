/** Installs a camera and a barcode reader in the browser; jsdom has neither. */
export function withCamera({ refused }: { refused?: string } = {}) {
  let seen: string[] = [];
  let running = 0;
  const open = () => {
    if (refused) return Promise.reject(new DOMException('', refused));
    running++;
    let on = true;
    // As in a browser, stopping a stopped track does nothing.
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
    /** Shows a code to the camera. */
    show: (code: string) => void (seen = [code]),
    /** Number of cameras that are on. */
    running: () => running,
    /** Removes both from the browser. */
    remove: () => {
      delete (globalThis as { BarcodeDetector?: unknown }).BarcodeDetector;
      delete (navigator as { mediaDevices?: unknown }).mediaDevices;
    },
  };
}
