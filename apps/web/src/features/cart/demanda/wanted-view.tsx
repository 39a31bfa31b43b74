import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { DEMANDA_MESSAGES } from '@tuerca/contracts/cart/demanda/messages';
import { MIN_PEOPLE } from '@tuerca/contracts/cart/demanda/rules';
import type { Buscado, LoBuscado, PedidoSinRespuesta } from '@tuerca/contracts/cart/demanda/schemas';
import { plural, shortDate } from '@/lib/format';
import { paths } from '@/lib/paths';
import { DataState } from '@/ui/data-state';
import { EmptyState } from '@/ui/empty-state';
import { SearchOffRounded } from '@/ui/icons/search-off-rounded';
import { Panel } from '@/ui/panel';
import { wantedQuery } from './demanda.queries';
import { formatNumber } from './format';

const lineStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 0.5,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;
const list = { listStyle: 'none', m: 0, p: 0 } as const;

const whereOf = ({ enTuEstado, enTuCiudad }: Buscado, { estado, ciudad }: LoBuscado) =>
  [
    enTuCiudad > 0 && `${formatNumber(enTuCiudad)} en ${ciudad}`,
    enTuEstado > enTuCiudad && `${formatNumber(enTuEstado)} en ${estado}`,
  ]
    .filter(Boolean)
    .join(', ');

const Searches = ({ wanted }: { wanted: LoBuscado }) => (
  <Panel
    title="Buscaron y no encontraron"
    text={`Este mes y el anterior, primero lo que piden en ${wanted.estado}. Se muestra desde ${MIN_PEOPLE} personas, y nunca quién fue.`}
  >
    {wanted.busquedas.length === 0 ? (
      <EmptyState
        compact
        icon={<SearchOffRounded sx={{ fontSize: 34 }} />}
        title="Nada por ahora"
        text="Cuando varias personas busquen un repuesto que ninguna tienda tiene, lo verás aquí."
      />
    ) : (
      <Box component="ul" sx={list} aria-label="Búsquedas sin resultado">
        {wanted.busquedas.map((one) => (
          <Box component="li" key={one.texto} sx={lineStyles}>
            <Box sx={{ minWidth: 0, flex: '1 1 180px' }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{one.texto}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {[plural(one.personas, 'persona', 'personas'), whereOf(one, wanted)].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
            <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              Última vez {shortDate(one.ultima)}
            </Typography>
          </Box>
        ))}
      </Box>
    )}
  </Panel>
);

const Request = ({ one }: { one: PedidoSinRespuesta }) => (
  <Box component="li" sx={lineStyles}>
    <Box sx={{ minWidth: 0, flex: '1 1 180px' }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {one.pieza}
        {one.cantidad > 1 && ` (${plural(one.cantidad, 'unidad', 'unidades')})`}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[one.vehiculo, `${one.ciudad}, ${one.estado}`, `hasta el ${shortDate(one.vence)}`].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
    {one.solicitudId && (
      <Button
        variant="outlined"
        size="small"
        component={Link}
        to={paths.storeRequest(one.solicitudId)}
        aria-label={`Responder a ${one.pieza}`}
      >
        Responder
      </Button>
    )}
  </Box>
);

const Requests = ({ wanted }: { wanted: LoBuscado }) => (
  <Panel
    title="Pidieron y nadie ha respondido"
    text="Solicitudes abiertas de las categorías que vendes. Puedes responder las que te llegaron a ti."
  >
    {wanted.solicitudes.length === 0 ? (
      <EmptyState
        compact
        title="Todas tienen respuesta"
        text="Ninguna solicitud de lo que vendes espera a una tienda."
      />
    ) : (
      <Box component="ul" sx={list} aria-label="Solicitudes sin respuesta">
        {wanted.solicitudes.map((one, i) => (
          <Request key={one.solicitudId ?? `${one.fecha} ${i}`} one={one} />
        ))}
      </Box>
    )}
  </Panel>
);

/** Demand that nobody can meet: searches without results and open requests. */
export function WantedView() {
  const query = useQuery(wantedQuery);
  return (
    <Box sx={{ mt: 3 }}>
      <DataState
        query={query}
        skeleton={<Skeleton variant="rectangular" height={360} />}
        error={DEMANDA_MESSAGES.wantedFailed}
      >
        {(wanted) => (
          <Box
            sx={{
              display: 'grid',
              gap: { xs: 2, md: 3 },
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <Searches wanted={wanted} />
            <Requests wanted={wanted} />
          </Box>
        )}
      </DataState>
    </Box>
  );
}
