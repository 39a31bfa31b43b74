/** Adds picture decoding to jsdom: every picture decodes to `width` x `height`, and a canvas gives an empty JPEG. */
export function decodePictures(width: number, height: number): void {
  Object.defineProperties(HTMLImageElement.prototype, {
    naturalWidth: { get: () => width, configurable: true },
    naturalHeight: { get: () => height, configurable: true },
    complete: { get: () => true, configurable: true },
    src: {
      configurable: true,
      get(this: HTMLImageElement) {
        return this.getAttribute('src') ?? '';
      },
      set(this: HTMLImageElement, url: string) {
        this.setAttribute('src', url);
        setTimeout(() => this.dispatchEvent(new Event('load')));
      },
    },
  });
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => context,
    toBlob: (done: BlobCallback, type: string) => done(new Blob(['x'], { type })),
  });
}
