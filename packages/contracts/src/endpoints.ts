import { auth } from './auth';
import { cart } from './cart';
import { checkout } from './checkout';
import { comments } from './comments';
import type { AnyEndpoint } from './endpoint';
import { favorites } from './favorites';
import { notifications } from './notifications';
import { orders } from './orders';
import { payments } from './payments';
import { products } from './products';
import { search } from './search';
import { services } from './services';
import { stores, workshops } from './stores';
import { system } from './system';

/** Every group of calls, by the tag under which the documentation lists it. The authorization matrix and the fuzzer walk this. */
export const ENDPOINTS: Record<string, Record<string, AnyEndpoint>> = { auth, products, search, stores, workshops, services, comments, favorites, cart, checkout, payments, orders, notifications, system };
