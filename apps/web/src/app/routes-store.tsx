import type { RouteObject } from 'react-router-dom';
import { inPanel } from './panel-route';
import { RequireRole } from './require-role';

/** The store's office. */
export const storeRoutes: RouteObject[] = [
  inPanel({
    element: <RequireRole roles={['store']} />,
    children: [
      {
        path: '/tienda',
        lazy: async () => ({ Component: (await import('../pages/store-home/store-home-page')).StoreHomePage }),
      },
      {
        path: '/tienda/hoy',
        lazy: async () => ({ Component: (await import('../pages/store-today/store-today-page')).StoreTodayPage }),
      },
      {
        path: '/tienda/lista/productos',
        lazy: async () => ({ Component: (await import('../pages/own-products/own-products-page')).OwnProductsPage }),
      },
      {
        path: '/tienda/lista/productos/precios',
        lazy: async () => ({ Component: (await import('../pages/own-prices/own-prices-page')).OwnPricesPage }),
      },
      {
        path: '/tienda/lista/productos/importar',
        lazy: async () => ({
          Component: (await import('../pages/product-imports/product-imports-page')).ProductImportsPage,
        }),
      },
      {
        path: '/tienda/producto/formulario',
        lazy: async () => ({ Component: (await import('../pages/own-products/product-form-page')).ProductFormPage }),
      },
      {
        path: '/tienda/producto/formulario/:id',
        lazy: async () => ({ Component: (await import('../pages/own-products/product-form-page')).ProductFormPage }),
      },
      {
        path: '/tienda/gestion/inventario',
        lazy: async () => ({ Component: (await import('../pages/own-products/inventory-page')).InventoryPage }),
      },
      {
        path: '/tienda/gestion/inventario/movimientos',
        lazy: async () => ({ Component: (await import('../pages/own-products/movements-page')).MovementsPage }),
      },
      {
        path: '/tienda/ordenes',
        lazy: async () => ({ Component: (await import('../pages/store-orders/store-orders-page')).StoreOrdersPage }),
      },
      {
        path: '/tienda/ordenes/:id',
        lazy: async () => ({ Component: (await import('../pages/store-orders/store-order-page')).StoreOrderPage }),
      },
      {
        path: '/tienda/clientes',
        lazy: async () => ({
          Component: (await import('../pages/store-customers/store-customers-page')).StoreCustomersPage,
        }),
      },
      {
        path: '/tienda/clientes/:id',
        lazy: async () => ({
          Component: (await import('../pages/store-customers/store-customer-page')).StoreCustomerPage,
        }),
      },
      {
        path: '/tienda/solicitudes',
        lazy: async () => ({ Component: (await import('../pages/solicitudes/store-requests-page')).StoreRequestsPage }),
      },
      {
        path: '/tienda/solicitudes/:id',
        lazy: async () => ({ Component: (await import('../pages/solicitudes/store-request-page')).StoreRequestPage }),
      },
      {
        path: '/tienda/devoluciones',
        lazy: async () => ({ Component: (await import('../pages/devoluciones/store-returns-page')).StoreReturnsPage }),
      },
      {
        path: '/tienda/devoluciones/:id',
        lazy: async () => ({ Component: (await import('../pages/devoluciones/store-return-page')).StoreReturnPage }),
      },
      {
        path: '/tienda/que-se-vende',
        lazy: async () => ({ Component: (await import('../pages/demanda/demand-page')).DemandPage }),
      },
      {
        path: '/tienda/ingresos',
        lazy: async () => ({ Component: (await import('../pages/comisiones/income-page')).IncomePage }),
      },
      {
        path: '/tienda/membresia',
        lazy: async () => ({ Component: (await import('../pages/my-plan/my-plan-page')).MyPlanPage }),
      },
      {
        path: '/tienda/ofertas',
        lazy: async () => ({
          Component: (await import('../pages/store-promotions/store-promotions-page')).StorePromotionsPage,
        }),
      },
      {
        path: '/tienda/oferta/formulario/:id?',
        lazy: async () => ({
          Component: (await import('../pages/store-promotions/promotion-form-page')).PromotionFormPage,
        }),
      },
      {
        path: '/tienda/entregas',
        lazy: async () => ({
          Component: (await import('../pages/store-delivery/store-delivery-page')).StoreDeliveryPage,
        }),
      },
      {
        path: '/tienda/equipo',
        lazy: async () => ({ Component: (await import('../pages/equipo/team-page')).StoreTeamPage }),
      },
      {
        path: '/tienda/configuracion',
        lazy: async () => ({
          Component: (await import('../pages/business-settings/business-settings-page')).StoreSettingsPage,
        }),
      },
    ],
  }),
];
