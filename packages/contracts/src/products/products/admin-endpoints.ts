import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { idParams } from '../../kernel/fields';
import {
  MotivoOcultar,
  NuevoProductoTienda,
  OcultarProductos,
  ProductoAdmin,
  ProductoAdminMeta,
  ProductoAdminQuery,
  ProductoExportQuery,
} from './admin-schemas';
import { OwnProductoDetail } from './own-schemas';

const admin = { access: ['admin'] } as const;
const PATH = '/api/admin/productos';

/** Products of all stores in the hands of the administrators, who change and remove them by `products.update` and `.remove`. */
export const productosAdmin = {
  list: endpoint({
    ...admin,
    method: 'GET',
    path: PATH,
    summary: 'Products of all stores, newest first',
    query: ProductoAdminQuery,
    response: z.array(ProductoAdmin),
    meta: ProductoAdminMeta,
  }),
  export: endpoint({
    ...admin,
    method: 'GET',
    path: `${PATH}/exportar`,
    summary: 'The products that the filters leave, as CSV',
    query: ProductoExportQuery,
    response: z.unknown(),
    binary: 'text/csv',
  }),
  get: endpoint({
    ...admin,
    method: 'GET',
    path: `${PATH}/:id`,
    summary: 'One product as administrators list it, withdrawn ones included',
    params: idParams,
    response: ProductoAdmin,
    errors: ['PRODUCTO_NO_ENCONTRADO'],
  }),
  create: endpoint({
    ...admin,
    method: 'POST',
    path: PATH,
    summary: 'Put a product on sale for a store',
    body: NuevoProductoTienda,
    response: OwnProductoDetail,
    status: 201,
    idempotent: true,
    errors: ['TIENDA_NO_ENCONTRADA'],
  }),
  hideMany: endpoint({
    ...admin,
    method: 'PUT',
    path: `${PATH}/ocultar`,
    summary: 'Hide several products; those that are hidden already are left out of the count',
    body: OcultarProductos,
    response: z.object({ ocultos: z.number().int() }),
  }),
  hide: endpoint({
    ...admin,
    method: 'PUT',
    path: `${PATH}/:id/ocultar`,
    summary: 'Hide a product, whatever its store says',
    params: idParams,
    body: z.object({ motivo: MotivoOcultar }),
    response: ProductoAdmin,
    errors: ['PRODUCTO_NO_ENCONTRADO', 'PRODUCTO_OCULTADO'],
  }),
  show: endpoint({
    ...admin,
    method: 'PUT',
    path: `${PATH}/:id/mostrar`,
    summary: 'Let a hidden product be shown again',
    params: idParams,
    response: ProductoAdmin,
    errors: ['PRODUCTO_NO_ENCONTRADO', 'PRODUCTO_OCULTADO'],
  }),
};
