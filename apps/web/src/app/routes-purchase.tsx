import { Navigate, type RouteObject, useParams } from 'react-router-dom';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import { CART_MESSAGES } from '@tuerca/contracts/cart/cart/messages';
import { CHECKOUT_MESSAGES } from '@tuerca/contracts/cart/checkout/messages';
import { paths, withQuery } from '@/lib/paths';
import { inPanel } from './panel-route';
import { RequireRole } from './require-role';

const CLIENT = ['client'] as const;

/** The address of one order opens it over the list. */
const OrderRedirect = () => <Navigate to={withQuery(paths.clientOrders(), { pedido: useParams().numero })} replace />;

/** Cart, checkout and purchases: clients only, each with the sentence that the others read. */
export const purchaseRoutes: RouteObject[] = [
  {
    element: (
      <RequireRole
        roles={CLIENT}
        anonymous={CART_MESSAGES.signInFirst}
        forbidden={CART_MESSAGES.clientsOnlyCart}
        elsewhere={paths.home()}
      />
    ),
    children: [
      {
        path: '/carrito',
        lazy: async () => ({ Component: (await import('@/pages/cart/cart-page')).CartPage }),
      },
    ],
  },
  {
    element: (
      <RequireRole
        roles={CLIENT}
        anonymous={CHECKOUT_MESSAGES.signInFirst}
        forbidden={CHECKOUT_MESSAGES.clientsOnly}
        elsewhere={paths.home()}
      />
    ),
    children: [
      {
        path: '/checkout',
        lazy: async () => ({ Component: (await import('@/pages/cart/delivery-page')).DeliveryPage }),
      },
      {
        path: '/checkout/pago',
        lazy: async () => ({ Component: (await import('@/features/cart/checkout/payment-step')).CheckoutPaymentPage }),
      },
    ],
  },
  {
    element: (
      <RequireRole
        roles={CLIENT}
        comesBack={false}
        forbidden={AUTH_MESSAGES.clientsOnlyAction}
        elsewhere={paths.home()}
      />
    ),
    children: [
      {
        path: '/checkout/confirmacion',
        lazy: async () => ({ Component: (await import('@/pages/cart/confirmation-page')).ConfirmationPage }),
      },
    ],
  },
  inPanel({
    element: <RequireRole roles={CLIENT} forbidden={AUTH_MESSAGES.clientsOnlySection} />,
    children: [
      {
        path: '/cliente',
        lazy: async () => ({ Component: (await import('@/features/cart/client-home/client-home')).ClientHomePage }),
      },
      {
        path: '/cliente/ordenes',
        lazy: async () => ({ Component: (await import('@/features/orders/orders/orders-view')).OwnOrdersPage }),
      },
      { path: '/cliente/ordenes/:numero', element: <OrderRedirect /> },
      {
        path: '/cliente/ordenes/:numero/devolver',
        lazy: async () => ({ Component: (await import('@/features/orders/devoluciones/request-view')).NewReturnPage }),
      },
      {
        path: '/cliente/solicitudes',
        lazy: async () => ({
          Component: (await import('@/features/cart/solicitudes/client-requests-view')).ClientRequestsPage,
        }),
      },
      {
        path: '/cliente/solicitudes/:id',
        lazy: async () => ({
          Component: (await import('@/features/cart/solicitudes/client-request-view')).ClientRequestPage,
        }),
      },
      {
        path: '/cliente/devoluciones',
        lazy: async () => ({
          Component: (await import('@/features/orders/devoluciones/client-returns-view')).ClientReturnsPage,
        }),
      },
      {
        path: '/cliente/devoluciones/:id',
        lazy: async () => ({
          Component: (await import('@/features/orders/devoluciones/client-return-view')).ClientReturnPage,
        }),
      },
      {
        // One page at both addresses: what is edited is a dialog over the list.
        path: '/cliente/metodo/pagos',
        lazy: async () => ({
          Component: (await import('@/features/payments/payment-methods/payment-methods-view')).PaymentMethodsPage,
        }),
        children: [{ path: ':id/editar' }],
      },
      {
        path: '/cliente/configuracion',
        lazy: async () => ({ Component: (await import('@/pages/auth/profile-page')).ClientSettingsPage }),
      },
      {
        path: '/cliente/garaje',
        lazy: async () => ({ Component: (await import('@/features/auth/garaje/garage-list')).GaragePage }),
      },
      {
        path: '/cliente/garaje/:id/hoja-de-vida',
        lazy: async () => ({ Component: (await import('@/features/citas/hojas/hoja-view')).HojaPage }),
      },
    ],
  }),
];
