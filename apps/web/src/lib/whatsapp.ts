import { normalizeTelefono } from '@tuerca/contracts/venezuela/identidad';

/** A chat with a number that begins with a text; null for a landline, which has none. */
export function whatsappHref(telefono: string | null | undefined, text: string): string | null {
  const mobile = telefono && normalizeTelefono(telefono, { movil: true });
  return mobile ? `https://wa.me/${mobile.slice(1)}?text=${encodeURIComponent(text)}` : null;
}
