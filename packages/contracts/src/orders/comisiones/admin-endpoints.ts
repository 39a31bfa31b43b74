import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { Meta } from '../../kernel/envelope';
import { idParams, pageQuery } from '../../kernel/fields';
import {
  CambioComisiones,
  Comisiones,
  ExcepcionComision,
  LiquidacionAdmin,
  liquidacionFilters,
  NuevaLiquidacion,
  PagoLiquidacion,
  SaldoTienda,
} from './admin-schemas';
import { Asiento } from './schemas';

const admin = { access: ['admin'] } as const;
const csv = { ...admin, method: 'GET', response: z.unknown(), binary: 'text/csv', limit: 20 } as const;
const ADMIN_COMISIONES = '/api/admin/comisiones';
const LIQUIDACIONES = '/api/admin/liquidaciones';

/** The platform's commissions and debts, and the payouts that settle them. */
export const comisionesAdmin = {
  rates: endpoint({
    ...admin,
    method: 'GET',
    path: ADMIN_COMISIONES,
    summary: 'Commissions of stores and workshops, exceptions and history',
    response: Comisiones,
  }),
  setRates: endpoint({
    ...admin,
    method: 'PUT',
    path: ADMIN_COMISIONES,
    summary: 'Change commissions; orders that are paid already keep theirs',
    reauth: true,
    body: CambioComisiones,
    response: Comisiones,
    errors: ['ESTADO_CAMBIO'],
  }),
  setStoreRate: endpoint({
    ...admin,
    method: 'PUT',
    path: `${ADMIN_COMISIONES}/tiendas/:id`,
    summary: "Set one store's own commission, or take it away",
    reauth: true,
    params: idParams,
    body: ExcepcionComision,
    response: Comisiones,
    errors: ['TIENDA_NO_ENCONTRADA'],
  }),
  exportRates: endpoint({
    ...csv,
    path: `${ADMIN_COMISIONES}/exportar`,
    summary: 'The stores with a commission of their own, as CSV',
  }),
  exportBalances: endpoint({
    ...csv,
    path: `${LIQUIDACIONES}/saldos/exportar`,
    summary: 'What is owed to each store, as CSV',
  }),
  export: endpoint({
    ...csv,
    path: `${LIQUIDACIONES}/exportar`,
    summary: 'The payouts that the filters leave, newest first, as CSV',
    query: z.object(liquidacionFilters),
  }),
  exportEntries: endpoint({
    ...csv,
    path: `${LIQUIDACIONES}/:id/exportar`,
    summary: 'The entries of one payout, oldest first, as CSV',
    params: idParams,
    errors: ['LIQUIDACION_NO_ENCONTRADA'],
  }),
  balances: endpoint({
    ...admin,
    method: 'GET',
    path: `${LIQUIDACIONES}/saldos`,
    summary: 'What is owed to each store, the largest amount first',
    query: z.object(pageQuery(20)),
    response: z.array(SaldoTienda),
    meta: Meta,
  }),
  list: endpoint({
    ...admin,
    method: 'GET',
    path: LIQUIDACIONES,
    summary: 'Payouts of all stores, newest first',
    query: z.object({ ...pageQuery(20), ...liquidacionFilters }),
    response: z.array(LiquidacionAdmin),
    meta: Meta,
  }),
  get: endpoint({
    ...admin,
    method: 'GET',
    path: `${LIQUIDACIONES}/:id`,
    summary: 'One payout with its entries',
    params: idParams,
    query: z.object(pageQuery(20)),
    response: z.object({ liquidacion: LiquidacionAdmin, asientos: z.array(Asiento) }),
    meta: Meta,
    errors: ['LIQUIDACION_NO_ENCONTRADA'],
  }),
  close: endpoint({
    ...admin,
    method: 'POST',
    path: LIQUIDACIONES,
    summary: 'Close what is ready of a store into a payout',
    body: NuevaLiquidacion,
    response: LiquidacionAdmin,
    status: 201,
    idempotent: true,
    errors: ['TIENDA_NO_ENCONTRADA', 'LIQUIDACION_SIN_SALDO'],
  }),
  pay: endpoint({
    ...admin,
    method: 'PUT',
    path: `${LIQUIDACIONES}/:id/pagar`,
    summary: 'Mark a payout as paid with the reference of its transfer',
    reauth: true,
    params: idParams,
    body: PagoLiquidacion,
    response: LiquidacionAdmin,
    errors: ['LIQUIDACION_NO_ENCONTRADA', 'LIQUIDACION_PAGADA'],
  }),
};
