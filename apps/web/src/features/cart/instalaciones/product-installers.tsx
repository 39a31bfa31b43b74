import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { INSTALLATION_MESSAGES } from '@tuerca/contracts/cart/instalaciones/messages';
import { serviceCategoriasFor } from '@tuerca/contracts/cart/instalaciones/rules';
import type { TallerInstalacion } from '@tuerca/contracts/cart/instalaciones/schemas';
import type { Producto } from '@tuerca/contracts/products/products/schemas';
import { SERVICE_MESSAGES } from '@tuerca/contracts/products/services/messages';
import { ESTADO_NAMES } from '@tuerca/contracts/venezuela/estados';
import type { Place } from '@tuerca/contracts/venezuela/place';
import { useChosenVehicle } from '@/entities/auth/garaje/garage-store';
import { productInstallersQuery, type ProductJob } from '@/entities/cart/instalaciones/instalaciones.queries';
import { whenInWords } from '@/entities/citas/citas/cita-format';
import { usePlacePicker } from '@/entities/platform/lugares/use-place-picker';
import { paths } from '@/lib/paths';
import { BuildOutlined } from '@/ui/icons/build-outlined';
import { Precio } from '@/ui/precio';
import { Rating } from '@/ui/rating';
import { Section } from '@/ui/section';
import { NEARNESS_IN_WORDS } from './nearness';

const SHOWN = 3;
const grid = {
  display: 'grid',
  listStyle: 'none',
  m: 0,
  p: 0,
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
};

/** One workshop: its service for this part, the price, and its first free time. */
function Installer({ taller }: { taller: TallerInstalacion }) {
  const servicio = taller.servicios[0]!;
  const [day] = servicio.dias;
  return (
    <Card component="li" sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1.25 }}>
      <Box>
        <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {taller.nombre}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {NEARNESS_IN_WORDS[taller.cercania](taller)}
        </Typography>
        <Rating compact value={taller.calificacion} count={taller.numeroValoraciones} />
      </Box>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{servicio.nombre}</Typography>
      <Box>
        {!servicio.precioFijo && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', fontWeight: 600 }}>
            Desde
          </Typography>
        )}
        <Precio size="sm" bs={servicio.precioFinalBs} usd={servicio.precioFinal} originalBs={servicio.precioBs} />
      </Box>
      {day && (
        <Typography variant="body2">
          Primera hora libre: {whenInWords({ fecha: day.fecha, hora: day.horas[0]! })}
        </Typography>
      )}
      {!servicio.exacto && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {INSTALLATION_MESSAGES.askFirst}
        </Typography>
      )}
      <Button
        component={Link}
        to={paths.service(servicio.servicioId)}
        variant="outlined"
        aria-label={`Agendar ${servicio.nombre} en ${taller.nombre}`}
        sx={{ mt: 'auto', alignSelf: 'flex-start' }}
      >
        Agendar
      </Button>
    </Card>
  );
}

function Installers({ productoId, place }: { productoId: string; place: Place }) {
  const vehicle = useChosenVehicle();
  const job: ProductJob = {
    estado: place.estado as ProductJob['estado'],
    ciudad: place.ciudad,
    ...(vehicle?.tipo && { tipo: vehicle.tipo }),
  };
  const { data, isError, isPlaceholderData } = useQuery(productInstallersQuery(productoId, job));
  if (isError) return <Typography>No pudimos cargar los talleres. Intenta de nuevo en un momento.</Typography>;
  if (!data)
    return (
      <Box sx={grid}>
        <Skeleton variant="rounded" height={240} />
        <Skeleton variant="rounded" height={240} sx={{ display: { xs: 'none', sm: 'block' } }} />
      </Box>
    );
  if (!data.talleres.length)
    return (
      <Typography>
        {INSTALLATION_MESSAGES.noneNearProduct}{' '}
        <Link to={paths.services()} style={{ color: 'inherit' }}>
          {SERVICE_MESSAGES.seeAll}
        </Link>
      </Typography>
    );
  return (
    <Box component="ul" sx={{ ...grid, opacity: isPlaceholderData ? 0.6 : 1 }}>
      {data.talleres.slice(0, SHOWN).map((taller) => (
        <Installer key={taller._id} taller={taller} />
      ))}
    </Box>
  );
}

/** Workshops near her place that install this part; renders nothing if none does. */
export function ProductInstallers({ producto }: { producto: Pick<Producto, '_id' | 'categoria' | 'subcategoria'> }) {
  const { place, pick, dialog } = usePlacePicker();
  if (serviceCategoriasFor(producto.categoria, producto.subcategoria).length === 0) return null;
  const known = place && (ESTADO_NAMES as readonly string[]).includes(place.estado) ? place : null;
  return (
    <Section
      title="Instálalo con…"
      text={known ? `Talleres cerca de ${known.ciudad}. Pagas la instalación en el taller.` : undefined}
      action={
        known && (
          <Button onClick={pick} aria-haspopup="dialog" sx={{ mx: -2.25 }}>
            Cambiar ciudad
          </Button>
        )
      }
    >
      {known ? (
        <Installers productoId={producto._id} place={known} />
      ) : (
        <Card sx={{ p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <BuildOutlined aria-hidden sx={{ color: 'primary.main' }} />
          <Typography sx={{ flex: '1 1 200px' }}>
            Mira quién lo instala cerca de ti, cuánto cuesta y cuándo puede.
          </Typography>
          <Button variant="outlined" onClick={pick} disabled={place === undefined} aria-haspopup="dialog">
            Elegir ciudad
          </Button>
        </Card>
      )}
      {dialog}
    </Section>
  );
}
