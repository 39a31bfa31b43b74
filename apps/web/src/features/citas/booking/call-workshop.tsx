import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { CallButton } from '@/entities/auth/workshops/call-button';
import { workshopContactQuery } from '@/entities/auth/workshops/workshop-contact.queries';
import { paths } from '@/lib/paths';
import { CalendarMonthOutlined } from '@/ui/icons/calendar-month-outlined';

/** Replaces the booking form when nothing can be booked online: the reason, and the workshop's telephone. */
export function CallWorkshop({ taller, aviso }: { taller: Servicio['taller']; aviso: string }) {
  const { data, isPending } = useQuery(workshopContactQuery(taller._id));
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        gap: 1.5,
        py: { xs: 3, sm: 4 },
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 72,
          height: 72,
          borderRadius: '50%',
          bgcolor: 'marca.tile',
          color: 'text.secondary',
        }}
      >
        <CalendarMonthOutlined sx={{ fontSize: 32 }} />
      </Box>
      <Typography variant="h4" component="p">
        {aviso}
      </Typography>
      <Typography
        sx={{ color: 'text.secondary', maxWidth: '46ch' }}
      >{`Acuerda el día y la hora con ${taller.nombre}.`}</Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'center',
          gap: 1.5,
          mt: 1,
          width: { xs: '100%', sm: 'auto' },
          '& > *': { flex: { xs: '1 1 100%', sm: 'none' } },
        }}
      >
        <CallButton telefono={data?.telefono} loading={isPending} />
        <Button component={Link} to={paths.workshop(taller._id)} variant="outlined">
          Ver perfil del taller
        </Button>
      </Box>
    </Box>
  );
}
