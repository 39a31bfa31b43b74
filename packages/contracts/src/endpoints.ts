import { auth } from './auth';
import { cart } from './cart';
import { checkout } from './checkout';
import { comments } from './comments';
import type { AnyEndpoint } from './endpoint';
import { favorites } from './favorites';
import { garaje } from './garaje';
import { notifications } from './notifications';
import { orders } from './orders';
import { payments } from './payments';
import { preguntas } from './preguntas';
import { products } from './products';
import { search } from './search';
import { services } from './services';
import { stores, workshops } from './stores';
import { system } from './system';
import { users } from './users';

/** Every group of calls, by the tag under which the documentation lists it. The authorization matrix and the fuzzer walk this. */
export const ENDPOINTS: Record<string, Record<string, AnyEndpoint>> = {
  auth,
  users,
  products,
  preguntas,
  search,
  stores,
  workshops,
  services,
  comments,
  favorites,
  garaje,
  cart,
  checkout,
  payments,
  orders,
  notifications,
  system,
};
