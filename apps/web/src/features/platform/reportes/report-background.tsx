import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { CasoReporteDetalle } from '@tuerca/contracts/platform/reportes/admin-schemas';
import { ACCION_REPORTE_LABELS, OBJETO_REPORTE_LABELS } from '@tuerca/contracts/platform/reportes/objects';
import { DECISION_REPORTE_LABELS } from '@tuerca/contracts/platform/reportes/states';
import { longDate } from '@/lib/format';
import { paths } from '@/lib/paths';
import { Fact, Facts } from '@/ui/facts';
import { Panel } from '@/ui/panel';
import { ReportChip } from './report-chip';

const muted = { color: 'text.secondary' } as const;

/** Earlier reports against the same account. */
export const History = ({ detalle: { antecedentes, caso } }: { detalle: CasoReporteDetalle }) => (
  <Panel title="Historial de la persona" text={caso.autor?.nombre}>
    {antecedentes.length === 0 ? (
      <Typography sx={muted}>{caso.autor ? 'No tiene otros reportes.' : 'Nadie responde por esto.'}</Typography>
    ) : (
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
        {antecedentes.map((other) => (
          <Box component="li" key={other._id}>
            <Link component={RouterLink} to={paths.adminReport(other._id)} sx={{ overflowWrap: 'anywhere' }}>
              {other.titulo}
            </Link>
            <Typography variant="body2" sx={muted}>
              {OBJETO_REPORTE_LABELS[other.objeto]} · {longDate(other.primero)}
            </Typography>
            <ReportChip caso={other} />
          </Box>
        ))}
      </Box>
    )}
    {caso.autor && (
      <Button component={RouterLink} to={paths.adminUser(caso.autor._id)} sx={{ mt: 1, ml: -1 }}>
        Ver la cuenta
      </Button>
    )}
  </Panel>
);

/** Decision of the case, and the author's answer. */
export function Decision({ caso: { resolucion, apelacion } }: Pick<CasoReporteDetalle, 'caso'>) {
  if (!resolucion) return null;
  const { decision, accion, motivo, por, fecha } = resolucion;
  return (
    <Panel title="Decisión">
      <Facts>
        <Fact label="Decisión">{DECISION_REPORTE_LABELS[decision]}</Fact>
        <Fact label="Medida">{ACCION_REPORTE_LABELS[accion]}</Fact>
        <Fact label="Motivo" wide>
          {motivo}
        </Fact>
        <Fact label="Decidió">{por.nombre}</Fact>
        <Fact label="Fecha">{longDate(fecha)}</Fact>
        {apelacion && (
          <Fact label={`Respuesta del autor, ${longDate(apelacion.fecha)}`} wide>
            {apelacion.texto}
          </Fact>
        )}
        {apelacion?.decision && (
          <Fact label={apelacion.decision === 'revertir' ? 'Se revirtió' : 'Se mantuvo'} wide>
            {apelacion.motivo} ({apelacion.por?.nombre})
          </Fact>
        )}
      </Facts>
    </Panel>
  );
}

/** Administrators who opened the reported content, with the time. */
export const ReportViews = ({ detalle: { miradas } }: { detalle: CasoReporteDetalle }) =>
  miradas.length > 0 && (
    <Panel title="Quién lo abrió" text="Cada vez que alguien abre lo reportado queda en la auditoría.">
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {miradas.map(({ objeto, por, fecha }) => (
          <Typography component="li" variant="body2" key={`${objeto}${fecha}${por._id}`}>
            {por.nombre}, {longDate(fecha)}
          </Typography>
        ))}
      </Box>
    </Panel>
  );
