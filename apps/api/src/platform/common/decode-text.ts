/** Characters of the bytes 0x80 to 0x9F in Windows-1252; a blank for a byte without one. Some releases of Node decode them as Latin-1. */
const WINDOWS_1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
/** Bytes that tell whether a file without a mark is UTF-16. */
const SAMPLE = 2000;

type Utf16 = 'utf-16le' | 'utf-16be';

/** The kind of UTF-16 that a file says it is by its mark, or by its zeros: European letters have one each. */
function utf16Of(content: Uint8Array): Utf16 | null {
  if (content[0] === 0xff && content[1] === 0xfe) return 'utf-16le';
  if (content[0] === 0xfe && content[1] === 0xff) return 'utf-16be';
  const sample = content.subarray(0, SAMPLE);
  const zeros = [0, 0];
  for (const [i, byte] of sample.entries()) if (byte === 0) zeros[i % 2]!++;
  if (zeros[0]! + zeros[1]! < sample.length / 4) return null;
  return zeros[1]! > zeros[0]! ? 'utf-16le' : 'utf-16be';
}

function fatal(content: Uint8Array, encoding: 'utf-8' | Utf16): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch {
    return null;
  }
}

function decodeWindows1252(content: Uint8Array): string | null {
  // Letters of UTF-8 beside broken ones: read as Windows-1252 the good ones would turn into 'Ã±'.
  const lossy = new TextDecoder().decode(content);
  const broken = lossy.split('\ufffd').length - 1;
  // eslint-disable-next-line no-control-regex
  const foreign = lossy.replace(/[\u0000-\u007f\ufffd]/g, '').length;
  if (foreign > broken) return null;
  const latin = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('latin1');

  const text = latin.replace(/[\u0080-\u009f]/g, (sign) => WINDOWS_1252[sign.charCodeAt(0) - 0x80]!.replace(' ', '\0'));
  // eslint-disable-next-line no-control-regex
  return /[\u0001-\u0008\u000e-\u0019\u001b-\u001f]/.test(text) ? null : text;
}

/**
 * The text of a file in UTF-8 or UTF-16, with or without its mark, or in Windows-1252, as old programs write; null for what is
 * no text or mixes encodings.
 */
export function decodeText(content: Uint8Array): string | null {
  const utf16 = utf16Of(content);
  const text = utf16 ? fatal(content, utf16) : (fatal(content, 'utf-8') ?? decodeWindows1252(content));
  // Programs of DOS end a file with 0x1A.
  const whole = text?.endsWith('\u001a') ? text.slice(0, -1) : text;
  return whole?.includes('\0') ? null : whole;
}
