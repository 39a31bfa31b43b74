import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { TallerInstalacion } from '@tuerca/contracts/cart/instalaciones/schemas';
import { LABOUR_MESSAGES } from '@tuerca/contracts/cart/mano-de-obra/messages';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { whenInWords } from '@/entities/citas/citas/cita-format';
import { paths } from '@/lib/paths';
import { DataState } from '@/ui/data-state';
import { Panel } from '@/ui/panel';
import { Precio } from '@/ui/precio';
import { useOtherWorkshops } from './mano-de-obra.queries';

const SHOWN = 4;
const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 } as const;

const Offer = ({ taller, former }: { taller: TallerInstalacion; former: string }) => {
  const servicio = taller.servicios[0]!;
  const day = servicio.dias[0];
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0, pt: 0 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{taller.nombre}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {servicio.nombre} · {taller.ciudad}
        </Typography>
        {day && (
          <Typography variant="body2">
            Primera hora libre: {whenInWords({ fecha: day.fecha, hora: day.horas[0]! })}
          </Typography>
        )}
        <Precio size="sm" bs={servicio.precioFinalBs} usd={servicio.precioFinal} />
      </Box>
      <Button
        component={Link}
        to={paths.clientBooking(servicio.servicioId, former)}
        variant="contained"
        aria-label={`Agendar ${servicio.nombre} en ${taller.nombre}`}
        sx={{ justifySelf: 'start' }}
      >
        Agendar
      </Button>
    </Box>
  );
};

/** The parts may go back where their store takes them. */
const Orders = ({ cita: { repuestos } }: { cita: Cita }) =>
  repuestos && (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      ¿Ya no lo vas a instalar? Puedes devolver el repuesto según las condiciones de su tienda:{' '}
      {repuestos.pedidos.map(({ _id, numero }, i) => (
        <span key={_id}>
          {i > 0 && ', '}
          <Link to={paths.clientNewReturn(numero)} style={{ color: 'inherit' }}>
            {`pedido ${numero}`}
          </Link>
        </span>
      ))}
      .
    </Typography>
  );

/** After an appointment that did not take place: who else does the work, and the way back of its parts. */
export function OtherWorkshops({ cita }: { cita: Cita }) {
  const query = useOtherWorkshops(cita._id);
  return (
    <Panel title="Elige otro taller" text="Tu compra y lo que pagaste por Tuerca pasan a la cita nueva.">
      <DataState
        query={query}
        skeleton={<Skeleton variant="rounded" height={120} />}
        error={LABOUR_MESSAGES.othersFailed}
        isEmpty={({ talleres }) => talleres.length === 0}
        empty={<Typography>{LABOUR_MESSAGES.noOthers}</Typography>}
      >
        {({ talleres }) => (
          <Box component="ul" aria-label="Otros talleres" sx={list}>
            {talleres.slice(0, SHOWN).map((taller) => (
              <Offer key={taller._id} taller={taller} former={cita._id} />
            ))}
          </Box>
        )}
      </DataState>
      <Box sx={{ mt: 2, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Button component={Link} to={paths.clientBooking(undefined, cita._id)} size="small" sx={{ mx: -1 }}>
          Buscar en todos los servicios
        </Button>
        <Orders cita={cita} />
      </Box>
    </Panel>
  );
}
