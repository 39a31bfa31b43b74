import { formatKilometraje } from '@tuerca/contracts/citas/hojas/mileage';
import type { ResumenHoja } from '@tuerca/contracts/citas/hojas/schemas';
import { shortDate } from '@/lib/format';
import { BuildOutlined } from '@/ui/icons/build-outlined';
import { Inventory2Outlined } from '@/ui/icons/inventory-2-outlined';
import { SpeedRounded } from '@/ui/icons/speed-rounded';
import { VerifiedUserOutlined } from '@/ui/icons/verified-user-outlined';
import { StatCard, StatCards } from '@/ui/stat-card';

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
