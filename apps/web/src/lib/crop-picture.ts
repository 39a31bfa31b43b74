/** A part of a picture, in its own pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Longest side of what is sent: the largest stored width, and something for sharp screens. */
const MAX_SIDE = 1600;
const QUALITY = 0.9;

/** Loads a picture from an object URL, upright as the browser shows it; rejects when it cannot be read. */
const loadPicture = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The picture cannot be read'));
    image.src = url;
  });

/** Cuts a part out of a picture and makes it small enough to send, as JPEG. */
export async function cropPicture(url: string, area: CropArea): Promise<File> {
  const image = await loadPicture(url);
  const scale = Math.min(1, MAX_SIDE / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  // JPEG knows no transparency: without this it would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('The canvas gave no picture');
  return new File([blob], 'imagen.jpg', { type: 'image/jpeg' });
}

/** Below this many bytes a picture is sent as it is. */
const SMALL = 600_000;

/** A photo of a telephone made small enough to send; any other file, and one that cannot be read, as it is. */
export async function shrinkPicture(file: File): Promise<File> {
  // A GIF is drawn by hand and small; JPEG would cost it its transparency.
  if (!/^image\/(jpeg|png)$/.test(file.type) || file.size < SMALL) return file;
  const url = URL.createObjectURL(file);
  try {
    const { naturalWidth: width, naturalHeight: height } = await loadPicture(url);
    const small = await cropPicture(url, { x: 0, y: 0, width, height });
    return small.size < file.size ? new File([small], file.name.replace(/\.\w+$/, '.jpg'), { type: small.type }) : file;
  } catch {
    return file;
  } finally {
    URL.revokeObjectURL(url);
  }
}
