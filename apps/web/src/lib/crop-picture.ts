import { IMAGE_MESSAGES } from '@tuerca/contracts/platform/uploads/messages';
import { IMAGE_TYPES, MAX_IMAGE_BYTES } from '@tuerca/contracts/platform/uploads/rules';

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

/** Cuts the largest part in the middle of a picture, of `aspect` (width divided by height). */
export async function cropMiddle(file: File, aspect: number): Promise<File> {
  const url = URL.createObjectURL(file);
  try {
    const { naturalWidth, naturalHeight } = await loadPicture(url);
    const width = Math.min(naturalWidth, naturalHeight * aspect);
    const height = width / aspect;
    const area = { x: (naturalWidth - width) / 2, y: (naturalHeight - height) / 2, width, height };
    return await cropPicture(url, area);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Below this many bytes a picture is sent as it is. */
const SMALL = 600_000;

/** A photo of a telephone made small enough to send; any other file, and one that cannot be read, as it is. */
export async function shrinkPicture(file: File): Promise<File> {
  // A GIF is drawn by hand and small; JPEG would cost it its transparency.
  if (!/^image\/(jpeg|png|webp)$/.test(file.type) || file.size < SMALL) return file;
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

/** Pictures as they are sent, or the sentence about the first that cannot be: of another kind, unreadable here, too heavy. */
export async function picturesToSend(files: readonly File[]): Promise<File[] | string> {
  const small: File[] = [];
  for (const file of files) {
    if (!IMAGE_TYPES.some((type) => type === file.type)) return `${file.name}: ${IMAGE_MESSAGES.wrongType}`;
    const next = await shrinkPicture(file);
    // Too heavy although it was to be made small: this device cannot read it.
    if (next.size > MAX_IMAGE_BYTES)
      return file.type === 'image/gif' ? IMAGE_MESSAGES.tooHeavy : IMAGE_MESSAGES.unreadable(file.name);
    small.push(next);
  }
  return small;
}
