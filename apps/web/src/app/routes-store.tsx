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
        lazy: async () => ({ Component: (await import('@/features/orders/store-home/store-home')).StoreHomePage }),
      },
      {
        path: '/tienda/hoy',
        lazy: async () => ({ Component: (await import('@/pages/orders/store-today-page')).StoreTodayPage }),
      },
      {
        path: '/tienda/lista/productos',
        lazy: async () => ({
          Component: (await import('@/features/products/own-products/own-products-view')).OwnProductsPage,
        }),
      },
      {
        path: '/tienda/lista/productos/precios',
        lazy: async () => ({
          Component: (await import('@/features/products/own-prices/own-prices-view')).OwnPricesPage,
        }),
      },
      {
        path: '/tienda/lista/productos/importar',
        lazy: async () => ({
          Component: (await import('@/features/products/product-imports/imports-view')).ProductImportsPage,
        }),
      },
      {
        path: '/tienda/producto/formulario',
        lazy: async () => ({
          Component: (await import('@/features/products/own-products/product-form-view')).ProductFormPage,
        }),
      },
      {
        path: '/tienda/producto/formulario/:id',
        lazy: async () => ({
          Component: (await import('@/features/products/own-products/product-form-view')).ProductFormPage,
        }),
      },
      {
        path: '/tienda/gestion/inventario',
        lazy: async () => ({
          Component: (await import('@/features/products/own-products/inventory-view')).InventoryPage,
        }),
      },
      {
        path: '/tienda/gestion/inventario/movimientos',
        lazy: async () => ({
          Component: (await import('@/features/products/own-products/movements-view')).MovementsPage,
        }),
      },
      {
        path: '/tienda/ordenes',
        lazy: async () => ({
          Component: (await import('@/features/orders/store-orders/store-orders-view')).StoreOrdersPage,
        }),
      },
      {
        path: '/tienda/ordenes/:id',
        lazy: async () => ({
          Component: (await import('@/features/orders/store-orders/store-order-view')).StoreOrderPage,
        }),
      },
      {
        path: '/tienda/clientes',
        lazy: async () => ({
          Component: (await import('@/features/orders/store-customers/customers-view')).StoreCustomersPage,
        }),
      },
      {
        path: '/tienda/clientes/:id',
        lazy: async () => ({
          Component: (await import('@/features/orders/store-customers/customer-profile')).StoreCustomerPage,
        }),
      },
      {
        path: '/tienda/solicitudes',
        lazy: async () => ({
          Component: (await import('@/features/cart/store-solicitudes/store-requests-view')).StoreRequestsPage,
        }),
      },
      {
        path: '/tienda/solicitudes/:id',
        lazy: async () => ({
          Component: (await import('@/features/cart/store-solicitudes/store-request-view')).StoreRequestPage,
        }),
      },
      {
        path: '/tienda/devoluciones',
        lazy: async () => ({
          Component: (await import('@/features/orders/store-devoluciones/store-returns-view')).StoreReturnsPage,
        }),
      },
      {
        path: '/tienda/devoluciones/:id',
        lazy: async () => ({
          Component: (await import('@/features/orders/store-devoluciones/store-return-view')).StoreReturnPage,
        }),
      },
      {
        path: '/tienda/que-se-vende',
        lazy: async () => ({ Component: (await import('@/features/cart/demanda/demand-view')).DemandPage }),
      },
      {
        path: '/tienda/ingresos',
        lazy: async () => ({ Component: (await import('@/features/orders/comisiones/income-view')).IncomePage }),
      },
      {
        path: '/tienda/membresia',
        lazy: async () => ({ Component: (await import('@/features/membresia/my-plan/my-plan-view')).MyPlanPage }),
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
          Component: (await import('@/features/products/store-promotions/promotion-form')).PromotionFormPage,
        }),
      },
      {
        path: '/tienda/entregas',
        lazy: async () => ({
          Component: (await import('@/features/auth/business-settings/delivery-settings')).StoreDeliveryPage,
        }),
      },
      {
        path: '/tienda/equipo',
        lazy: async () => ({ Component: (await import('@/features/auth/equipo/team-view')).StoreTeamPage }),
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
