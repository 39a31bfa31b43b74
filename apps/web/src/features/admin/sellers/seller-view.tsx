import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { NegocioAdminDetalle } from '@tuerca/contracts/auth/negocios/admin-schemas';
import { FALTANTES } from '@tuerca/contracts/auth/negocios/missing';
import { REVISION_MESSAGES } from '@tuerca/contracts/auth/negocios/review-messages';
import { REPORT_MESSAGES } from '@tuerca/contracts/platform/reportes/messages';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { WeekHours } from '@/entities/auth/negocios/week-hours';
import { longDate, percent, shortDate } from '@/lib/format';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { DataState } from '@/ui/data-state';
import { Fact, Facts } from '@/ui/facts';
import { LinkList } from '@/ui/link-list';
import { PageHeader } from '@/ui/page-header';
import { Panel } from '@/ui/panel';
import { SellerActions } from './seller-actions';
import { SellerChecks } from './seller-checks';
import { SellerHistory } from './seller-history';
import { SellerChip } from './seller-state';
import { type SellerKind, sellerQuery } from './sellers.queries';

const LIST = {
  tiendas: { to: paths.adminStores(), label: 'Tiendas' },
  talleres: { to: paths.adminWorkshops(), label: 'Talleres' },
} as const;

/** The ways to what it sells, sold and was asked. */
const linksOf = (kind: SellerKind, id: string): [string, string][] => [
  ...(kind === 'tiendas'
    ? ([
        ['Ver sus productos', paths.adminProducts({ tienda: id })],
        ['Ver sus pedidos', paths.adminOrders({ tienda: id })],
        ['Ver las preguntas que le hacen', paths.adminComments({ vista: 'preguntas', tienda: id })],
        ['Ver sus liquidaciones', paths.adminPayouts({ vista: 'liquidaciones', tienda: id })],
      ] as [string, string][])
    : []),
  [REPORT_MESSAGES.reportsAgainst, paths.adminReports({ estado: 'all', autor: id })],
];

interface SellerViewProps {
  kind: SellerKind;
  id: string;
  /** Its plan, and giving it another one. */
  renderPlan: (userId: string) => ReactNode;
}

function Ready({ kind, seller, renderPlan }: Omit<SellerViewProps, 'id'> & { seller: NegocioAdminDetalle }) {
  const { revision, pausa, cifras, responsable, falta } = seller;
  return (
    <>
      <BackLink {...LIST[kind]} />
      <PageHeader title={seller.nombre} text={<SellerChip kind={kind} seller={seller} />} />
      {seller.eliminado && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2, color: 'text.primary' }}>
          {REVISION_MESSAGES.deleted}
        </Alert>
      )}
      {revision.motivo && (
        <Alert severity="error" variant="outlined" sx={{ mb: 2, color: 'text.primary' }}>
          Motivo del rechazo: {revision.motivo}
        </Alert>
      )}
      {pausa && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2, color: 'text.primary' }}>
          En pausa desde el {shortDate(pausa.fecha)}: {pausa.motivo}
        </Alert>
      )}
      {!seller.eliminado && <SellerActions kind={kind} seller={seller} />}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 3 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <SellerChecks seller={seller} />
          <Panel title="El negocio" text={seller.descripcion}>
            <Facts>
              <Fact label="Responsable">{responsable.nombre}</Fact>
              <Fact label="Correo">
                {responsable.email}
                {responsable.emailVerificado ? '' : ' (sin confirmar)'}
              </Fact>
              <Fact label="Teléfono">{seller.telefono ? formatTelefono(seller.telefono) : 'No lo dio'}</Fact>
              <Fact label="Registro">{longDate(seller.createdAt)}</Fact>
              <Fact label="Dirección" wide>
                {[seller.calle, seller.ciudad, seller.estado].filter(Boolean).join(', ')}
              </Fact>
              <Fact label="Rubros" wide>
                {seller.rubros.join(', ') || 'Ninguno'}
              </Fact>
              {!seller.eliminado && falta.length > 0 && (
                <Fact label="Le falta" wide>
                  {falta.map((name) => FALTANTES[name]).join(' · ')}
                </Fact>
              )}
            </Facts>
          </Panel>
          <Panel title="Horario">
            <WeekHours horario={seller.horario} caption={`Horario de ${seller.nombre}`} />
          </Panel>
        </Box>
        <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Panel title="En cifras">
            <Facts>
              <Fact label={kind === 'tiendas' ? 'Productos' : 'Servicios'}>{cifras.ofertas}</Fact>
              <Fact label={kind === 'tiendas' ? 'Pedidos' : 'Citas'}>{cifras.operaciones}</Fact>
              <Fact label="Valoración">
                {seller.numeroValoraciones
                  ? `${seller.valoracionPromedio.toLocaleString('es-VE')} de 5 (${seller.numeroValoraciones})`
                  : 'Sin reseñas'}
              </Fact>
              <Fact label="Comisión">{percent(cifras.comision)}</Fact>
              <Fact label="Reportes">{cifras.reportes}</Fact>
            </Facts>
            <LinkList links={linksOf(kind, seller._id)} />
          </Panel>
          {renderPlan(seller._id)}
          <Panel title="Historial">
            <SellerHistory historial={seller.historial} />
          </Panel>
        </Box>
      </Box>
    </>
  );
}

/** One store or workshop: checks, figures, history, and what can be done. */
export function SellerView({ kind, id, renderPlan }: SellerViewProps) {
  const query = useQuery(sellerQuery(kind, id));
  return (
    <DataState
      query={query}
      skeleton={<Skeleton variant="rectangular" height={520} sx={{ mt: 4, borderRadius: '10px' }} />}
      error={REVISION_MESSAGES.loadFailed}
      errorAction={<BackLink {...LIST[kind]} button />}
    >
      {(seller) => <Ready kind={kind} seller={seller} renderPlan={renderPlan} />}
    </DataState>
  );
}
