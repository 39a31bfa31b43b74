import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { mediaUrl } from '@/lib/media-url';
import { paths } from '@/lib/paths';
import { Rating } from '@/ui/rating';
import { CallButton } from './call-button';
import { workshopContactQuery } from './workshop-contact.queries';

/** Workshop of a service. Picture, rating and telephone are optional: without them it still shows name and place. */
export function WorkshopCard({ taller }: { taller: Servicio['taller'] }) {
  const { data, isPending } = useQuery(workshopContactQuery(taller._id));
  return (
    <Card component="section" aria-label="Taller" sx={{ display: 'flex', flexDirection: 'column', gap: 2, p: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Avatar
          src={mediaUrl(data?.fotoPerfil)}
          alt=""
          variant="rounded"
          sx={{ width: 56, height: 56, bgcolor: 'marca.tile', color: 'text.primary', fontWeight: 700 }}
        >
          {taller.nombre.slice(0, 1)}
        </Avatar>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            Lo hace
          </Typography>
          <Typography variant="subtitle1" component="h2" sx={{ lineHeight: 1.3, overflowWrap: 'anywhere' }}>
            {taller.nombre}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[taller.ciudad, taller.estado].filter(Boolean).join(', ') || 'Sin dirección'}
          </Typography>
          <Box sx={{ minHeight: 24 }}>
            {data && <Rating compact value={data.valoracionPromedio} count={data.numeroValoraciones} />}
          </Box>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { flex: { xs: '1 1 auto', sm: 'none' } } }}>
        <Button component={Link} to={paths.workshop(taller._id)} variant="outlined">
          Ver taller
        </Button>
        <CallButton telefono={data?.telefono} loading={isPending} variant="outlined" />
      </Box>
    </Card>
  );
}
