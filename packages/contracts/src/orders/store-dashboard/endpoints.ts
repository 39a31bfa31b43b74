import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { ManyOrdersQuery } from '../orders/inputs';
import { EstadisticasTienda } from './schemas';
import { Hoy } from './today';

const paper = {
  method: 'GET',
  access: ['store'],
  query: ManyOrdersQuery,
  response: z.unknown(),
  binary: 'application/pdf',
  errors: ['ESTADO_CAMBIO', 'NO_ENCONTRADO'],
  // Drawing fifty labels keeps a processor busy for a good second.
  limit: 20,
} as const;

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
    capability: 'pedidos',
    summary: 'What my store has to prepare, to send, to hand over, to answer and to restock, the most urgent first',
    response: Hoy,
  }),
  labels: endpoint({
    ...paper,
    path: '/api/orders/etiquetas',
    capability: 'preparacion',
    summary:
      'Labels of many orders of my store, paid or to be paid at the pick-up, as PDF: four on a page, each with a QR that leads to its order',
  }),
  pickingList: endpoint({
    ...paper,
    path: '/api/orders/lista-de-preparacion',
    capability: 'preparacion',
    summary:
      'What to take from the shelves for many orders of my store, paid or to be paid at the pick-up, as PDF: by product and by order',
  }),
};
