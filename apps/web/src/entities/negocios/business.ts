import type { Taller, Tienda } from '@tuerca/contracts/stores';
import { normalizarTelefono } from '@tuerca/contracts/identidad';

export type BusinessKind = 'tienda' | 'taller';
/** A store or a workshop as the shared pieces draw it; `rubros` are its categorias or especialidades. */
export type Business = Omit<Tienda, 'nombreTienda' | 'categorias'> & {
  tipo: BusinessKind;
  nombre: string;
  rubros: string[];
};
export type Place = Business['direccion'];

export const fromStore = (tienda: Tienda): Business => ({
  ...tienda,
  tipo: 'tienda',
  nombre: tienda.nombreTienda,
  rubros: tienda.categorias,
});
export const fromWorkshop = (taller: Taller): Business => ({
  ...taller,
  tipo: 'taller',
  nombre: taller.nombreTaller,
  rubros: taller.especialidades,
});

/** 'Valencia, Carabobo'; '' when neither is known. */
export const cityAndState = ({ ciudad, estado }: Place): string => [ciudad, estado].filter(Boolean).join(', ');

/** Latitude and longitude; null when they are not known ([0, 0] is what old clients send for that). */
export function coordinatesOf({ coordenadas }: Place): { lat: number; lng: number } | null {
  const [lng, lat] = coordenadas ?? [];
  if (
    lng === undefined ||
    lat === undefined ||
    !Number.isFinite(lng) ||
    !Number.isFinite(lat) ||
    (lng === 0 && lat === 0)
  )
    return null;
  return { lat, lng };
}

// Without coordinates the address in words finds at least the town.
const words = (direccion: Place) =>
  encodeURIComponent([direccion.calle, direccion.ciudad, direccion.estado, 'Venezuela'].filter(Boolean).join(', '));

/** The place on a real map. */
export function mapHref(direccion: Place): string {
  const at = coordinatesOf(direccion);
  return at
    ? `https://www.openstreetmap.org/?mlat=${at.lat}&mlon=${at.lng}#map=17/${at.lat}/${at.lng}`
    : `https://www.openstreetmap.org/search?query=${words(direccion)}`;
}

/** The way there; phones open it in their maps application. */
export function directionsHref(direccion: Place): string {
  const at = coordinatesOf(direccion);
  return `https://www.google.com/maps/dir/?api=1&destination=${at ? `${at.lat}%2C${at.lng}` : words(direccion)}`;
}

/** A chat with the business; null for a landline, which has none. */
export function whatsappHref({ telefono, nombre }: Pick<Business, 'telefono' | 'nombre'>): string | null {
  const movil = telefono && normalizarTelefono(telefono, { movil: true });
  return movil
    ? `https://wa.me/${movil.slice(1)}?text=${encodeURIComponent(`Hola, ${nombre}. Te escribo desde Tuerca.`)}`
    : null;
}
