import { vehicleName } from '@tuerca/contracts/auth/garaje/vehiculo';
import type { EstadisticasCliente } from '@tuerca/contracts/cart/client-dashboard/statistics';
import { useChosenVehicle, useGarage } from '@/entities/auth/garaje/garage-store';
import { bs, plural } from '@/lib/format';
import { monthName } from '@/lib/months';
import { paths } from '@/lib/paths';
import { DirectionsCarRounded } from '@/ui/icons/directions-car-rounded';
import { FavoriteBorderRounded } from '@/ui/icons/favorite-border-rounded';
import { PaymentsOutlined } from '@/ui/icons/payments-outlined';
import { ReceiptLongRounded } from '@/ui/icons/receipt-long-rounded';
import { StatCard, StatCards } from '@/ui/stat-card';

/** Text on open orders, else on delivered ones. */
function underWay({ pendientes, completados }: EstadisticasCliente['pedidos']): string {
  if (pendientes > 0) return `${plural(pendientes, 'pedido', 'pedidos')} en curso`;
  return completados > 0 ? plural(completados, 'entregado', 'entregados') : 'Nada en curso';
}

function favoritesNote({ total, nuevos, tiendas }: EstadisticasCliente['favoritos']): string {
  if (!total) return 'Toca el corazón de un repuesto';
  const stores = `De ${plural(tiendas, 'tienda', 'tiendas')}`;
  return nuevos > 0 ? `${plural(nuevos, 'nuevo', 'nuevos')} esta semana` : stores;
}

/** My account in four figures; `statistics` is undefined while it loads. */
export function Stats({ statistics }: { statistics: EstadisticasCliente | undefined }) {
  const favoritos = statistics?.favoritos;
  const { vehiculos } = useGarage();
  const vehicle = useChosenVehicle();
  const before = statistics?.meses.at(-2)?.mes;
  return (
    <StatCards label="Resumen">
      <StatCard
        label="Compras"
        icon={<ReceiptLongRounded />}
        value={statistics?.pedidos.total.toLocaleString('es-VE')}
        note={statistics && underWay(statistics.pedidos)}
        to={paths.clientOrders()}
      />
      <StatCard
        label="Gasto del mes"
        icon={<PaymentsOutlined />}
        value={statistics && bs(statistics.gasto.mes)}
        change={statistics?.gasto.porcentaje}
        than={before && `que en ${monthName(before)}`}
        note={before && `Nada en ${monthName(before)}`}
      />
      <StatCard
        label="Favoritos"
        icon={<FavoriteBorderRounded />}
        value={favoritos?.total.toLocaleString('es-VE')}
        note={favoritos && favoritesNote(favoritos)}
        to={paths.favorites()}
      />
      <StatCard
        label="Vehículos"
        icon={<DirectionsCarRounded />}
        value={vehiculos.length.toLocaleString('es-VE')}
        note={vehicle ? vehicleName(vehicle) : 'Agrega el tuyo'}
        to={paths.clientGaraje()}
      />
    </StatCards>
  );
}
