import type { Tienda } from '@tuerca/contracts/auth/stores/schemas';
import type { Taller } from '@tuerca/contracts/auth/workshops/schemas';
import { whatsappHref } from '@/lib/whatsapp';

export type BusinessKind = 'tienda' | 'taller';
/** A store or a workshop as the shared pieces draw it; `rubros` are its categorias or especialidades. */
export type Business = Omit<Tienda, 'nombreTienda' | 'categorias'> & {
  tipo: BusinessKind;
  nombre: string;
  rubros: string[];
  /** Days of the next week whose hours are not their weekday's; stores have none. */
  excepciones: Taller['excepciones'];
};
export type BusinessAddress = Business['direccion'];

export const fromStore = (tienda: Tienda): Business => ({
  ...tienda,
  tipo: 'tienda',
  nombre: tienda.nombreTienda,
  rubros: tienda.categorias,
  excepciones: [],
});
export const fromWorkshop = (taller: Taller): Business => ({
  ...taller,
  tipo: 'taller',
  nombre: taller.nombreTaller,
  rubros: taller.especialidades,
});

/** 'Valencia, Carabobo'; '' when neither is known. */
export const cityAndState = ({ ciudad, estado }: BusinessAddress): string =>
  [ciudad, estado].filter(Boolean).join(', ');

/** Latitude and longitude; null when they are not known ([0, 0] is what old clients send for that). */
export function coordinatesOf({ coordenadas }: BusinessAddress): { lat: number; lng: number } | null {
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
const words = (place: BusinessAddress) =>
  encodeURIComponent([place.calle, place.ciudad, place.estado, 'Venezuela'].filter(Boolean).join(', '));

const inQuery = (place: BusinessAddress) => {
  const at = coordinatesOf(place);
  return at ? `${at.lat}%2C${at.lng}` : words(place);
};

/** The place in Google Maps; phones open the application. */
export const mapHref = (place: BusinessAddress): string =>
  `https://www.google.com/maps/search/?api=1&query=${inQuery(place)}`;

/** The way there in Waze. */
export const wazeHref = (place: BusinessAddress): string =>
  `https://waze.com/ul?${coordinatesOf(place) ? 'll' : 'q'}=${inQuery(place)}&navigate=yes`;

/** The way there in Google Maps; phones open the application. */
export const directionsHref = (place: BusinessAddress): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${inQuery(place)}`;

/** A chat with the business that begins with what it is about; null for a landline, which has none. */
export const businessChat = (
  { telefono, nombre }: Pick<Business, 'telefono' | 'nombre'>,
  about = 'Te escribo desde Tuerca.',
): string | null => whatsappHref(telefono, `Hola, ${nombre}. ${about}`);
