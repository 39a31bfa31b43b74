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
        lazy: async () => ({ Component: (await import('@/pages/orders/store-home-page')).StoreHomePage }),
      },
      {
        path: '/tienda/hoy',
        lazy: async () => ({ Component: (await import('@/pages/orders/store-today-page')).StoreTodayPage }),
      },
      {
        path: '/tienda/lista/productos',
        lazy: async () => ({ Component: (await import('@/pages/products/own-products-page')).OwnProductsPage }),
      },
      {
        path: '/tienda/lista/productos/precios',
        lazy: async () => ({ Component: (await import('@/pages/products/own-prices-page')).OwnPricesPage }),
      },
      {
        path: '/tienda/lista/productos/importar',
        lazy: async () => ({
          Component: (await import('@/pages/products/product-imports-page')).ProductImportsPage,
        }),
      },
      {
        path: '/tienda/producto/formulario',
        lazy: async () => ({ Component: (await import('@/pages/products/product-form-page')).ProductFormPage }),
      },
      {
        path: '/tienda/producto/formulario/:id',
        lazy: async () => ({ Component: (await import('@/pages/products/product-form-page')).ProductFormPage }),
      },
      {
        path: '/tienda/gestion/inventario',
        lazy: async () => ({ Component: (await import('@/pages/products/inventory-page')).InventoryPage }),
      },
      {
        path: '/tienda/gestion/inventario/movimientos',
        lazy: async () => ({ Component: (await import('@/pages/products/movements-page')).MovementsPage }),
      },
      {
        path: '/tienda/ordenes',
        lazy: async () => ({ Component: (await import('@/pages/orders/store-orders-page')).StoreOrdersPage }),
      },
      {
        path: '/tienda/ordenes/:id',
        lazy: async () => ({ Component: (await import('@/pages/orders/store-order-page')).StoreOrderPage }),
      },
      {
        path: '/tienda/clientes',
        lazy: async () => ({
          Component: (await import('@/pages/orders/store-customers-page')).StoreCustomersPage,
        }),
      },
      {
        path: '/tienda/clientes/:id',
        lazy: async () => ({
          Component: (await import('@/pages/orders/store-customer-page')).StoreCustomerPage,
        }),
      },
      {
        path: '/tienda/solicitudes',
        lazy: async () => ({ Component: (await import('@/pages/cart/store-requests-page')).StoreRequestsPage }),
      },
      {
        path: '/tienda/solicitudes/:id',
        lazy: async () => ({ Component: (await import('@/pages/cart/store-request-page')).StoreRequestPage }),
      },
      {
        path: '/tienda/devoluciones',
        lazy: async () => ({ Component: (await import('@/pages/orders/store-returns-page')).StoreReturnsPage }),
      },
      {
        path: '/tienda/devoluciones/:id',
        lazy: async () => ({ Component: (await import('@/pages/orders/store-return-page')).StoreReturnPage }),
      },
      {
        path: '/tienda/que-se-vende',
        lazy: async () => ({ Component: (await import('@/pages/cart/demand-page')).DemandPage }),
      },
      {
        path: '/tienda/ingresos',
        lazy: async () => ({ Component: (await import('@/pages/orders/income-page')).IncomePage }),
      },
      {
        path: '/tienda/membresia',
        lazy: async () => ({ Component: (await import('@/pages/membresia/my-plan-page')).MyPlanPage }),
      },
      {
        path: '/tienda/ofertas',
        lazy: async () => ({
          Component: (await import('@/pages/products/store-promotions-page')).StorePromotionsPage,
        }),
      },
      {
        path: '/tienda/oferta/formulario/:id?',
        lazy: async () => ({
          Component: (await import('@/pages/products/promotion-form-page')).PromotionFormPage,
        }),
      },
      {
        path: '/tienda/entregas',
        lazy: async () => ({
          Component: (await import('@/pages/orders/store-delivery-page')).StoreDeliveryPage,
        }),
      },
      {
        path: '/tienda/equipo',
        lazy: async () => ({ Component: (await import('@/pages/auth/team-page')).StoreTeamPage }),
      },
      {
        path: '/tienda/configuracion',
        lazy: async () => ({
          Component: (await import('@/pages/auth/business-settings-page')).StoreSettingsPage,
        }),
      },
    ],
  }),
];
