import { endpoint } from '../kernel/endpoint';
import { EstadisticasTienda } from './schemas';

/** The first screen of a store's office. */
export const storeDashboard = {
  stats: endpoint({
    method: 'GET',
    path: '/api/stores/dashboard-stats',
    access: ['store'],
    summary: 'My store in figures: this month against the one before, what is to be done, inventory, six months',
    response: EstadisticasTienda,
  }),
};
