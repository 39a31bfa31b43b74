import BuildOutlined from '@mui/icons-material/BuildOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import SpeedRounded from '@mui/icons-material/SpeedRounded';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import { formatKilometraje } from '@tuerca/contracts/hojas/mileage';
import type { ResumenHoja } from '@tuerca/contracts/hojas/schemas';
import { shortDate } from '../../lib/format';
import { StatCard, StatCards } from '../../ui/stat-card';

/** A record in four figures; without `resumen` in the shape of what comes. */
export const HojaSummary = ({ resumen }: { resumen?: ResumenHoja }) => {
  const { kilometraje, trabajos, repuestos, garantiasVigentes, desde } = resumen ?? {};
  const count = (n: number | undefined) => n?.toLocaleString('es-VE');
  return (
    <StatCards label="Resumen">
      <StatCard
        label="Último kilometraje"
        icon={<SpeedRounded />}
        value={resumen && (kilometraje ? formatKilometraje(kilometraje.valor) : '—')}
        note={kilometraje ? `El ${shortDate(kilometraje.fecha)}` : 'Sin lecturas todavía'}
      />
      <StatCard
        label="Trabajos"
        icon={<BuildOutlined />}
        value={count(trabajos)}
        note={desde ? `Desde el ${shortDate(desde)}` : 'Ninguno todavía'}
      />
      <StatCard
        label="Repuestos"
        icon={<Inventory2Outlined />}
        value={count(repuestos)}
        note={repuestos ? 'Comprados o anotados' : 'Ninguno todavía'}
      />
      <StatCard
        label="Garantías vigentes"
        icon={<VerifiedUserOutlined />}
        value={count(garantiasVigentes)}
        note="De trabajos y repuestos"
      />
    </StatCards>
  );
};
