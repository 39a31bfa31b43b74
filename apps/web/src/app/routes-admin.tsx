import type { RouteObject } from 'react-router-dom';
import { inPanel } from './panel-route';
import { RequireRole } from './require-role';

/** Stores, workshops, products and offers of the platform. */
const SELLERS: RouteObject[] = [
  {
    path: '/admin/tiendas',
    lazy: async () => ({ Component: (await import('../pages/admin-sellers/admin-stores-page')).AdminStoresPage }),
  },
  {
    path: '/admin/tiendas/:id',
    lazy: async () => ({ Component: (await import('../pages/admin-sellers/admin-store-page')).AdminStorePage }),
  },
  {
    path: '/admin/talleres',
    lazy: async () => ({ Component: (await import('../pages/admin-sellers/admin-workshops-page')).AdminWorkshopsPage }),
  },
  {
    path: '/admin/talleres/:id',
    lazy: async () => ({ Component: (await import('../pages/admin-sellers/admin-workshop-page')).AdminWorkshopPage }),
  },
  {
    path: '/admin/productos',
    lazy: async () => ({ Component: (await import('../pages/admin-products/admin-products-page')).AdminProductsPage }),
  },
  {
    path: '/admin/productos/nuevo',
    lazy: async () => ({
      Component: (await import('../pages/admin-products/admin-new-product-page')).AdminNewProductPage,
    }),
  },
  {
    path: '/admin/productos/:id',
    lazy: async () => ({ Component: (await import('../pages/admin-products/admin-product-page')).AdminProductPage }),
  },
  {
    path: '/admin/ofertas',
    lazy: async () => ({ Component: (await import('../pages/campaigns/campaigns-page')).CampaignsPage }),
  },
  {
    path: '/admin/ofertas/nueva',
    lazy: async () => ({ Component: (await import('../pages/campaigns/campaign-form-page')).CampaignFormPage }),
  },
  {
    path: '/admin/ofertas/:id',
    lazy: async () => ({ Component: (await import('../pages/campaigns/campaign-form-page')).CampaignFormPage }),
  },
];

const COMISIONES: RouteObject[] = [
  {
    path: '/admin/comisiones',
    lazy: async () => ({ Component: (await import('../pages/admin-comisiones/rates-page')).RatesPage }),
  },
  {
    path: '/admin/liquidaciones',
    lazy: async () => ({ Component: (await import('../pages/admin-comisiones/payouts-page')).PayoutsPage }),
  },
  {
    path: '/admin/liquidaciones/:id',
    lazy: async () => ({ Component: (await import('../pages/admin-comisiones/payout-page')).PayoutPage }),
  },
];

/** The verification queue and the statements of the bank. */
const PAYMENTS: RouteObject[] = [
  {
    path: '/admin/pagos',
    lazy: async () => ({ Component: (await import('../pages/admin-payments/payments-page')).PaymentsPage }),
  },
  {
    path: '/admin/pagos/conciliacion',
    lazy: async () => ({ Component: (await import('../pages/admin-payments/reconciliation-page')).ReconciliationPage }),
  },
  {
    path: '/admin/pagos/:id',
    lazy: async () => ({ Component: (await import('../pages/admin-payments/payment-page')).PaymentPage }),
  },
];

/** The administrators' office. */
export const adminRoutes: RouteObject[] = [
  inPanel({
    element: <RequireRole roles={['admin']} />,
    children: [
      {
        path: '/admin/catalogos',
        lazy: async () => ({ Component: (await import('../pages/catalogos/catalogos-page')).CatalogosPage }),
      },
      ...COMISIONES,
      ...SELLERS,
      ...PAYMENTS,
      {
        path: '/admin/auditoria',
        lazy: async () => ({ Component: (await import('../pages/admin-audit/audit-page')).AuditPage }),
      },
      {
        path: '/admin/configuracion/sistema',
        lazy: async () => ({ Component: (await import('../pages/admin-config/config-page')).ConfigPage }),
      },
      {
        path: '/admin/estado',
        lazy: async () => ({ Component: (await import('../pages/admin-status/status-page')).StatusPage }),
      },
      {
        path: '/admin',
        lazy: async () => ({ Component: (await import('../pages/admin-home/admin-home-page')).AdminHomePage }),
      },
      {
        path: '/admin/administracion/usuarios',
        lazy: async () => ({ Component: (await import('../pages/admin-users/users-page')).UsersPage }),
      },
      {
        path: '/admin/administracion/usuarios/nuevo',
        lazy: async () => ({ Component: (await import('../pages/admin-users/new-user-page')).NewUserPage }),
      },
      {
        path: '/admin/administracion/usuarios/:id',
        lazy: async () => ({ Component: (await import('../pages/admin-users/user-page')).UserPage }),
      },
      {
        path: '/admin/administracion/usuarios/:id/editar',
        lazy: async () => ({ Component: (await import('../pages/admin-users/edit-user-page')).EditUserPage }),
      },
      {
        path: '/admin/por-resolver',
        lazy: async () => ({ Component: (await import('../pages/admin-asuntos/asuntos-page')).AsuntosPage }),
      },
      {
        path: '/admin/por-resolver/:id',
        lazy: async () => ({ Component: (await import('../pages/admin-asuntos/asunto-page')).AsuntoPage }),
      },
      {
        path: '/admin/reportes',
        lazy: async () => ({ Component: (await import('../pages/admin-reports/reports-page')).ReportsPage }),
      },
      {
        path: '/admin/reportes/:id',
        lazy: async () => ({ Component: (await import('../pages/admin-reports/report-page')).ReportPage }),
      },
      {
        path: '/admin/comentarios',
        lazy: async () => ({ Component: (await import('../pages/admin-comments/comments-page')).CommentsPage }),
      },
      {
        path: '/admin/pedidos',
        lazy: async () => ({ Component: (await import('../pages/admin-orders/orders-page')).OrdersPage }),
      },
      {
        path: '/admin/pedidos/:id',
        lazy: async () => ({ Component: (await import('../pages/admin-orders/order-page')).OrderPage }),
      },
      {
        path: '/admin/gestion/membresia',
        lazy: async () => ({ Component: (await import('../pages/memberships/memberships-page')).MembershipsPage }),
      },
    ],
  }),
];
