import DirectionsCarRounded from '@mui/icons-material/DirectionsCarRounded';
import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import ReceiptLongRounded from '@mui/icons-material/ReceiptLongRounded';
import { vehicleName } from '@tuerca/contracts/garaje/vehiculo';
import type { EstadisticasCliente } from '@tuerca/contracts/orders/statistics';
import { useFavoritesCount } from '../../entities/favorites/favorites.queries';
import { useGarage, useVehicle } from '../../entities/garaje/garage-store';
import { bs, plural } from '../../lib/format';
import { paths } from '../../lib/paths';
import { StatCard, StatCards } from '../../ui/stat-card';
import { monthName } from '../../lib/months';

const underWay = (count: number) => (count > 0 ? `${plural(count, 'pedido', 'pedidos')} en camino` : 'Nada en camino');

/** What I have, in four figures; `statistics` is undefined while it loads. */
export function Stats({ statistics }: { statistics: EstadisticasCliente | undefined }) {
  const favorites = useFavoritesCount();
  const { vehiculos } = useGarage();
  const vehicle = useVehicle();
  const before = statistics?.meses.at(-2)?.mes;
  return (
    <StatCards label="Resumen">
      <StatCard
        label="Compras"
        icon={<ReceiptLongRounded />}
        value={statistics?.pedidos.total.toLocaleString('es-VE')}
        note={statistics && underWay(statistics.pedidos.enCurso)}
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
        value={favorites.toLocaleString('es-VE')}
        note={favorites > 0 ? 'Guardados para después' : 'Toca el corazón de un repuesto'}
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
