import { endpoint } from '../kernel/endpoint';
import { EstadisticasTienda } from './schemas';
import { Hoy } from './today';

/** The first screen of a store's office. */
export const storeDashboard = {
  stats: endpoint({
    method: 'GET',
    path: '/api/stores/dashboard-stats',
    access: ['store'],
    summary: 'My store in figures: this month against the one before, what is to be done, inventory, six months',
    response: EstadisticasTienda,
  }),
  today: endpoint({
    method: 'GET',
    path: '/api/stores/hoy',
    access: ['store'],
    summary: 'What my store has to prepare, to send, to answer and to restock, the most urgent first',
    response: Hoy,
  }),
};
