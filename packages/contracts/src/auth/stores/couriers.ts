/** Carrier of a parcel; `propio` is the store's own delivery. */
export const COURIERS = ['mrw', 'zoom', 'tealca', 'domesa', 'propio', 'otro'] as const;
export type Courier = (typeof COURIERS)[number];
/** Label of each courier on screen. */
export const COURIER_LABELS: Record<Courier, string> = {
  mrw: 'MRW',
  zoom: 'Zoom',
  tealca: 'Tealca',
  domesa: 'Domesa',
  propio: 'Entrega propia',
  otro: 'Otra empresa',
};
