import type { Tienda } from '@tuerca/contracts/stores/schemas';
import type { Taller } from '@tuerca/contracts/workshops/schemas';
import { normalizeTelefono } from '@tuerca/contracts/venezuela/identidad';

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

const inQuery = (direccion: Place) => {
  const at = coordinatesOf(direccion);
  return at ? `${at.lat}%2C${at.lng}` : words(direccion);
};

/** The place in Google Maps; phones open the application. */
export const mapHref = (direccion: Place): string =>
  `https://www.google.com/maps/search/?api=1&query=${inQuery(direccion)}`;

/** The way there in Waze. */
export const wazeHref = (direccion: Place): string =>
  `https://waze.com/ul?${coordinatesOf(direccion) ? 'll' : 'q'}=${inQuery(direccion)}&navigate=yes`;

/** The way there in Google Maps; phones open the application. */
export const directionsHref = (direccion: Place): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${inQuery(direccion)}`;

/** A chat with the business; null for a landline, which has none. */
export function whatsappHref({ telefono, nombre }: Pick<Business, 'telefono' | 'nombre'>): string | null {
  const movil = telefono && normalizeTelefono(telefono, { movil: true });
  return movil
    ? `https://wa.me/${movil.slice(1)}?text=${encodeURIComponent(`Hola, ${nombre}. Te escribo desde Tuerca.`)}`
    : null;
}
