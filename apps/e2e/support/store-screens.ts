import { expect } from '@playwright/test';
import { at, type Screen, settled, then } from './screens';

/** Screens of the demo's store, with half a year of sales behind it. It has signed in. */
export const storeScreens = (): Screen[] => [
  at('tienda', '/tienda'),
  at('tienda-pedidos', '/tienda/ordenes'),
  then('tienda-pedido', '/tienda/ordenes', async (shopper) => {
    await shopper.page
      .getByRole('link', { name: /^Ver detalle del pedido/ })
      .first()
      .click();
    await expect(shopper.heading(/^Pedido T/)).toBeVisible();
    await settled(shopper);
  }),
  at('tienda-mensajes', '/mensajes'),
  at('tienda-devoluciones', '/tienda/devoluciones'),
  at('tienda-solicitudes', '/tienda/solicitudes'),
  at('tienda-productos', '/tienda/lista/productos'),
  then('tienda-producto-errores', '/tienda/producto/formulario', async (shopper) => {
    await shopper.button('Publicar producto').click();
    await shopper.isTold('El nombre del producto es obligatorio');
  }),
  at('tienda-importar', '/tienda/lista/productos/importar'),
  at('tienda-inventario', '/tienda/gestion/inventario'),
  at('tienda-movimientos', '/tienda/gestion/inventario/movimientos'),
  at('tienda-equipo', '/tienda/equipo'),
  at('tienda-ofertas', '/tienda/ofertas'),
  at('tienda-oferta', '/tienda/oferta/formulario'),
  at('tienda-clientes', '/tienda/clientes'),
  at('tienda-ingresos', '/tienda/ingresos'),
  at('tienda-que-se-vende', '/tienda/que-se-vende'),
  at('tienda-lo-que-buscan', '/tienda/que-se-vende?vista=buscan'),
  at('tienda-reponer', '/tienda/que-se-vende?vista=reponer'),
  at('tienda-configuracion', '/tienda/configuracion'),
];
