export interface Download {
  name: string;
  file: Blob;
}

/** Records the page's downloads, in order; jsdom can neither keep a Blob under an address nor save it. */
export function watchDownloads(): Download[] {
  const files = new Map<string, Blob>();
  const downloads: Download[] = [];
  let count = 0;
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      const url = `blob:${location.origin}/${++count}`;
      files.set(url, file);
      return url;
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const file = files.get(this.href);
    if (file) downloads.push({ name: this.download, file });
  });
  return downloads;
}
