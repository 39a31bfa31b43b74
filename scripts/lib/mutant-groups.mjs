/** Least part of the mutants, in percent, that the tests of a group must see. */
export const GOAL = 85;

/** Files of a workspace, and the specs that prove them: few, since each of them is loaded again for each mutant. */
const partOf =
  (workspace) =>
  (mutate, tests = mutate) => ({
    workspace,
    mutate: mutate.map((file) => `src/${file}.ts`),
    tests: tests.map((file) => `<rootDir>/src/${file}.spec.ts`),
  });
const contracts = partOf('packages/contracts');
const api = partOf('apps/api');
/** Conditions of repositories, proved on a database. */
const stored = (...mutate) => ({ ...api(mutate), database: true });

/** Groups of `npm run mutants`: what decides money, rights, time and states, by domain. */
export const GROUPS = {
  money: [
    contracts(['venezuela/{dinero,numero,cifra}', 'orders/comisiones/rules']),
    api(['orders/comisiones/{entries,comisiones.mapper}', 'orders/devoluciones/refund', 'orders/orders/order-amounts']),
    stored('orders/comisiones/{asientos,liquidaciones}.repository', 'products/products/product-stock.repository'),
  ],
  prices: [contracts(['products/products/{price,price-change,price-rights}'])],
  time: [
    contracts(
      ['venezuela/{caracas,banking-days,clock,day-range}', 'auth/negocios/{open-days,opening}'],
      ['venezuela/{caracas,banking-days,clock,day-range}', 'auth/negocios/{open-days,opening,horario}'],
    ),
  ],
  rights: [
    contracts(
      [
        'kernel/{capabilities,contact-data}',
        'auth/auth/{rules,codes}',
        'auth/negocios/missing',
        'auth/users/birth-date',
        'chats/notifications/{rules,frame-access}',
        'citas/hojas/privacy',
      ],
      [
        'kernel/{capabilities,contact-data}',
        'auth/auth/{rules,codes}',
        'auth/negocios/missing',
        'auth/users/birth-date',
        'chats/notifications/rights',
        'citas/hojas/privacy',
      ],
    ),
    api(
      ['auth/equipo/equipo.policy', 'chats/chats/chat.policy', 'citas/citas/{cita.policy,own-rules}'],
      ['auth/equipo/equipo.policy', 'chats/chats/chat.policy', 'citas/citas/cita.policy'],
    ),
    stored('auth/auth/second-factor.repository'),
  ],
  payments: [
    contracts(['payments/payments/{states,concepts}'], ['payments/payments/{states,concepts}', 'states']),
    api(['payments/payments/payment-rules']),
  ],
  orders: [
    contracts(
      [
        'orders/orders/{states,late,delivery-code,units,client-text}',
        'orders/comisiones/states',
        'orders/store-dashboard/deadlines',
        'kernel/moves',
      ],
      ['orders/orders/*', 'orders/store-dashboard/*', 'kernel/moves', 'states'],
    ),
    api(['orders/orders/{order-rules,sales-days}'], ['orders/orders/{order-rules,order-amounts,sales-days}']),
    stored('orders/orders/order-moves.repository'),
  ],
  returns: [
    contracts(
      ['orders/devoluciones/{rules,states}', 'products/products/{warranty,stated}'],
      ['orders/devoluciones/*', 'products/products/{warranty,stated}', 'states'],
    ),
  ],
  plans: [contracts(['membresia/{rules,states,defaults}'], ['membresia/*', 'states'])],
  appointments: [
    contracts(
      [
        'citas/citas/{states,undo,price,durations}',
        'citas/hojas/mileage',
        'citas/presupuestos/{rules,states}',
        'cart/mano-de-obra/{rules,states}',
      ],
      [
        'citas/citas/{states,price,durations}',
        'citas/hojas/mileage',
        'citas/presupuestos/*',
        'cart/mano-de-obra/*',
        'states',
      ],
    ),
  ],
  agenda: [contracts(['citas/citas/{slots,late,conflicts}'])],
  checkout: [
    contracts(
      ['cart/checkout/{buyer-limits,cash,delivery,shipping}', 'auth/stores/arrival'],
      ['cart/checkout/*', 'auth/stores/arrival', 'states'],
    ),
  ],
  requests: [contracts(['cart/solicitudes/states', 'cart/demanda/rules'], ['cart/{solicitudes,demanda}/*', 'states'])],
  offers: [
    contracts(
      [
        'products/promotions/{rules,states,store-states}',
        'products/campaigns/states',
        'products/product-imports/states',
        'products/products/rules',
      ],
      ['products/promotions/*', 'products/products/rules', 'states'],
    ),
    stored('products/promotions/promotions.repository'),
  ],
  platform: [
    contracts(
      ['platform/reportes/states', 'platform/system/{rules,states}', 'auth/negocios/review-states'],
      ['platform/**/*', 'auth/negocios/review-states', 'states'],
    ),
    api(['platform/system/rate-rules']),
  ],
};

/** Name of a part of a group: 'payments-api', 'money-api-database'. */
export const partName = (group, { workspace, database }) =>
  `${group}-${workspace.split('/').at(-1)}${database ? '-database' : ''}`;
