import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { CasoReporteDetalle, ContenidoReportado } from '@tuerca/contracts/platform/reportes/admin-schemas';
import { TIPO_REPORTE_LABELS } from '@tuerca/contracts/platform/reportes/objects';
import { longDate, plural } from '@/lib/format';
import { Fact, Facts } from '@/ui/facts';
import { Panel } from '@/ui/panel';

const prose = { whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' } as const;
const muted = { color: 'text.secondary' } as const;

/** The reported content as text. */
const Content = ({ contenido }: { contenido: ContenidoReportado }) => (
  <Box sx={{ display: 'grid', gap: 1.5 }}>
    <Typography component="blockquote" sx={{ ...prose, m: 0, pl: 2, borderLeft: 3, borderColor: 'divider' }}>
      {contenido.texto || 'Sin texto'}
    </Typography>
    <Facts>
      {contenido.datos.map(({ etiqueta, valor }) => (
        <Fact key={etiqueta} label={etiqueta}>
          {valor}
        </Fact>
      ))}
    </Facts>
    {contenido.oculto && <Alert severity="info">Ahora no se muestra al público.</Alert>}
    {contenido.ruta && (
      <Link component={RouterLink} to={contenido.ruta}>
        Abrir la página
      </Link>
    )}
  </Box>
);

/** The content when it was reported, and its present version if that differs. */
export function ReportedContent({ detalle: { entonces, ahora, caso } }: { detalle: CasoReporteDetalle }) {
  const changed = entonces && ahora && caso.objeto !== 'chat' && entonces.texto !== ahora.texto;
  const shown = entonces ?? ahora;
  return (
    <Panel title={entonces ? 'Lo reportado, como estaba' : 'Lo reportado'}>
      {shown ? (
        <Content contenido={ahora && !changed ? { ...ahora, texto: shown.texto } : shown} />
      ) : (
        <Typography sx={prose}>{caso.texto}</Typography>
      )}
      {!ahora && (
        <Alert severity="info" sx={{ mt: 2 }}>
          Ya no existe.
        </Alert>
      )}
      {changed && (
        <Box sx={{ mt: 3 }}>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
            Como está ahora
          </Typography>
          <Content contenido={ahora} />
        </Box>
      )}
    </Panel>
  );
}

/** Reports of the case: person and reason. */
export const Reports = ({ detalle: { reportes, caso } }: { detalle: CasoReporteDetalle }) => (
  <Panel title={plural(caso.total, 'persona lo reportó', 'personas lo reportaron')}>
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
      {reportes.map(({ _id, usuario, tipo, motivo, fecha }) => (
        <Box component="li" key={_id}>
          <Typography variant="subtitle2">{TIPO_REPORTE_LABELS[tipo]}</Typography>
          <Typography sx={prose}>{motivo}</Typography>
          <Typography variant="body2" sx={muted}>
            {usuario.nombre} · {longDate(fecha)}
          </Typography>
        </Box>
      ))}
    </Box>
  </Panel>
);
