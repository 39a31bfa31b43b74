import type { Estadisticas } from '@tuerca/contracts/admin/statistics';
import { percent, plural } from '@/lib/format';
import { monthName } from '@/lib/months';
import { paths } from '@/lib/paths';
import { BuildOutlined } from '@/ui/icons/build-outlined';
import { GroupsOutlined } from '@/ui/icons/groups-outlined';
import { ReceiptLongOutlined } from '@/ui/icons/receipt-long-outlined';
import { StorefrontRounded } from '@/ui/icons/storefront-rounded';
import { StatCard, StatCards } from '@/ui/stat-card';

const count = (value: number | undefined) => value?.toLocaleString('es-VE');
const noteOf = (words: string | undefined, change: number | null | undefined, before: string) =>
  words &&
  `${words}${typeof change === 'number' && change !== 0 ? ` · ${change > 0 ? '+' : ''}${percent(change)} desde ${before}` : ''}`;

/** The platform in four figures; each leads to what it counts. */
export function AdminFigures({ stats }: { stats: Estadisticas | undefined }) {
  const before = stats?.meses.at(-2)?.mes;
  const month = before ? monthName(before) : '';
  return (
    <StatCards label="La plataforma en cifras">
      <StatCard
        label="Usuarios"
        value={count(stats?.usuarios.total)}
        note={noteOf(
          stats && `${plural(stats.usuarios.nuevos, 'nuevo', 'nuevos')} este mes`,
          stats?.usuarios.porcentaje,
          month,
        )}
        icon={<GroupsOutlined fontSize="small" />}
        to={paths.adminUsers()}
      />
      <StatCard
        label="Tiendas"
        value={count(stats?.tiendas.total)}
        note={noteOf(stats && plural(stats.tiendas.activas, 'activa', 'activas'), stats?.tiendas.porcentaje, month)}
        icon={<StorefrontRounded fontSize="small" />}
        to={paths.adminStores()}
      />
      <StatCard
        label="Talleres"
        value={count(stats?.talleres.total)}
        note={noteOf(stats && plural(stats.talleres.activos, 'activo', 'activos'), stats?.talleres.porcentaje, month)}
        icon={<BuildOutlined fontSize="small" />}
        to={paths.adminWorkshops()}
      />
      <StatCard
        label="Pedidos"
        value={count(stats?.pedidos.total)}
        note={
          stats &&
          `${plural(stats.pedidos.pendientes, 'pendiente', 'pendientes')} · ${plural(stats.pedidos.completados, 'completado', 'completados')}`
        }
        icon={<ReceiptLongOutlined fontSize="small" />}
        to={paths.adminOrders()}
      />
    </StatCards>
  );
}
