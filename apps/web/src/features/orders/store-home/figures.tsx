import { DASHBOARD_MESSAGES } from '@tuerca/contracts/orders/store-dashboard/messages';
import type { EstadisticasTienda } from '@tuerca/contracts/orders/store-dashboard/schemas';
import { bs } from '@/lib/format';
import { monthName } from '@/lib/months';
import { paths } from '@/lib/paths';
import { Inventory2Outlined } from '@/ui/icons/inventory-2-outlined';
import { PaymentsOutlined } from '@/ui/icons/payments-outlined';
import { PeopleOutlineRounded } from '@/ui/icons/people-outline-rounded';
import { ReceiptLongOutlined } from '@/ui/icons/receipt-long-outlined';
import { StatCard, StatCards } from '@/ui/stat-card';

/** The figures of the month; each leads to what it counts. */
export function StoreHomeFigures({ stats }: { stats: EstadisticasTienda | undefined }) {
  const before = stats?.meses.at(-2)?.mes;
  const than = before && `que en ${monthName(before)}`;
  const count = (value: number | undefined) => value?.toLocaleString('es-VE');
  return (
    <StatCards label="Tu tienda en cifras">
      <StatCard
        label="Pedidos del mes"
        value={count(stats?.pedidos.total)}
        change={stats?.pedidos.porcentaje}
        than={than}
        note="Sin pedidos el mes anterior"
        icon={<ReceiptLongOutlined fontSize="small" />}
        to={paths.storeOrders()}
      />
      <StatCard
        label="Ingresos del mes"
        value={stats && bs(stats.ingresos.total)}
        change={stats?.ingresos.porcentaje}
        than={than}
        note={DASHBOARD_MESSAGES.noFormerIncome}
        icon={<PaymentsOutlined fontSize="small" />}
        to={paths.storeIncome()}
      />
      <StatCard
        label="Productos"
        value={count(stats?.productos.total)}
        change={stats?.productos.porcentaje}
        than={than}
        note="En tu lista"
        icon={<Inventory2Outlined fontSize="small" />}
        to={paths.storeProducts()}
      />
      <StatCard
        label="Clientes"
        value={count(stats?.clientes.total)}
        change={stats?.clientes.porcentaje}
        than={than}
        note="Te han comprado"
        icon={<PeopleOutlineRounded fontSize="small" />}
        to={paths.storeCustomers()}
      />
    </StatCards>
  );
}
