import type { RouteObject } from 'react-router-dom';
import { inPanel } from './panel-route';
import { RequireRole } from './require-role';

/** Stores, workshops, products and offers of the platform. */
const SELLERS: RouteObject[] = [
  {
    path: '/admin/tiendas',
    lazy: async () => ({ Component: (await import('@/pages/admin/admin-stores-page')).AdminStoresPage }),
  },
  {
    path: '/admin/tiendas/:id',
    lazy: async () => ({ Component: (await import('@/pages/admin/admin-store-page')).AdminStorePage }),
  },
  {
    path: '/admin/talleres',
    lazy: async () => ({ Component: (await import('@/pages/admin/admin-workshops-page')).AdminWorkshopsPage }),
  },
  {
    path: '/admin/talleres/:id',
    lazy: async () => ({ Component: (await import('@/pages/admin/admin-workshop-page')).AdminWorkshopPage }),
  },
  {
    path: '/admin/productos',
    lazy: async () => ({ Component: (await import('@/pages/products/admin-products-page')).AdminProductsPage }),
  },
  {
    path: '/admin/productos/nuevo',
    lazy: async () => ({
      Component: (await import('@/pages/products/admin-new-product-page')).AdminNewProductPage,
    }),
  },
  {
    path: '/admin/productos/:id',
    lazy: async () => ({ Component: (await import('@/pages/products/admin-product-page')).AdminProductPage }),
  },
  {
    path: '/admin/ofertas',
    lazy: async () => ({ Component: (await import('@/pages/products/campaigns-page')).CampaignsPage }),
  },
  {
    path: '/admin/ofertas/nueva',
    lazy: async () => ({ Component: (await import('@/pages/products/campaign-form-page')).CampaignFormPage }),
  },
  {
    path: '/admin/ofertas/:id',
    lazy: async () => ({ Component: (await import('@/pages/products/campaign-form-page')).CampaignFormPage }),
  },
];

const COMISIONES: RouteObject[] = [
  {
    path: '/admin/comisiones',
    lazy: async () => ({ Component: (await import('@/pages/orders/rates-page')).RatesPage }),
  },
  {
    path: '/admin/liquidaciones',
    lazy: async () => ({ Component: (await import('@/pages/orders/payouts-page')).PayoutsPage }),
  },
  {
    path: '/admin/liquidaciones/:id',
    lazy: async () => ({ Component: (await import('@/pages/orders/payout-page')).PayoutPage }),
  },
];

/** The verification queue and the statements of the bank. */
const PAYMENTS: RouteObject[] = [
  {
    path: '/admin/pagos',
    lazy: async () => ({ Component: (await import('@/pages/payments/payments-page')).PaymentsPage }),
  },
  {
    path: '/admin/pagos/conciliacion',
    lazy: async () => ({ Component: (await import('@/pages/payments/reconciliation-page')).ReconciliationPage }),
  },
  {
    path: '/admin/pagos/:id',
    lazy: async () => ({ Component: (await import('@/pages/payments/payment-page')).PaymentPage }),
  },
];

/** The administrators' office. */
export const adminRoutes: RouteObject[] = [
  inPanel({
    element: <RequireRole roles={['admin']} />,
    children: [
      {
        path: '/admin/catalogos',
        lazy: async () => ({ Component: (await import('@/pages/platform/catalogos-page')).CatalogosPage }),
      },
      ...COMISIONES,
      ...SELLERS,
      ...PAYMENTS,
      {
        path: '/admin/auditoria',
        lazy: async () => ({ Component: (await import('@/pages/platform/audit-page')).AuditPage }),
      },
      {
        path: '/admin/configuracion/sistema',
        lazy: async () => ({ Component: (await import('@/pages/platform/config-page')).ConfigPage }),
      },
      {
        path: '/admin/estado',
        lazy: async () => ({ Component: (await import('@/pages/platform/status-page')).StatusPage }),
      },
      {
        path: '/admin',
        lazy: async () => ({ Component: (await import('@/pages/admin/admin-home-page')).AdminHomePage }),
      },
      {
        path: '/admin/administracion/usuarios',
        lazy: async () => ({ Component: (await import('@/pages/admin/users-page')).UsersPage }),
      },
      {
        path: '/admin/administracion/usuarios/nuevo',
        lazy: async () => ({ Component: (await import('@/pages/admin/new-user-page')).NewUserPage }),
      },
      {
        path: '/admin/administracion/usuarios/:id',
        lazy: async () => ({ Component: (await import('@/pages/admin/user-page')).UserPage }),
      },
      {
        path: '/admin/administracion/usuarios/:id/editar',
        lazy: async () => ({ Component: (await import('@/pages/admin/edit-user-page')).EditUserPage }),
      },
      {
        path: '/admin/por-resolver',
        lazy: async () => ({ Component: (await import('@/pages/admin/asuntos-page')).AsuntosPage }),
      },
      {
        path: '/admin/por-resolver/:id',
        lazy: async () => ({ Component: (await import('@/pages/admin/asunto-page')).AsuntoPage }),
      },
      {
        path: '/admin/reportes',
        lazy: async () => ({ Component: (await import('@/pages/platform/reports-page')).ReportsPage }),
      },
      {
        path: '/admin/reportes/:id',
        lazy: async () => ({ Component: (await import('@/pages/platform/report-page')).ReportPage }),
      },
      {
        path: '/admin/comentarios',
        lazy: async () => ({ Component: (await import('@/pages/products/comments-page')).CommentsPage }),
      },
      {
        path: '/admin/pedidos',
        lazy: async () => ({ Component: (await import('@/pages/orders/admin-orders-page')).OrdersPage }),
      },
      {
        path: '/admin/pedidos/:id',
        lazy: async () => ({ Component: (await import('@/pages/orders/admin-order-page')).OrderPage }),
      },
      {
        path: '/admin/gestion/membresia',
        lazy: async () => ({ Component: (await import('@/pages/membresia/memberships-page')).MembershipsPage }),
      },
    ],
  }),
];
