/**
 * The rooms of the house, highest first, with the domains inside, highest first: nothing imports what stands above it.
 * A room without domains is one itself. API, contracts and web read this table; `pages/` and the demo stand above it.
 */
const ROOMS = {
  admin: [],
  chats: ['notifications', 'chats'],
  cart: ['checkout', 'instalaciones', 'demanda', 'solicitudes', 'cart', 'client-dashboard', 'mano-de-obra'],
  citas: ['hojas', 'presupuestos', 'citas'],
  orders: ['store-dashboard', 'comisiones', 'devoluciones', 'orders'],
  products: [
    'profiles',
    'comments',
    'preguntas',
    'favorites',
    'campaigns',
    'product-imports',
    'catalogue',
    'search',
    'promotions',
    'services',
    'products',
  ],
  membresia: [],
  payments: ['payments', 'payment-methods'],
  auth: ['equipo', 'auth', 'stores', 'workshops', 'negocios', 'users', 'garaje'],
  platform: [],
};
exports.ROOMS = ROOMS;
/** Paths of all domains under a source folder, highest first. */
exports.domainsOf = (rooms) =>
  Object.entries(rooms).flatMap(([room, inside]) => (inside.length ? inside.map((name) => `${room}/${name}`) : [room]));

/**
 * One rule per place: it imports from none of those before it in `places`.
 * @param {{ name: string, source: string, places: string[], comment: string, except?: (place: string) => string[], pathNot?: string | string[] }} table
 */
exports.floorRules = ({ name, source, places, comment, except = () => [], pathNot }) =>
  places.slice(1).map((place, i) => ({
    name: `${name}-${place}`,
    comment,
    severity: 'error',
    from: { path: `${source}/${place}/`, pathNot },
    to: { path: `${source}/(${places.slice(0, i + 1).join('|')})/`, pathNot: except(place) },
  }));
