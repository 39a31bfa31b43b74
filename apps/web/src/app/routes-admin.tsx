import type { RouteObject } from 'react-router-dom';
import { inPanel } from './panel-route';
import { RequireRole } from './require-role';

/** Stores, workshops, products and offers of the platform. */
const SELLERS: RouteObject[] = [
  {
    path: '/admin/tiendas',
    lazy: async () => ({ Component: (await import('@/features/admin/sellers/sellers-view')).AdminStoresPage }),
  },
  {
    path: '/admin/tiendas/:id',
    lazy: async () => ({ Component: (await import('@/pages/admin/admin-store-page')).AdminStorePage }),
  },
  {
    path: '/admin/talleres',
    lazy: async () => ({ Component: (await import('@/features/admin/sellers/sellers-view')).AdminWorkshopsPage }),
  },
  {
    path: '/admin/talleres/:id',
    lazy: async () => ({ Component: (await import('@/pages/admin/admin-workshop-page')).AdminWorkshopPage }),
  },
  {
    path: '/admin/productos',
    lazy: async () => ({
      Component: (await import('@/features/products/admin-products/products-view')).AdminProductsPage,
    }),
  },
  {
    path: '/admin/productos/nuevo',
    lazy: async () => ({
      Component: (await import('@/features/products/admin-products/new-product-view')).AdminNewProductPage,
    }),
  },
  {
    path: '/admin/productos/:id',
    lazy: async () => ({
      Component: (await import('@/features/products/admin-products/product-view')).AdminProductPage,
    }),
  },
  {
    path: '/admin/ofertas',
    lazy: async () => ({ Component: (await import('@/features/products/campaigns/campaigns-view')).CampaignsPage }),
  },
  {
    path: '/admin/ofertas/nueva',
    lazy: async () => ({ Component: (await import('@/features/products/campaigns/campaign-form')).CampaignFormPage }),
  },
  {
    path: '/admin/ofertas/:id',
    lazy: async () => ({ Component: (await import('@/features/products/campaigns/campaign-form')).CampaignFormPage }),
  },
];

const COMISIONES: RouteObject[] = [
  {
    path: '/admin/comisiones',
    lazy: async () => ({ Component: (await import('@/features/orders/comisiones/rates-view')).RatesPage }),
  },
  {
    path: '/admin/liquidaciones',
    lazy: async () => ({ Component: (await import('@/features/orders/comisiones/admin-payouts-view')).PayoutsPage }),
  },
  {
    path: '/admin/liquidaciones/:id',
    lazy: async () => ({ Component: (await import('@/features/orders/comisiones/admin-payout-detail')).PayoutPage }),
  },
];

/** The verification queue and the statements of the bank. */
const PAYMENTS: RouteObject[] = [
  {
    path: '/admin/pagos',
    lazy: async () => ({ Component: (await import('@/features/payments/admin-payments/queue-view')).PaymentsPage }),
  },
  {
    path: '/admin/pagos/conciliacion',
    lazy: async () => ({
      Component: (await import('@/features/payments/admin-payments/reconciliation-view')).ReconciliationPage,
    }),
  },
  {
    path: '/admin/pagos/:id',
    lazy: async () => ({
      Component: (await import('@/features/payments/admin-payments/payment-view')).AdminPaymentPage,
    }),
  },
];

/** The administrators' office. */
export const adminRoutes: RouteObject[] = [
  inPanel({
    element: <RequireRole roles={['admin']} />,
    children: [
      {
        path: '/admin/catalogos',
        lazy: async () => ({ Component: (await import('@/features/platform/catalogos/catalogos-view')).CatalogosPage }),
      },
      ...COMISIONES,
      ...SELLERS,
      ...PAYMENTS,
      {
        path: '/admin/auditoria',
        lazy: async () => ({ Component: (await import('@/features/platform/audit/audit-view')).AuditPage }),
      },
      {
        path: '/admin/configuracion/sistema',
        lazy: async () => ({ Component: (await import('@/features/platform/system-config/config-view')).ConfigPage }),
      },
      {
        path: '/admin/notificaciones',
        lazy: async () => ({
          Component: (await import('@/features/chats/notifications/notices-view')).NotificationsPage,
        }),
      },
      {
        path: '/admin/estado',
        lazy: async () => ({ Component: (await import('@/features/platform/system-status/status-view')).StatusPage }),
      },
      {
        path: '/admin',
        lazy: async () => ({ Component: (await import('@/features/admin/home/admin-home')).AdminHomePage }),
      },
      {
        path: '/admin/administracion/usuarios',
        lazy: async () => ({ Component: (await import('@/features/admin/users/users-view')).UsersPage }),
      },
      {
        path: '/admin/administracion/usuarios/nuevo',
        lazy: async () => ({ Component: (await import('@/features/admin/users/new-user-form')).NewUserPage }),
      },
      {
        path: '/admin/administracion/usuarios/:id',
        lazy: async () => ({ Component: (await import('@/pages/admin/user-page')).UserPage }),
      },
      {
        path: '/admin/administracion/usuarios/:id/editar',
        lazy: async () => ({ Component: (await import('@/features/admin/users/edit-user-form')).EditUserPage }),
      },
      {
        path: '/admin/por-resolver',
        lazy: async () => ({ Component: (await import('@/features/admin/asuntos/asuntos-view')).AsuntosPage }),
      },
      {
        path: '/admin/por-resolver/:id',
        lazy: async () => ({ Component: (await import('@/features/admin/asuntos/asunto-view')).AsuntoPage }),
      },
      {
        path: '/admin/reportes',
        lazy: async () => ({ Component: (await import('@/features/platform/reportes/reports-view')).ReportsPage }),
      },
      {
        path: '/admin/reportes/:id',
        lazy: async () => ({ Component: (await import('@/features/platform/reportes/report-detail')).ReportPage }),
      },
      {
        path: '/admin/comentarios',
        lazy: async () => ({
          Component: (await import('@/features/products/moderation/moderation-view')).CommentsPage,
        }),
      },
      {
        path: '/admin/pedidos',
        lazy: async () => ({
          Component: (await import('@/features/orders/admin-orders/admin-orders-view')).AdminOrdersPage,
        }),
      },
      {
        path: '/admin/pedidos/:id',
        lazy: async () => ({ Component: (await import('@/features/orders/admin-orders/admin-order-view')).OrderPage }),
      },
      {
        path: '/admin/gestion/membresia',
        lazy: async () => ({
          Component: (await import('@/features/membresia/plans/memberships-view')).MembershipsPage,
        }),
      },
    ],
  }),
];
