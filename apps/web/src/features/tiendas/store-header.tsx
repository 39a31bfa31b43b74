import AccessTimeRounded from '@mui/icons-material/AccessTimeRounded';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import StarRounded from '@mui/icons-material/StarRounded';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Tienda } from '@tuerca/contracts/stores';
import { useState, type ReactNode } from 'react';
import { plural } from '../../lib/format';
import { todayHours } from '../../lib/today-hours';
import { Picture } from '../../ui/picture';
import { StatusChip } from '../../ui/status-chip';

const decimal = new Intl.NumberFormat('es-VE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, '& svg': { fontSize: 20, color: 'text.secondary', flex: 'none' } }}>
    {icon}
    {children}
  </Box>
);

/** Banner, logo, name, place, rating, today's hours and what the store says of itself. */
export function StoreHeader({ tienda }: { tienda: Tienda }) {
  const [now] = useState(() => new Date());
  const hours = todayHours(tienda.horario, now);
  const rated = tienda.numeroValoraciones > 0;
  return (
    <Box component="header">
      {tienda.banner && <Picture src={tienda.banner} alt="" sizes="100vw" ratio="4 / 1" priority fallback="tienda" sx={{ borderRadius: '10px', mt: { xs: 2, md: 3 }, minHeight: 120 }} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 2, md: 3 }, pt: 3, alignItems: 'flex-start' }}>
        <Avatar src={tienda.fotoPerfil ?? undefined} alt="" variant="rounded" sx={{ width: { xs: 72, md: 104 }, height: { xs: 72, md: 104 }, borderRadius: '10px', bgcolor: 'marca.tile', color: 'text.primary', fontSize: 36, fontWeight: 700 }}>
          {tienda.nombreTienda.slice(0, 1)}
        </Avatar>
        <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
          <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
            {tienda.nombreTienda}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, typography: 'body2' }}>
            <Fact icon={<PlaceOutlined aria-hidden />}>{[tienda.direccion.ciudad, tienda.direccion.estado].filter(Boolean).join(', ') || 'Sin dirección'}</Fact>
            <Fact icon={<StarRounded aria-hidden />}>
              <span>
                <strong>{rated ? decimal.format(tienda.valoracionPromedio) : 'N/A'}</strong> · {plural(tienda.numeroValoraciones, 'reseña', 'reseñas')}
              </span>
            </Fact>
            <Fact icon={<AccessTimeRounded aria-hidden />}>
              {hours.text}
              <StatusChip label={hours.open ? 'Abierta ahora' : 'Cerrada ahora'} tone={hours.open ? 'success' : 'neutral'} />
            </Fact>
          </Box>
          {tienda.descripcion && <Typography sx={{ mt: 2, maxWidth: '72ch', overflowWrap: 'anywhere' }}>{tienda.descripcion}</Typography>}
        </Box>
      </Box>
    </Box>
  );
}
