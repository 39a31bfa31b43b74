import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { truncate } from '@tuerca/contracts/kernel/text';
import { findServiceCategoria } from '@tuerca/contracts/products/services/categorias';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { ServiceFacts, ServicePrice } from '@/entities/products/services/service-parts';
import { CardEditActions } from '@/ui/card-edit-actions';
import { Picture } from '@/ui/picture';
import { StatusChip } from '@/ui/status-chip';

/** Cards beside each other by the room there is. */
export const ownServiceGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
} as const;

interface OwnServiceCardProps {
  servicio: Servicio;
  onEdit: () => void;
  onRemove: () => void;
}

/** One of my services, with what can be done to it. */
export const OwnServiceCard = ({ servicio, onEdit, onRemove }: OwnServiceCardProps) => (
  <Card component="article" sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
    <Picture
      src={servicio.imagenes[0]}
      alt=""
      sizes="(min-width: 900px) 320px, 88vw"
      ratio="16 / 9"
      fallback="servicio"
      sx={{ borderRadius: 0 }}
    />
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, p: 2, flex: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="caption" sx={{ color: 'text.secondary', fontWeight: 600 }}>
          {findServiceCategoria(servicio.categoria)?.nombre ?? servicio.categoriaPublica}
        </Typography>
        <StatusChip
          label={servicio.disponible ? 'Disponible' : 'No disponible'}
          tone={servicio.disponible ? 'success' : 'neutral'}
        />
      </Box>
      <Typography variant="subtitle1" component="h2" sx={{ lineHeight: 1.35, overflowWrap: 'anywhere' }}>
        {servicio.nombre}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {truncate(servicio.descripcion, 120)}
      </Typography>
      <ServiceFacts servicio={servicio} taller={false} />
      <Box sx={{ mt: 'auto', pt: 1 }}>
        <ServicePrice servicio={servicio} />
      </Box>
    </Box>
    <CardEditActions name={servicio.nombre} onEdit={onEdit} onRemove={onRemove} />
  </Card>
);

/** The places of cards that are on their way. */
export const OwnServicesSkeleton = () => (
  <Box sx={ownServiceGrid}>
    {[0, 1, 2, 3, 4, 5].map((n) => (
      <Card key={n}>
        <Skeleton variant="rectangular" sx={{ width: '100%', height: 'auto', aspectRatio: '16 / 9' }} />
        <Box sx={{ p: 2 }}>
          <Skeleton width="55%" height={26} />
          <Skeleton width="85%" height={30} />
          <Skeleton width="100%" height={24} />
          <Skeleton width="70%" height={24} />
          <Skeleton width="45%" height={46} sx={{ mt: 1 }} />
          <Skeleton width="100%" height={44} />
        </Box>
      </Card>
    ))}
  </Box>
);
