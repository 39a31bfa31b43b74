// XML 1.0 has no way to write these signs; spreadsheets write them as _x0007_.
// eslint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };
const code = (sign: string) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** A text as it stands in the XML of a sheet. */
export const escapeXlsx = (text: string): string =>
  text
    .replace(/_(?=x[0-9A-F]{4}_)/gi, '_x005F_')
    .replace(/[\s\S]/gu, (sign) => (UNWRITABLE.test(sign) && sign.length === 1 ? code(sign) : sign))
    .replace(/[&<>"\r]/g, (sign) => ENTITIES[sign]!);
